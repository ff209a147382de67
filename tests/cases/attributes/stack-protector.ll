; A store past the end of a buffer changes the guard above it, also when other objects were allocated after the buffer.
; EXIT: signal 6
; STDOUT: 105
; PLATFORMS: host aarch64 riscv64 s390x
@format = private constant [4 x i8] c"%d\0A\00"

declare i32 @printf(ptr, ...)
declare i32 @fflush(ptr)

define internal i32 @copy(i64 %count) noinline sspstrong {
entry:
  %buffer = alloca [16 x i8]
  %index = alloca i64
  %pointer = alloca ptr
  store ptr %buffer, ptr %pointer
  store volatile i64 0, ptr %index
  br label %loop

loop:
  %i = load volatile i64, ptr %index
  %more = icmp ult i64 %i, %count
  br i1 %more, label %body, label %done

body:
  %base = load volatile ptr, ptr %pointer
  %place = getelementptr i8, ptr %base, i64 %i
  store volatile i8 105, ptr %place
  %next = add i64 %i, 1
  store volatile i64 %next, ptr %index
  br label %loop

done:
  %last = getelementptr i8, ptr %buffer, i64 15
  %byte = load i8, ptr %last
  %result = zext i8 %byte to i32
  ret i32 %result
}

define i32 @main() {
  %inside = call i32 @copy(i64 16)
  call i32 (ptr, ...) @printf(ptr @format, i32 %inside)
  call i32 @fflush(ptr null)
  %outside = call i32 @copy(i64 24)
  call i32 (ptr, ...) @printf(ptr @format, i32 %outside)
  ret i32 0
}
