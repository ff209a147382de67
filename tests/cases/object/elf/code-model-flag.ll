; The module asks for the medium code model, as clang's -mcmodel=medium does.
; LLC: x86_64-unknown-linux-gnu
@x = external global i32
@big = global [1000 x i32] zeroinitializer
@list = constant [1000 x i32] zeroinitializer

define ptr @f() {
  ret ptr @x
}

define ptr @g() {
  ret ptr @big
}

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"Code Model", i32 3}
