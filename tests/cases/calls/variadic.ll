; A variadic definition: va_arg of integers, doubles and pointers, more than fit in registers, and va_copy.
; PLATFORMS: host windows-gnu
; STDOUT: 78 43.500000 3 12
@format = private constant [13 x i8] c"%d %f %d %d\0A\00"
@text = private constant [4 x i8] c"abc\00"

declare i32 @printf(ptr, ...)
declare i64 @strlen(ptr)
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
declare void @llvm.va_copy.p0(ptr, ptr)

%list = type { i32, i32, ptr, ptr }

define i32 @ints(i32 %n, ...) {
entry:
  %ap = alloca %list, align 16
  %copy = alloca %list, align 16
  call void @llvm.va_start.p0(ptr %ap)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %body ]
  %s = phi i32 [ 0, %entry ], [ %s.next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %end
body:
  call void @llvm.va_copy.p0(ptr %copy, ptr %ap)
  %v = va_arg ptr %ap, i32
  %w = va_arg ptr %copy, i32
  %same = icmp eq i32 %v, %w
  %add = select i1 %same, i32 %v, i32 1000
  %s.next = add i32 %s, %add
  %i.next = add i32 %i, 1
  br label %loop
end:
  call void @llvm.va_end.p0(ptr %ap)
  ret i32 %s
}

define double @mixed(i32 %n, ...) {
entry:
  %ap = alloca %list, align 16
  call void @llvm.va_start.p0(ptr %ap)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %body ]
  %s = phi double [ 0.0, %entry ], [ %s.next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %end
body:
  %v = va_arg ptr %ap, double
  %w = va_arg ptr %ap, i64
  %x = sitofp i64 %w to double
  %t = fadd double %v, %x
  %s.next = fadd double %s, %t
  %i.next = add i32 %i, 1
  br label %loop
end:
  ret double %s
}

define i32 @pointer(ptr %unused, ...) {
  %ap = alloca %list, align 16
  call void @llvm.va_start.p0(ptr %ap)
  %p = va_arg ptr %ap, ptr
  %n = call i64 @strlen(ptr %p)
  %r = trunc i64 %n to i32
  ret i32 %r
}

define i32 @main() {
  %a = call i32 (i32, ...) @ints(i32 12, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12)
  %b = call double (i32, ...) @mixed(i32 3, double 0.5, i64 10, double 1.5, i64 20, double 1.5, i64 10)
  %c = call i32 (ptr, ...) @pointer(ptr null, ptr @text)
  %d = call i32 (i32, ...) @ints(i32 1, i32 12)
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %a, double %b, i32 %c, i32 %d)
  ret i32 0
}
