; Quotients and remainders by constants of each width up to 32 bits. The sums of results were computed by Python.
; RUN
; PLATFORMS: host aarch64 riscv64 s390x
@values = constant [35 x i32] [i32 0, i32 1, i32 2, i32 3, i32 -1, i32 -2, i32 6, i32 7, i32 -7, i32 99, i32 100, i32 127, i32 128, i32 -128, i32 -129, i32 254, i32 255, i32 256, i32 999, i32 1000, i32 32767, i32 32768, i32 -32768, i32 65535, i32 8388607, i32 -8388608, i32 16777215, i32 123456789, i32 -123456789, i32 2147483646, i32 2147483647, i32 -2147483648, i32 -2147483647, i32 -715827883, i32 1431655765]
define i64 @udiv.7.3(i32 %x) {
  %n = trunc i32 %x to i7
  %r = udiv i7 %n, 3
  %w = zext i7 %r to i64
  ret i64 %w
}
define i64 @urem.7.3(i32 %x) {
  %n = trunc i32 %x to i7
  %r = urem i7 %n, 3
  %w = zext i7 %r to i64
  ret i64 %w
}
define i64 @sdiv.7.3(i32 %x) {
  %n = trunc i32 %x to i7
  %r = sdiv i7 %n, 3
  %w = sext i7 %r to i64
  ret i64 %w
}
define i64 @srem.7.3(i32 %x) {
  %n = trunc i32 %x to i7
  %r = srem i7 %n, 3
  %w = sext i7 %r to i64
  ret i64 %w
}
define i64 @udiv.7.5(i32 %x) {
  %n = trunc i32 %x to i7
  %r = udiv i7 %n, 5
  %w = zext i7 %r to i64
  ret i64 %w
}
define i64 @urem.7.5(i32 %x) {
  %n = trunc i32 %x to i7
  %r = urem i7 %n, 5
  %w = zext i7 %r to i64
  ret i64 %w
}
define i64 @sdiv.7.5(i32 %x) {
  %n = trunc i32 %x to i7
  %r = sdiv i7 %n, 5
  %w = sext i7 %r to i64
  ret i64 %w
}
define i64 @srem.7.5(i32 %x) {
  %n = trunc i32 %x to i7
  %r = srem i7 %n, 5
  %w = sext i7 %r to i64
  ret i64 %w
}
define i64 @udiv.7.m3(i32 %x) {
  %n = trunc i32 %x to i7
  %r = udiv i7 %n, -3
  %w = zext i7 %r to i64
  ret i64 %w
}
define i64 @urem.7.m3(i32 %x) {
  %n = trunc i32 %x to i7
  %r = urem i7 %n, -3
  %w = zext i7 %r to i64
  ret i64 %w
}
define i64 @sdiv.7.m3(i32 %x) {
  %n = trunc i32 %x to i7
  %r = sdiv i7 %n, -3
  %w = sext i7 %r to i64
  ret i64 %w
}
define i64 @srem.7.m3(i32 %x) {
  %n = trunc i32 %x to i7
  %r = srem i7 %n, -3
  %w = sext i7 %r to i64
  ret i64 %w
}
define i64 @udiv.7.63(i32 %x) {
  %n = trunc i32 %x to i7
  %r = udiv i7 %n, 63
  %w = zext i7 %r to i64
  ret i64 %w
}
define i64 @urem.7.63(i32 %x) {
  %n = trunc i32 %x to i7
  %r = urem i7 %n, 63
  %w = zext i7 %r to i64
  ret i64 %w
}
define i64 @sdiv.7.63(i32 %x) {
  %n = trunc i32 %x to i7
  %r = sdiv i7 %n, 63
  %w = sext i7 %r to i64
  ret i64 %w
}
define i64 @srem.7.63(i32 %x) {
  %n = trunc i32 %x to i7
  %r = srem i7 %n, 63
  %w = sext i7 %r to i64
  ret i64 %w
}
define i64 @udiv.8.2(i32 %x) {
  %n = trunc i32 %x to i8
  %r = udiv i8 %n, 2
  %w = zext i8 %r to i64
  ret i64 %w
}
define i64 @urem.8.2(i32 %x) {
  %n = trunc i32 %x to i8
  %r = urem i8 %n, 2
  %w = zext i8 %r to i64
  ret i64 %w
}
define i64 @sdiv.8.2(i32 %x) {
  %n = trunc i32 %x to i8
  %r = sdiv i8 %n, 2
  %w = sext i8 %r to i64
  ret i64 %w
}
define i64 @srem.8.2(i32 %x) {
  %n = trunc i32 %x to i8
  %r = srem i8 %n, 2
  %w = sext i8 %r to i64
  ret i64 %w
}
define i64 @udiv.8.3(i32 %x) {
  %n = trunc i32 %x to i8
  %r = udiv i8 %n, 3
  %w = zext i8 %r to i64
  ret i64 %w
}
define i64 @urem.8.3(i32 %x) {
  %n = trunc i32 %x to i8
  %r = urem i8 %n, 3
  %w = zext i8 %r to i64
  ret i64 %w
}
define i64 @sdiv.8.3(i32 %x) {
  %n = trunc i32 %x to i8
  %r = sdiv i8 %n, 3
  %w = sext i8 %r to i64
  ret i64 %w
}
define i64 @srem.8.3(i32 %x) {
  %n = trunc i32 %x to i8
  %r = srem i8 %n, 3
  %w = sext i8 %r to i64
  ret i64 %w
}
define i64 @udiv.8.7(i32 %x) {
  %n = trunc i32 %x to i8
  %r = udiv i8 %n, 7
  %w = zext i8 %r to i64
  ret i64 %w
}
define i64 @urem.8.7(i32 %x) {
  %n = trunc i32 %x to i8
  %r = urem i8 %n, 7
  %w = zext i8 %r to i64
  ret i64 %w
}
define i64 @sdiv.8.7(i32 %x) {
  %n = trunc i32 %x to i8
  %r = sdiv i8 %n, 7
  %w = sext i8 %r to i64
  ret i64 %w
}
define i64 @srem.8.7(i32 %x) {
  %n = trunc i32 %x to i8
  %r = srem i8 %n, 7
  %w = sext i8 %r to i64
  ret i64 %w
}
define i64 @udiv.8.10(i32 %x) {
  %n = trunc i32 %x to i8
  %r = udiv i8 %n, 10
  %w = zext i8 %r to i64
  ret i64 %w
}
define i64 @urem.8.10(i32 %x) {
  %n = trunc i32 %x to i8
  %r = urem i8 %n, 10
  %w = zext i8 %r to i64
  ret i64 %w
}
define i64 @sdiv.8.10(i32 %x) {
  %n = trunc i32 %x to i8
  %r = sdiv i8 %n, 10
  %w = sext i8 %r to i64
  ret i64 %w
}
define i64 @srem.8.10(i32 %x) {
  %n = trunc i32 %x to i8
  %r = srem i8 %n, 10
  %w = sext i8 %r to i64
  ret i64 %w
}
define i64 @udiv.8.100(i32 %x) {
  %n = trunc i32 %x to i8
  %r = udiv i8 %n, 100
  %w = zext i8 %r to i64
  ret i64 %w
}
define i64 @urem.8.100(i32 %x) {
  %n = trunc i32 %x to i8
  %r = urem i8 %n, 100
  %w = zext i8 %r to i64
  ret i64 %w
}
define i64 @sdiv.8.100(i32 %x) {
  %n = trunc i32 %x to i8
  %r = sdiv i8 %n, 100
  %w = sext i8 %r to i64
  ret i64 %w
}
define i64 @srem.8.100(i32 %x) {
  %n = trunc i32 %x to i8
  %r = srem i8 %n, 100
  %w = sext i8 %r to i64
  ret i64 %w
}
define i64 @udiv.8.m5(i32 %x) {
  %n = trunc i32 %x to i8
  %r = udiv i8 %n, -5
  %w = zext i8 %r to i64
  ret i64 %w
}
define i64 @urem.8.m5(i32 %x) {
  %n = trunc i32 %x to i8
  %r = urem i8 %n, -5
  %w = zext i8 %r to i64
  ret i64 %w
}
define i64 @sdiv.8.m5(i32 %x) {
  %n = trunc i32 %x to i8
  %r = sdiv i8 %n, -5
  %w = sext i8 %r to i64
  ret i64 %w
}
define i64 @srem.8.m5(i32 %x) {
  %n = trunc i32 %x to i8
  %r = srem i8 %n, -5
  %w = sext i8 %r to i64
  ret i64 %w
}
define i64 @udiv.8.m128(i32 %x) {
  %n = trunc i32 %x to i8
  %r = udiv i8 %n, -128
  %w = zext i8 %r to i64
  ret i64 %w
}
define i64 @urem.8.m128(i32 %x) {
  %n = trunc i32 %x to i8
  %r = urem i8 %n, -128
  %w = zext i8 %r to i64
  ret i64 %w
}
define i64 @sdiv.8.m128(i32 %x) {
  %n = trunc i32 %x to i8
  %r = sdiv i8 %n, -128
  %w = sext i8 %r to i64
  ret i64 %w
}
define i64 @srem.8.m128(i32 %x) {
  %n = trunc i32 %x to i8
  %r = srem i8 %n, -128
  %w = sext i8 %r to i64
  ret i64 %w
}
define i64 @udiv.16.4(i32 %x) {
  %n = trunc i32 %x to i16
  %r = udiv i16 %n, 4
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @urem.16.4(i32 %x) {
  %n = trunc i32 %x to i16
  %r = urem i16 %n, 4
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @sdiv.16.4(i32 %x) {
  %n = trunc i32 %x to i16
  %r = sdiv i16 %n, 4
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @srem.16.4(i32 %x) {
  %n = trunc i32 %x to i16
  %r = srem i16 %n, 4
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @udiv.16.3(i32 %x) {
  %n = trunc i32 %x to i16
  %r = udiv i16 %n, 3
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @urem.16.3(i32 %x) {
  %n = trunc i32 %x to i16
  %r = urem i16 %n, 3
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @sdiv.16.3(i32 %x) {
  %n = trunc i32 %x to i16
  %r = sdiv i16 %n, 3
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @srem.16.3(i32 %x) {
  %n = trunc i32 %x to i16
  %r = srem i16 %n, 3
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @udiv.16.7(i32 %x) {
  %n = trunc i32 %x to i16
  %r = udiv i16 %n, 7
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @urem.16.7(i32 %x) {
  %n = trunc i32 %x to i16
  %r = urem i16 %n, 7
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @sdiv.16.7(i32 %x) {
  %n = trunc i32 %x to i16
  %r = sdiv i16 %n, 7
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @srem.16.7(i32 %x) {
  %n = trunc i32 %x to i16
  %r = srem i16 %n, 7
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @udiv.16.120(i32 %x) {
  %n = trunc i32 %x to i16
  %r = udiv i16 %n, 120
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @urem.16.120(i32 %x) {
  %n = trunc i32 %x to i16
  %r = urem i16 %n, 120
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @sdiv.16.120(i32 %x) {
  %n = trunc i32 %x to i16
  %r = sdiv i16 %n, 120
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @srem.16.120(i32 %x) {
  %n = trunc i32 %x to i16
  %r = srem i16 %n, 120
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @udiv.16.255(i32 %x) {
  %n = trunc i32 %x to i16
  %r = udiv i16 %n, 255
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @urem.16.255(i32 %x) {
  %n = trunc i32 %x to i16
  %r = urem i16 %n, 255
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @sdiv.16.255(i32 %x) {
  %n = trunc i32 %x to i16
  %r = sdiv i16 %n, 255
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @srem.16.255(i32 %x) {
  %n = trunc i32 %x to i16
  %r = srem i16 %n, 255
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @udiv.16.1000(i32 %x) {
  %n = trunc i32 %x to i16
  %r = udiv i16 %n, 1000
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @urem.16.1000(i32 %x) {
  %n = trunc i32 %x to i16
  %r = urem i16 %n, 1000
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @sdiv.16.1000(i32 %x) {
  %n = trunc i32 %x to i16
  %r = sdiv i16 %n, 1000
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @srem.16.1000(i32 %x) {
  %n = trunc i32 %x to i16
  %r = srem i16 %n, 1000
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @udiv.16.m7(i32 %x) {
  %n = trunc i32 %x to i16
  %r = udiv i16 %n, -7
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @urem.16.m7(i32 %x) {
  %n = trunc i32 %x to i16
  %r = urem i16 %n, -7
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @sdiv.16.m7(i32 %x) {
  %n = trunc i32 %x to i16
  %r = sdiv i16 %n, -7
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @srem.16.m7(i32 %x) {
  %n = trunc i32 %x to i16
  %r = srem i16 %n, -7
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @udiv.16.32767(i32 %x) {
  %n = trunc i32 %x to i16
  %r = udiv i16 %n, 32767
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @urem.16.32767(i32 %x) {
  %n = trunc i32 %x to i16
  %r = urem i16 %n, 32767
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @sdiv.16.32767(i32 %x) {
  %n = trunc i32 %x to i16
  %r = sdiv i16 %n, 32767
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @srem.16.32767(i32 %x) {
  %n = trunc i32 %x to i16
  %r = srem i16 %n, 32767
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @udiv.16.m32768(i32 %x) {
  %n = trunc i32 %x to i16
  %r = udiv i16 %n, -32768
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @urem.16.m32768(i32 %x) {
  %n = trunc i32 %x to i16
  %r = urem i16 %n, -32768
  %w = zext i16 %r to i64
  ret i64 %w
}
define i64 @sdiv.16.m32768(i32 %x) {
  %n = trunc i32 %x to i16
  %r = sdiv i16 %n, -32768
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @srem.16.m32768(i32 %x) {
  %n = trunc i32 %x to i16
  %r = srem i16 %n, -32768
  %w = sext i16 %r to i64
  ret i64 %w
}
define i64 @udiv.24.3(i32 %x) {
  %n = trunc i32 %x to i24
  %r = udiv i24 %n, 3
  %w = zext i24 %r to i64
  ret i64 %w
}
define i64 @urem.24.3(i32 %x) {
  %n = trunc i32 %x to i24
  %r = urem i24 %n, 3
  %w = zext i24 %r to i64
  ret i64 %w
}
define i64 @sdiv.24.3(i32 %x) {
  %n = trunc i32 %x to i24
  %r = sdiv i24 %n, 3
  %w = sext i24 %r to i64
  ret i64 %w
}
define i64 @srem.24.3(i32 %x) {
  %n = trunc i32 %x to i24
  %r = srem i24 %n, 3
  %w = sext i24 %r to i64
  ret i64 %w
}
define i64 @udiv.24.10(i32 %x) {
  %n = trunc i32 %x to i24
  %r = udiv i24 %n, 10
  %w = zext i24 %r to i64
  ret i64 %w
}
define i64 @urem.24.10(i32 %x) {
  %n = trunc i32 %x to i24
  %r = urem i24 %n, 10
  %w = zext i24 %r to i64
  ret i64 %w
}
define i64 @sdiv.24.10(i32 %x) {
  %n = trunc i32 %x to i24
  %r = sdiv i24 %n, 10
  %w = sext i24 %r to i64
  ret i64 %w
}
define i64 @srem.24.10(i32 %x) {
  %n = trunc i32 %x to i24
  %r = srem i24 %n, 10
  %w = sext i24 %r to i64
  ret i64 %w
}
define i64 @udiv.24.m641(i32 %x) {
  %n = trunc i32 %x to i24
  %r = udiv i24 %n, -641
  %w = zext i24 %r to i64
  ret i64 %w
}
define i64 @urem.24.m641(i32 %x) {
  %n = trunc i32 %x to i24
  %r = urem i24 %n, -641
  %w = zext i24 %r to i64
  ret i64 %w
}
define i64 @sdiv.24.m641(i32 %x) {
  %n = trunc i32 %x to i24
  %r = sdiv i24 %n, -641
  %w = sext i24 %r to i64
  ret i64 %w
}
define i64 @srem.24.m641(i32 %x) {
  %n = trunc i32 %x to i24
  %r = srem i24 %n, -641
  %w = sext i24 %r to i64
  ret i64 %w
}
define i64 @udiv.24.8388607(i32 %x) {
  %n = trunc i32 %x to i24
  %r = udiv i24 %n, 8388607
  %w = zext i24 %r to i64
  ret i64 %w
}
define i64 @urem.24.8388607(i32 %x) {
  %n = trunc i32 %x to i24
  %r = urem i24 %n, 8388607
  %w = zext i24 %r to i64
  ret i64 %w
}
define i64 @sdiv.24.8388607(i32 %x) {
  %n = trunc i32 %x to i24
  %r = sdiv i24 %n, 8388607
  %w = sext i24 %r to i64
  ret i64 %w
}
define i64 @srem.24.8388607(i32 %x) {
  %n = trunc i32 %x to i24
  %r = srem i24 %n, 8388607
  %w = sext i24 %r to i64
  ret i64 %w
}
define i64 @udiv.32.3(i32 %x) {
  %r = udiv i32 %x, 3
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @urem.32.3(i32 %x) {
  %r = urem i32 %x, 3
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @sdiv.32.3(i32 %x) {
  %r = sdiv i32 %x, 3
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @srem.32.3(i32 %x) {
  %r = srem i32 %x, 3
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @udiv.32.5(i32 %x) {
  %r = udiv i32 %x, 5
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @urem.32.5(i32 %x) {
  %r = urem i32 %x, 5
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @sdiv.32.5(i32 %x) {
  %r = sdiv i32 %x, 5
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @srem.32.5(i32 %x) {
  %r = srem i32 %x, 5
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @udiv.32.7(i32 %x) {
  %r = udiv i32 %x, 7
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @urem.32.7(i32 %x) {
  %r = urem i32 %x, 7
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @sdiv.32.7(i32 %x) {
  %r = sdiv i32 %x, 7
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @srem.32.7(i32 %x) {
  %r = srem i32 %x, 7
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @udiv.32.10(i32 %x) {
  %r = udiv i32 %x, 10
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @urem.32.10(i32 %x) {
  %r = urem i32 %x, 10
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @sdiv.32.10(i32 %x) {
  %r = sdiv i32 %x, 10
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @srem.32.10(i32 %x) {
  %r = srem i32 %x, 10
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @udiv.32.255(i32 %x) {
  %r = udiv i32 %x, 255
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @urem.32.255(i32 %x) {
  %r = urem i32 %x, 255
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @sdiv.32.255(i32 %x) {
  %r = sdiv i32 %x, 255
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @srem.32.255(i32 %x) {
  %r = srem i32 %x, 255
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @udiv.32.641(i32 %x) {
  %r = udiv i32 %x, 641
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @urem.32.641(i32 %x) {
  %r = urem i32 %x, 641
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @sdiv.32.641(i32 %x) {
  %r = sdiv i32 %x, 641
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @srem.32.641(i32 %x) {
  %r = srem i32 %x, 641
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @udiv.32.1000000007(i32 %x) {
  %r = udiv i32 %x, 1000000007
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @urem.32.1000000007(i32 %x) {
  %r = urem i32 %x, 1000000007
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @sdiv.32.1000000007(i32 %x) {
  %r = sdiv i32 %x, 1000000007
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @srem.32.1000000007(i32 %x) {
  %r = srem i32 %x, 1000000007
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @udiv.32.m7(i32 %x) {
  %r = udiv i32 %x, -7
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @urem.32.m7(i32 %x) {
  %r = urem i32 %x, -7
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @sdiv.32.m7(i32 %x) {
  %r = sdiv i32 %x, -7
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @srem.32.m7(i32 %x) {
  %r = srem i32 %x, -7
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @udiv.32.m10(i32 %x) {
  %r = udiv i32 %x, -10
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @urem.32.m10(i32 %x) {
  %r = urem i32 %x, -10
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @sdiv.32.m10(i32 %x) {
  %r = sdiv i32 %x, -10
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @srem.32.m10(i32 %x) {
  %r = srem i32 %x, -10
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @udiv.32.2147483647(i32 %x) {
  %r = udiv i32 %x, 2147483647
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @urem.32.2147483647(i32 %x) {
  %r = urem i32 %x, 2147483647
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @sdiv.32.2147483647(i32 %x) {
  %r = sdiv i32 %x, 2147483647
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @srem.32.2147483647(i32 %x) {
  %r = srem i32 %x, 2147483647
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @udiv.32.m2147483648(i32 %x) {
  %r = udiv i32 %x, -2147483648
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @urem.32.m2147483648(i32 %x) {
  %r = urem i32 %x, -2147483648
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @sdiv.32.m2147483648(i32 %x) {
  %r = sdiv i32 %x, -2147483648
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @srem.32.m2147483648(i32 %x) {
  %r = srem i32 %x, -2147483648
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @udiv.32.m2147483647(i32 %x) {
  %r = udiv i32 %x, -2147483647
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @urem.32.m2147483647(i32 %x) {
  %r = urem i32 %x, -2147483647
  %w = zext i32 %r to i64
  ret i64 %w
}
define i64 @sdiv.32.m2147483647(i32 %x) {
  %r = sdiv i32 %x, -2147483647
  %w = sext i32 %r to i64
  ret i64 %w
}
define i64 @srem.32.m2147483647(i32 %x) {
  %r = srem i32 %x, -2147483647
  %w = sext i32 %r to i64
  ret i64 %w
}
@functions = constant [144 x ptr] [ptr @udiv.7.3, ptr @urem.7.3, ptr @sdiv.7.3, ptr @srem.7.3, ptr @udiv.7.5, ptr @urem.7.5, ptr @sdiv.7.5, ptr @srem.7.5, ptr @udiv.7.m3, ptr @urem.7.m3, ptr @sdiv.7.m3, ptr @srem.7.m3, ptr @udiv.7.63, ptr @urem.7.63, ptr @sdiv.7.63, ptr @srem.7.63, ptr @udiv.8.2, ptr @urem.8.2, ptr @sdiv.8.2, ptr @srem.8.2, ptr @udiv.8.3, ptr @urem.8.3, ptr @sdiv.8.3, ptr @srem.8.3, ptr @udiv.8.7, ptr @urem.8.7, ptr @sdiv.8.7, ptr @srem.8.7, ptr @udiv.8.10, ptr @urem.8.10, ptr @sdiv.8.10, ptr @srem.8.10, ptr @udiv.8.100, ptr @urem.8.100, ptr @sdiv.8.100, ptr @srem.8.100, ptr @udiv.8.m5, ptr @urem.8.m5, ptr @sdiv.8.m5, ptr @srem.8.m5, ptr @udiv.8.m128, ptr @urem.8.m128, ptr @sdiv.8.m128, ptr @srem.8.m128, ptr @udiv.16.4, ptr @urem.16.4, ptr @sdiv.16.4, ptr @srem.16.4, ptr @udiv.16.3, ptr @urem.16.3, ptr @sdiv.16.3, ptr @srem.16.3, ptr @udiv.16.7, ptr @urem.16.7, ptr @sdiv.16.7, ptr @srem.16.7, ptr @udiv.16.120, ptr @urem.16.120, ptr @sdiv.16.120, ptr @srem.16.120, ptr @udiv.16.255, ptr @urem.16.255, ptr @sdiv.16.255, ptr @srem.16.255, ptr @udiv.16.1000, ptr @urem.16.1000, ptr @sdiv.16.1000, ptr @srem.16.1000, ptr @udiv.16.m7, ptr @urem.16.m7, ptr @sdiv.16.m7, ptr @srem.16.m7, ptr @udiv.16.32767, ptr @urem.16.32767, ptr @sdiv.16.32767, ptr @srem.16.32767, ptr @udiv.16.m32768, ptr @urem.16.m32768, ptr @sdiv.16.m32768, ptr @srem.16.m32768, ptr @udiv.24.3, ptr @urem.24.3, ptr @sdiv.24.3, ptr @srem.24.3, ptr @udiv.24.10, ptr @urem.24.10, ptr @sdiv.24.10, ptr @srem.24.10, ptr @udiv.24.m641, ptr @urem.24.m641, ptr @sdiv.24.m641, ptr @srem.24.m641, ptr @udiv.24.8388607, ptr @urem.24.8388607, ptr @sdiv.24.8388607, ptr @srem.24.8388607, ptr @udiv.32.3, ptr @urem.32.3, ptr @sdiv.32.3, ptr @srem.32.3, ptr @udiv.32.5, ptr @urem.32.5, ptr @sdiv.32.5, ptr @srem.32.5, ptr @udiv.32.7, ptr @urem.32.7, ptr @sdiv.32.7, ptr @srem.32.7, ptr @udiv.32.10, ptr @urem.32.10, ptr @sdiv.32.10, ptr @srem.32.10, ptr @udiv.32.255, ptr @urem.32.255, ptr @sdiv.32.255, ptr @srem.32.255, ptr @udiv.32.641, ptr @urem.32.641, ptr @sdiv.32.641, ptr @srem.32.641, ptr @udiv.32.1000000007, ptr @urem.32.1000000007, ptr @sdiv.32.1000000007, ptr @srem.32.1000000007, ptr @udiv.32.m7, ptr @urem.32.m7, ptr @sdiv.32.m7, ptr @srem.32.m7, ptr @udiv.32.m10, ptr @urem.32.m10, ptr @sdiv.32.m10, ptr @srem.32.m10, ptr @udiv.32.2147483647, ptr @urem.32.2147483647, ptr @sdiv.32.2147483647, ptr @srem.32.2147483647, ptr @udiv.32.m2147483648, ptr @urem.32.m2147483648, ptr @sdiv.32.m2147483648, ptr @srem.32.m2147483648, ptr @udiv.32.m2147483647, ptr @urem.32.m2147483647, ptr @sdiv.32.m2147483647, ptr @srem.32.m2147483647]
@expected = constant [144 x i64] [i64 6107966804283036727, i64 -6747499205823189847, i64 -966646658136273009, i64 1699778283447105697, i64 -6952979119916651556, i64 -8998935414519476734, i64 6175215381417996918, i64 4817249549367405312, i64 -1019551927958679070, i64 -8553560387815608844, i64 966646658136273009, i64 1699778283447105697, i64 3980181364260948966, i64 632648216810306484, i64 0, i64 -1200161690961713330, i64 4877837378943348069, i64 -7650981952862900092, i64 1447918844360157261, i64 -294472153401821516, i64 -7456882484814392282, i64 6028596185757421276, i64 7774719242931425039, i64 -2276048119766230495, i64 -5423544684666973784, i64 3176017450273509302, i64 1275598569520088088, i64 -6327824451322123610, i64 -7206236109097647200, i64 380077601162061582, i64 8822693914414391453, i64 6608146759722336556, i64 -5226780455531065335, i64 8273904294262884298, i64 -755329369474105983, i64 4347326187890884842, i64 5515520251923189122, i64 1214915100519697624, i64 5396542679197040105, i64 -7309409216115409701, i64 -2235725543028479676, i64 -6870342866683631282, i64 7569262280764249056, i64 -6210498433463863474, i64 -2086699061932401679, i64 64413915429076106, i64 1808621319871199795, i64 6967831931769881474, i64 7241058172876597852, i64 6887931296488779066, i64 5050967645334603524, i64 -950585724749129918, i64 -264017800142419776, i64 -6434257731303592178, i64 5388302759351646127, i64 -5069058030497290619, i64 5826221955277576202, i64 -6452742164646713442, i64 5409503433727086791, i64 -7748796329870979322, i64 4342479825864824841, i64 -8810093505257768105, i64 -6749920343789506522, i64 1438061948880991860, i64 2772513781075753146, i64 4662191722088617406, i64 7724536668596133785, i64 404671425713471142, i64 2115785348419435490, i64 -7852020908498808964, i64 -5388302759351646127, i64 -5069058030497290619, i64 -8541309175878943133, i64 -9205702628288009551, i64 -6131036808819336671, i64 6395725023732729455, i64 -3377761334838630143, i64 -6263404597377700786, i64 6758465007524040736, i64 3974334802144816206, i64 -2462896401091859204, i64 6888803833307702618, i64 333205764316242171, i64 4512874003959548253, i64 3489176424938083277, i64 1501838528070395468, i64 -6936680572033584636, i64 1092320722405914662, i64 8284289598650880994, i64 6329092941292025136, i64 9064643684955612047, i64 5224710134946837853, i64 3255594306307673221, i64 4852098939306326227, i64 793188664820130, i64 -7407628198449402384, i64 5223527585692736230, i64 6888803777338694556, i64 6166339357778649710, i64 4512874803659408644, i64 -2550604962754908392, i64 -1581076799227658026, i64 -349831596124349979, i64 6314306783907556053, i64 4955024263400761646, i64 6320960764321123340, i64 2297907977909896330, i64 6926537031626083464, i64 -7117617241551082246, i64 1501838581379967626, i64 -5186740931108138397, i64 1092325893238535280, i64 -5881638239053394495, i64 -8702620624860284657, i64 4940914245449852032, i64 -989386774176952114, i64 -7361654189655978896, i64 566495160544610270, i64 -9037343943685341456, i64 5224977560790472030, i64 -605576267245916314, i64 -5895034755621657468, i64 59043841, i64 4506104961872499271, i64 2089556390315459745, i64 -5392584287420412747, i64 -2297907977909896330, i64 6926537031626083464, i64 2089556390315459745, i64 876084883525966488, i64 5186740931108138397, i64 1092325893238535280, i64 3254772972180466498, i64 6814047031812839312, i64 892769, i64 4563231596457757615, i64 9071977970028535777, i64 4338895631996578894, i64 29791, i64 4565212778971163726, i64 9071977970028505986, i64 -4733018362346569524, i64 -892769, i64 4563231596457757615]

define i32 @main() {
entry:
  br label %each
each:
  %f = phi i64 [ 0, %entry ], [ %f.next, %compare ]
  %wrong = phi i32 [ 0, %entry ], [ %wrong.next, %compare ]
  %function.at = getelementptr ptr, ptr @functions, i64 %f
  %function = load ptr, ptr %function.at
  br label %value
value:
  %v = phi i64 [ 0, %each ], [ %v.next, %value ]
  %sum = phi i64 [ 0, %each ], [ %sum.next, %value ]
  %value.at = getelementptr i32, ptr @values, i64 %v
  %x = load i32, ptr %value.at
  %result = call i64 %function(i32 %x)
  %scaled = mul i64 %sum, 31
  %sum.next = add i64 %scaled, %result
  %v.next = add i64 %v, 1
  %values.left = icmp ult i64 %v.next, 35
  br i1 %values.left, label %value, label %compare
compare:
  %expected.at = getelementptr i64, ptr @expected, i64 %f
  %expected = load i64, ptr %expected.at
  %differs = icmp ne i64 %sum.next, %expected
  %one = zext i1 %differs to i32
  %wrong.next = add i32 %wrong, %one
  %f.next = add i64 %f, 1
  %left = icmp ult i64 %f.next, 144
  br i1 %left, label %each, label %done
done:
  %some = icmp ne i32 %wrong.next, 0
  %status = zext i1 %some to i32
  ret i32 %status
}
