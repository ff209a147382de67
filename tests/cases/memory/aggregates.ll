; First-class aggregates: loads, stores, phi, select, insertvalue and extractvalue of nested ones, odd-width fields.
; STDOUT: 11 22 33 44 5
; PLATFORMS: host aarch64 windows-gnu
%inner = type { i8, [2 x i16] }
%outer = type { %inner, i64, i24 }
@format = private constant [17 x i8] c"%d %d %d %ld %d\0A\00"
@one = global %outer { %inner { i8 1, [2 x i16] [i16 2, i16 3] }, i64 4, i24 5 }
@two = global %outer { %inner { i8 11, [2 x i16] [i16 22, i16 33] }, i64 44, i24 55 }

declare i32 @printf(ptr, ...)

define %outer @pick(i1 %second) {
entry:
  br i1 %second, label %b, label %a
a:
  %x = load %outer, ptr @one
  br label %end
b:
  %y = load %outer, ptr @two
  br label %end
end:
  %r = phi %outer [ %x, %a ], [ %y, %b ]
  ret %outer %r
}

define i32 @main() {
  %x = call %outer @pick(i1 true)
  %y = call %outer @pick(i1 false)
  %small = extractvalue %outer %y, 2
  %z = insertvalue %outer %x, i24 %small, 2
  %copy = alloca %outer
  store %outer %z, ptr %copy
  %w = load %outer, ptr %copy
  %same = icmp eq ptr %copy, null
  %v = select i1 %same, %outer %y, %outer %w
  %a = extractvalue %outer %v, 0, 0
  %b = extractvalue %outer %v, 0, 1, 0
  %c = extractvalue %outer %v, 0, 1, 1
  %d = extractvalue %outer %v, 1
  %e = extractvalue %outer %v, 2
  %a32 = zext i8 %a to i32
  %b32 = zext i16 %b to i32
  %c32 = zext i16 %c to i32
  %e32 = zext i24 %e to i32
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %a32, i32 %b32, i32 %c32, i64 %d, i32 %e32)
  ret i32 0
}
