; Functions of the Microsoft convention on System V: arguments by position, six of them, results of each kind, calls
; directly and through a pointer.
; STDOUT: 26.5 1 2 | 42
@format = private constant [19 x i8] c"%.1f %d %ld | %ld\0A\00"
@pointer = global ptr @mixed

declare i32 @printf(ptr, ...)

define win64cc double @mixed(i32 %a, double %b, i64 %c, float %d, i32 %e, double %f) noinline {
  %a.f = sitofp i32 %a to double
  %c.f = sitofp i64 %c to double
  %d.f = fpext float %d to double
  %e.f = sitofp i32 %e to double
  %1 = fadd double %a.f, %b
  %2 = fadd double %1, %c.f
  %3 = fadd double %2, %d.f
  %4 = fadd double %3, %e.f
  %5 = fadd double %4, %f
  ret double %5
}

define win64cc { i32, i64 } @pair(ptr %callback) noinline {
  %n = call win64cc i64 %callback(i64 20, ptr null)
  %1 = insertvalue { i32, i64 } { i32 1, i64 0 }, i64 %n, 1
  ret { i32, i64 } %1
}

define win64cc i64 @callback(i64 %x, ptr %unused) {
  %half = udiv i64 %x, 10
  ret i64 %half
}

define win64cc void @store(i64 %x, ptr %to) noinline {
  store i64 %x, ptr %to
  ret void
}

define i32 @main() {
  %f = load ptr, ptr @pointer
  %a = call win64cc double %f(i32 1, double 2.5, i64 3, float 4.5, i32 5, double 10.5)
  %b = call win64cc { i32, i64 } @pair(ptr @callback)
  %b0 = extractvalue { i32, i64 } %b, 0
  %b1 = extractvalue { i32, i64 } %b, 1
  %slot = alloca i64
  call win64cc void @store(i64 42, ptr %slot)
  %c = load i64, ptr %slot
  call i32 (ptr, ...) @printf(ptr @format, double %a, i32 %b0, i64 %b1, i64 %c)
  ret i32 0
}
