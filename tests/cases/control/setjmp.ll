; Values that change between setjmp and longjmp are kept in memory, others are as they were.
; STDOUT: 0 7 5
; STDOUT: 3 7 9
; PLATFORMS: host aarch64
@format = private constant [10 x i8] c"%d %d %d\0A\00"
@buffer = global [32 x i64] zeroinitializer, align 16

declare i32 @printf(ptr, ...)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn

define internal void @throw() noinline {
  call void @longjmp(ptr @buffer, i32 3)
  unreachable
}

define i32 @work(i32 %kept) {
entry:
  %changed = alloca i32
  store volatile i32 5, ptr %changed
  %twice = add i32 %kept, 1
  %code = call i32 @_setjmp(ptr @buffer) returns_twice
  %now = load volatile i32, ptr %changed
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %code, i32 %twice, i32 %now)
  %first = icmp eq i32 %code, 0
  br i1 %first, label %go, label %end
go:
  store volatile i32 9, ptr %changed
  call void @throw()
  unreachable
end:
  ret i32 0
}

define i32 @main() {
  %r = call i32 @work(i32 6)
  ret i32 %r
}
