; Structs passed as copies and returned through a pointer; the copy does not change the original.
; STDOUT: 61 10 66
; PLATFORMS: host aarch64 windows-gnu
@format = private constant [13 x i8] c"%ld %ld %ld\0A\00"
%big = type { i64, i64, i64, i32 }

declare i32 @printf(ptr, ...)

define i64 @sum(i32 %before, ptr byval(%big) align 8 %s, i64 %after) {
  %p0 = getelementptr %big, ptr %s, i32 0, i32 0
  %p1 = getelementptr %big, ptr %s, i32 0, i32 1
  %p2 = getelementptr %big, ptr %s, i32 0, i32 2
  %p3 = getelementptr %big, ptr %s, i32 0, i32 3
  %v0 = load i64, ptr %p0
  %v1 = load i64, ptr %p1
  %v2 = load i64, ptr %p2
  %v3 = load i32, ptr %p3
  store i64 1000, ptr %p0
  %w3 = sext i32 %v3 to i64
  %b = sext i32 %before to i64
  %a1 = add i64 %v0, %v1
  %a2 = add i64 %a1, %v2
  %a3 = add i64 %a2, %w3
  %a4 = add i64 %a3, %b
  %a5 = sub i64 %a4, %after
  ret i64 %a5
}

define void @make(ptr sret(%big) align 8 %out, i64 %n) {
  %p1 = getelementptr %big, ptr %out, i32 0, i32 1
  %p2 = getelementptr %big, ptr %out, i32 0, i32 2
  %p3 = getelementptr %big, ptr %out, i32 0, i32 3
  store i64 %n, ptr %out
  %n2 = mul i64 %n, 2
  store i64 %n2, ptr %p1
  %n3 = mul i64 %n, 3
  store i64 %n3, ptr %p2
  store i32 5, ptr %p3
  ret void
}

define i32 @main() {
  %s = alloca %big
  call void @make(ptr sret(%big) align 8 %s, i64 10)
  %r = call i64 @sum(i32 -1, ptr byval(%big) align 8 %s, i64 3)
  %first = load i64, ptr %s
  %again = call i64 @sum(i32 2, ptr byval(%big) align 8 %s, i64 1)
  %p = call i32 (ptr, ...) @printf(ptr @format, i64 %r, i64 %first, i64 %again)
  ret i32 0
}
