; A variadic function of the Microsoft convention on System V: its list is the address of the next argument, the first
; four of which are in the caller's home space; floats come in integer registers.
; PLATFORMS: host windows-gnu
; STDOUT: 100 6.5 | 40 2.5
@format = private constant [19 x i8] c"%d %.1f | %d %.1f\0A\00"

declare i32 @printf(ptr, ...)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)

; The sum of `count` integers at even places and of as many doubles at odd places.
define win64cc { i64, double } @sums(i32 %count, ...) noinline {
entry:
  %own = alloca ptr
  %list = alloca ptr
  call void @llvm.va_start.p0(ptr %own)
  call void @llvm.va_copy.p0(ptr %list, ptr %own)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %body ]
  %n = phi i64 [ 0, %entry ], [ %n.next, %body ]
  %x = phi double [ 0.0, %entry ], [ %x.next, %body ]
  %more = icmp slt i32 %i, %count
  br i1 %more, label %body, label %done
body:
  %a = load ptr, ptr %list
  %a.n = load i32, ptr %a
  %n.wide = sext i32 %a.n to i64
  %n.next = add i64 %n, %n.wide
  %b = getelementptr i8, ptr %a, i64 8
  %b.x = load double, ptr %b
  %x.next = fadd double %x, %b.x
  %next = getelementptr i8, ptr %a, i64 16
  store ptr %next, ptr %list
  %i.next = add i32 %i, 1
  br label %loop
done:
  call void @llvm.va_end.p0(ptr %list)
  call void @llvm.va_end.p0(ptr %own)
  %1 = insertvalue { i64, double } poison, i64 %n, 0
  %2 = insertvalue { i64, double } %1, double %x, 1
  ret { i64, double } %2
}

define i32 @main() {
  %r = call win64cc { i64, double } (i32, ...) @sums(i32 4, i32 10, double 0.5, i32 20, double 1.0, i32 30, double 2.0, i32 40, double 3.0)
  %n = extractvalue { i64, double } %r, 0
  %x = extractvalue { i64, double } %r, 1
  %s = call win64cc { i64, double } (i32, ...) @sums(i32 1, i32 40, double 2.5)
  %m = extractvalue { i64, double } %s, 0
  %y = extractvalue { i64, double } %s, 1
  %n.i = trunc i64 %n to i32
  %m.i = trunc i64 %m to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %n.i, double %x, i32 %m.i, double %y)
  ret i32 0
}
