; Matrices in vectors: loads and stores by columns, transposition and products, worked out by hand.
; EXIT: 40
; STDOUT: 1,5,9,2,6,10,107,122,122,140,1,5,9,0,0,2,6,10,0,0,
@fmt = private constant [4 x i8] c"%g,\00"
declare i32 @printf(ptr, ...)
declare <6 x double> @llvm.matrix.transpose.v6f64(<6 x double>, i32, i32)
declare <4 x double> @llvm.matrix.multiply.v4f64.v6f64.v6f64(<6 x double>, <6 x double>, i32, i32, i32)
declare <4 x i32> @llvm.matrix.multiply.v4i32.v6i32.v6i32(<6 x i32>, <6 x i32>, i32, i32, i32)
declare <6 x double> @llvm.matrix.column.major.load.v6f64.i64(ptr, i64, i1, i32, i32)
declare void @llvm.matrix.column.major.store.v6f64.i64(<6 x double>, ptr, i64, i1, i32, i32)
define void @show(ptr %p, i32 %n) {
e: 
  br label %l
l:
  %i = phi i32 [0,%e],[%j,%l]
  %q = getelementptr double, ptr %p, i32 %i
  %v = load double, ptr %q
  call i32 (ptr, ...) @printf(ptr @fmt, double %v)
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %x, label %l
x: ret void
}
define i32 @main() {
  %m = alloca [16 x double]
  %o = alloca [32 x double]
  store [16 x double] [double 1.0, double 2.0, double 3.0, double 4.0, double 5.0, double 6.0, double 7.0, double 8.0, double 9.0, double 10.0, double 11.0, double 12.0, double 13.0, double 14.0, double 15.0, double 16.0], ptr %m
  store [32 x double] zeroinitializer, ptr %o
  %a = call <6 x double> @llvm.matrix.column.major.load.v6f64.i64(ptr %m, i64 4, i1 false, i32 2, i32 3)
  %b = call <6 x double> @llvm.matrix.transpose.v6f64(<6 x double> %a, i32 2, i32 3)
  %c = call <4 x double> @llvm.matrix.multiply.v4f64.v6f64.v6f64(<6 x double> %a, <6 x double> %b, i32 2, i32 3, i32 2)
  store <6 x double> %b, ptr %o
  %o1 = getelementptr double, ptr %o, i64 6
  store <4 x double> %c, ptr %o1
  %o2 = getelementptr double, ptr %o, i64 10
  call void @llvm.matrix.column.major.store.v6f64.i64(<6 x double> %b, ptr %o2, i64 5, i1 false, i32 3, i32 2)
  call void @show(ptr %o, i32 20)
  %ia = fptosi <6 x double> %a to <6 x i32>
  %ib = fptosi <6 x double> %b to <6 x i32>
  %ic = call <4 x i32> @llvm.matrix.multiply.v4i32.v6i32.v6i32(<6 x i32> %ia, <6 x i32> %ib, i32 2, i32 3, i32 2)
  %s = extractelement <4 x i32> %ic, i32 3
  %newline = call i32 @putchar(i32 10)
  %exit = sub i32 %s, 100
  ret i32 %exit
}

declare i32 @putchar(i32)
