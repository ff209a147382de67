; Labels within inline assembly do not divide the section: conditional branches to them stay within it.
; LLC: arm64-apple-macosx11
define i32 @way(i32 %x) {
  callbr void asm sideeffect "cbz ${0:w}, ${1:l}", "r,!i"(i32 %x) to label %straight [label %aside]
straight:
  ret i32 1
aside:
  ret i32 2
}
define i32 @own() {
  %r = call i32 asm "cbz xzr, ${:private}x${:uid}\0A${:private}x${:uid}: mov ${0:w}, #5", "=r"()
  ret i32 %r
}
