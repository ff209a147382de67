; Vectors of 256 and 512 bits on Windows: arguments by the address of an aligned copy, results in ymm and zmm registers.
; Where the processor has no AVX nothing runs.
; PLATFORMS: windows-gnu
; EXIT: 117
@pointer = global ptr @mix
@__cpu_model = external global { i32, i32, i32, [1 x i32] }

declare i32 @__cpu_indicator_init()

define <8 x i32> @mix(<8 x i32> %a, i32 %b, <16 x i32> %c, i32 %d, <8 x i32> %e) noinline "target-features"="+avx" {
  %low = shufflevector <16 x i32> %c, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %1 = add <8 x i32> %a, %low
  %2 = sub <8 x i32> %1, %e
  %3 = sub i32 %d, %b
  %4 = insertelement <8 x i32> zeroinitializer, i32 %3, i32 7
  %5 = add <8 x i32> %2, %4
  ret <8 x i32> %5
}

define i32 @run() noinline "target-features"="+avx" {
  %p = load volatile ptr, ptr @pointer
  %r = call <8 x i32> %p(<8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>, i32 3, <16 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 10, i32 20, i32 30, i32 40, i32 50, i32 60, i32 70, i32 80>, i32 13, <8 x i32> <i32 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 2>)
  %x = extractelement <8 x i32> %r, i32 1
  %y = extractelement <8 x i32> %r, i32 7
  %exit = add i32 %x, %y
  ret i32 %exit
}

define i32 @main() {
  call i32 @__cpu_indicator_init()
  %f = load i32, ptr getelementptr (i8, ptr @__cpu_model, i64 12)
  ; AVX is bit 9.
  %bit = and i32 %f, 512
  %avx = icmp ne i32 %bit, 0
  br i1 %avx, label %do, label %end
do:
  %r = call i32 @run()
  ret i32 %r
end:
  ret i32 117
}
