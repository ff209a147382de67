; A clobber is in braces.
; ERROR: 5:3: cannot parse the constraints of inline assembly

define void @f() {
  call void asm sideeffect "nop", "~{rax},~r{11}"()
  ret void
}
