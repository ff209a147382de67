; Thunks that pass unnamed arguments on, in integer registers and on the stack; those of float registers have names.
; PLATFORMS: riscv64
; STDOUT: 1 2.5 3 4 5 6 7 8 9 10.5
; STDOUT: 3 0.5
@first = private constant [35 x i8] c"%d %.1f %d %d %d %d %d %d %d %.1f\0A\00"
@second = private constant [9 x i8] c"%d %.1f\0A\00"
@target = global ptr @printf
declare i32 @printf(ptr, ...)
define i32 @named(ptr %format, double %scale, ...) noinline {
  %number = fptosi double %scale to i32
  %half = fsub double %scale, 2.5
  %r = call i32 (ptr, ...) @printf(ptr %format, i32 %number, double %half)
  ret i32 %r
}
@named_target = global ptr @named
define i32 @thunk(ptr %format, ...) noinline {
  %callee = load ptr, ptr @target
  %r = musttail call i32 (ptr, ...) %callee(ptr %format, ...)
  ret i32 %r
}
define i32 @named_thunk(ptr %format, double %scale, ...) noinline {
  %callee = load ptr, ptr @named_target
  %r = musttail call i32 (ptr, double, ...) %callee(ptr %format, double %scale, ...)
  ret i32 %r
}
define i32 @main() {
  call i32 (ptr, ...) @thunk(ptr @first, i32 1, double 2.5, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, double 10.5)
  call i32 (ptr, double, ...) @named_thunk(ptr @second, double 3.0, i32 0)
  ret i32 0
}
