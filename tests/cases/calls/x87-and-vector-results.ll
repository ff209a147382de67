; Results on the x87 stack, alone, in pairs and among others, and in four vector registers.
; STDOUT: 0xcp-1 0x8p-2 82
; STDOUT: 3.000000 4.000000 1.000000 2.000000 1 2
declare i32 @printf(ptr, ...)
@fmt = constant [12 x i8] c"%La %La %d\0A\00"
@fm2 = constant [20 x i8] c"%f %f %f %f %d %d\0A\00\00"
define x86_fp80 @id(x86_fp80 %x) { 
 ret x86_fp80 %x 
}
define {x86_fp80, x86_fp80} @sw(x86_fp80 %x, i64 %k, x86_fp80 %y) { 
 %a = insertvalue {x86_fp80, x86_fp80} poison, x86_fp80 %y, 0
 %b = insertvalue {x86_fp80, x86_fp80} %a, x86_fp80 %x, 1
 ret {x86_fp80, x86_fp80} %b
}
define {i64, x86_fp80, i32} @mix(x86_fp80 %x, i64 %k) {
 %a = insertvalue {i64, x86_fp80, i32} poison, i64 %k, 0
 %b = insertvalue {i64, x86_fp80, i32} %a, x86_fp80 %x, 1
 %c = insertvalue {i64, x86_fp80, i32} %b, i32 77, 2
 ret {i64, x86_fp80, i32} %c
}
define [4 x <2 x double>] @v4(<2 x double> %a, <2 x double> %b) {
 %1 = insertvalue [4 x <2 x double>] poison, <2 x double> %a, 0
 %2 = insertvalue [4 x <2 x double>] %1, <2 x double> %b, 1
 %3 = insertvalue [4 x <2 x double>] %2, <2 x double> %b, 2
 %4 = insertvalue [4 x <2 x double>] %3, <2 x double> %a, 3
 ret [4 x <2 x double>] %4
}
@pid = global ptr @id
define i32 @main() {
 %p = load ptr, ptr @pid
 %a = call x86_fp80 %p(x86_fp80 0xK40008000000000000000)
 %b = call {x86_fp80, x86_fp80} @sw(x86_fp80 %a, i64 1, x86_fp80 0xK4001C000000000000000)
 %b0 = extractvalue {x86_fp80, x86_fp80} %b, 0
 %b1 = extractvalue {x86_fp80, x86_fp80} %b, 1
 %m = call {i64, x86_fp80, i32} @mix(x86_fp80 %b1, i64 5)
 %m0 = extractvalue {i64, x86_fp80, i32} %m, 0
 %m1 = extractvalue {i64, x86_fp80, i32} %m, 1
 %m2 = extractvalue {i64, x86_fp80, i32} %m, 2
 %m0t = trunc i64 %m0 to i32
 %s = add i32 %m0t, %m2
 call i32 (ptr, ...) @printf(ptr @fmt, x86_fp80 %b0, x86_fp80 %m1, i32 %s)
 %v = call [4 x <2 x double>] @v4(<2 x double> <double 1.0, double 2.0>, <2 x double> <double 3.0, double 4.0>)
 %v2 = extractvalue [4 x <2 x double>] %v, 2
 %v3 = extractvalue [4 x <2 x double>] %v, 3
 %e0 = extractelement <2 x double> %v2, i32 0
 %e1 = extractelement <2 x double> %v2, i32 1
 %e2 = extractelement <2 x double> %v3, i32 0
 %e3 = extractelement <2 x double> %v3, i32 1
 call i32 (ptr, ...) @printf(ptr @fm2, double %e0, double %e1, double %e2, double %e3, i32 1, i32 2)
 ret i32 0
}
