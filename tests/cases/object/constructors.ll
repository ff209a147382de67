; Constructors run by priority before main, destructors after it.
; STDOUT: first
; STDOUT: second
; STDOUT: main
; STDOUT: late
; PLATFORMS: host aarch64
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @second, ptr null }, { i32, ptr, ptr } { i32 200, ptr @first, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }]
@t1 = private constant [6 x i8] c"first\00"
@t2 = private constant [7 x i8] c"second\00"
@t3 = private constant [5 x i8] c"main\00"
@t4 = private constant [5 x i8] c"late\00"

declare i32 @puts(ptr)

define internal void @first() {
  %r = call i32 @puts(ptr @t1)
  ret void
}

define internal void @second() {
  %r = call i32 @puts(ptr @t2)
  ret void
}

define internal void @late() {
  %r = call i32 @puts(ptr @t4)
  ret void
}

define i32 @main() {
  %r = call i32 @puts(ptr @t3)
  ret i32 0
}
