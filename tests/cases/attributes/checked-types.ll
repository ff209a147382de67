; Calls through pointers check the type in front of the function (KCFI): right ones pass, a wrong one traps.
; EXIT: signal 4
; STDOUT: called
; LLC: x86_64-unknown-linux-gnu
target triple = "x86_64-unknown-linux-gnu"

@word = private constant [7 x i8] c"called\00"
@functions = global [2 x ptr] [ptr @right, ptr @wrong]

define void @right() !kcfi_type !0 {
  call i32 @puts(ptr @word)
  ret void
}

define internal void @wrong() "patchable-function-prefix"="3" !kcfi_type !1 {
  call i32 @puts(ptr @word)
  ret void
}

define i32 @main() {
  %first = load ptr, ptr @functions
  call void %first() [ "kcfi"(i32 12345) ]
  %out = load ptr, ptr @stdout
  call i32 @fflush(ptr %out)
  %second = load ptr, ptr getelementptr (ptr, ptr @functions, i64 1)
  call void %second() [ "kcfi"(i32 12345) ]
  ret i32 0
}

@stdout = external global ptr
declare i32 @puts(ptr)
declare i32 @fflush(ptr)

!0 = !{i32 12345}
!1 = !{i32 -2}
!llvm.module.flags = !{!2}
!2 = !{i32 4, !"kcfi", i32 1}
