; Calls that need registers or stack Cranelift does not give: a variadic function through a pointer with all integer
; registers in use, and a byval argument aligned to 64 bytes.
; PLATFORMS: host windows-gnu
; STDOUT: 1 2 3 4 5 6 7.500000
; STDOUT: 42 0 9
@format = private constant [22 x i8] c"%d %d %d %d %d %d %f\0A\00"
@format2 = private constant [14 x i8] c"%ld %ld %ld\0A\00\00"
@function = global ptr @printf
%aligned = type { i64, [7 x i64] }

declare i32 @printf(ptr, ...)

define i64 @over(i64 %a, ptr byval(%aligned) align 64 %p, i64 %b) {
  %x = ptrtoint ptr %p to i64
  %low = and i64 %x, 63
  %v = load i64, ptr %p
  %s = add i64 %v, %a
  %t = add i64 %s, %b
  %u = mul i64 %low, 1000
  %r = add i64 %t, %u
  ret i64 %r
}

define i32 @main() {
  %f = load ptr, ptr @function
  call i32 (ptr, ...) %f(ptr @format, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, double 7.5)
  %m = alloca %aligned, align 64
  store i64 30, ptr %m
  %r = call i64 @over(i64 5, ptr byval(%aligned) align 64 %m, i64 7)
  call i32 (ptr, ...) @printf(ptr @format2, i64 %r, i64 0, i64 9)
  ret i32 0
}
