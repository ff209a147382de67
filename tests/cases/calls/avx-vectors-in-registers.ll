; With AVX a vector of 256 bits has one register, as an argument, a result, in a structure, and through a pointer; what is
; left over goes to the stack, aligned to 32 bytes, and so does everything to a variadic function.
; The exit status is the number of the first wrong result. Where the processor has no AVX nothing runs.
; EXIT: 0

@__cpu_model = external global { i32, i32, i32, [1 x i32] }
declare i32 @__cpu_indicator_init()

define <8 x i32> @add(<8 x i32> %a, i32 %n, <8 x i32> %b, double %d) noinline "target-features"="+avx" {
  %s = add <8 x i32> %a, %b
  %i = insertelement <8 x i32> %s, i32 %n, i32 7
  ret <8 x i32> %i
}

define { <4 x double>, i64, <32 x i1> } @several(<4 x double> %a, <32 x i1> %m) noinline "target-features"="+avx" {
  %n = fneg <4 x double> %a
  %v = insertvalue { <4 x double>, i64, <32 x i1> } undef, <4 x double> %n, 0
  %w = insertvalue { <4 x double>, i64, <32 x i1> } %v, i64 77, 1
  %not = xor <32 x i1> %m, splat (i1 true)
  %x = insertvalue { <4 x double>, i64, <32 x i1> } %w, <32 x i1> %not, 2
  ret { <4 x double>, i64, <32 x i1> } %x
}

define <5 x i32> @on_the_stack(<8 x i32> %0, <8 x i32> %1, <8 x i32> %2, <8 x i32> %3, <8 x i32> %4, <8 x i32> %5, <8 x i32> %6, <8 x i32> %7, i32 %n, <5 x i32> %a, <4 x i64> %b) noinline "target-features"="+avx" {
  %c = trunc <4 x i64> %b to <4 x i32>
  %d = shufflevector <4 x i32> %c, <4 x i32> undef, <5 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0>
  %s = add <5 x i32> %a, %d
  ret <5 x i32> %s
}

define i32 @variadic(<4 x i64> %a, ...) noinline "target-features"="+avx" {
  %v = extractelement <4 x i64> %a, i32 3
  %r = trunc i64 %v to i32
  ret i32 %r
}

define internal fastcc <8 x i32> @own(<8 x i32> %a) noinline "target-cpu"="haswell" {
  %s = shl <8 x i32> %a, splat (i32 1)
  ret <8 x i32> %s
}

define i32 @run(ptr %f) "target-cpu"="haswell" {
  %r = call <8 x i32> %f(<8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>, i32 100, <8 x i32> <i32 10, i32 20, i32 30, i32 40, i32 50, i32 60, i32 70, i32 80>, double 1.0)
  %r1 = icmp eq <8 x i32> %r, <i32 11, i32 22, i32 33, i32 44, i32 55, i32 66, i32 77, i32 100>
  %b1 = bitcast <8 x i1> %r1 to i8
  %ok1 = icmp eq i8 %b1, -1
  br i1 %ok1, label %second, label %bad
second:
  %s = call { <4 x double>, i64, <32 x i1> } @several(<4 x double> <double 1.0, double 2.0, double 3.0, double 4.0>, <32 x i1> bitcast (<1 x i32> <i32 19088743> to <32 x i1>))
  %s0 = extractvalue { <4 x double>, i64, <32 x i1> } %s, 0
  %s1 = extractvalue { <4 x double>, i64, <32 x i1> } %s, 1
  %s2 = extractvalue { <4 x double>, i64, <32 x i1> } %s, 2
  %d3 = extractelement <4 x double> %s0, i32 3
  %c0 = fcmp oeq double %d3, -4.0
  %c1 = icmp eq i64 %s1, 77
  %m = bitcast <32 x i1> %s2 to i32
  %c2 = icmp eq i32 %m, -19088744
  %c01 = and i1 %c0, %c1
  %ok2 = and i1 %c01, %c2
  br i1 %ok2, label %third, label %bad
third:
  %t = call <5 x i32> @on_the_stack(<8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, <8 x i32> zeroinitializer, i32 5, <5 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5>, <4 x i64> <i64 10, i64 20, i64 30, i64 40>)
  %t1 = icmp eq <5 x i32> %t, <i32 11, i32 22, i32 33, i32 44, i32 15>
  %ok3 = call i1 @llvm.vector.reduce.and.v5i1(<5 x i1> %t1)
  br i1 %ok3, label %fourth, label %bad
fourth:
  %v = call i32 (<4 x i64>, ...) @variadic(<4 x i64> <i64 1, i64 2, i64 3, i64 42>, <4 x i64> zeroinitializer)
  %ok4 = icmp eq i32 %v, 42
  br i1 %ok4, label %fifth, label %bad
fifth:
  %o = call fastcc <8 x i32> @own(<8 x i32> %r)
  %e = extractelement <8 x i32> %o, i32 6
  %ok5 = icmp eq i32 %e, 154
  br i1 %ok5, label %end, label %bad
end:
  ret i32 0
bad:
  %n = phi i32 [ 1, %0 ], [ 2, %second ], [ 3, %third ], [ 4, %fourth ], [ 5, %fifth ]
  ret i32 %n
}

declare i1 @llvm.vector.reduce.and.v5i1(<5 x i1>)

define i32 @main() {
  call i32 @__cpu_indicator_init()
  %f = load i32, ptr getelementptr (i8, ptr @__cpu_model, i64 12)
  ; AVX is bit 9.
  %bit = and i32 %f, 512
  %avx = icmp ne i32 %bit, 0
  br i1 %avx, label %run, label %end
run:
  %r = call i32 @run(ptr @add)
  ret i32 %r
end:
  ret i32 0
}
