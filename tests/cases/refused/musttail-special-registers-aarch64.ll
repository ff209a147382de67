; On AArch64 jumps do not fill the registers of nest and swiftself; the second function is counted with the first.
; PLATFORMS: aarch64
; ERROR: 7:12: cannot compile a musttail call with arguments on the stack or in special registers on this target
; ERROR: 8:8: cannot compile this musttail call
target triple = "aarch64-unknown-linux-gnu"
declare ptr @g(ptr nest)
define ptr @chain(ptr nest %p) {
  %r = musttail call ptr @g(ptr nest null)
  ret ptr %r
}
declare swiftcc ptr @h(ptr swiftself)
define swiftcc ptr @self(ptr swiftself %p) {
  %r = musttail call swiftcc ptr @h(ptr swiftself null)
  ret ptr %r
}
