; An intrinsic need not be declared, but it has to be one.
; ERROR: 5:11: unknown intrinsic 'llvm.foobar'

define void @f() {
  call i8 @llvm.foobar(i8 0, i16 1)
  ret void
}
