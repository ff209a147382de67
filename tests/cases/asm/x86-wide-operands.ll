; Vectors of 256 and 512 bits in registers of inline assembly, in masks and in the upper registers of AVX-512. It runs only
; what the processor has.
; RUN
; OPTIONS: --target=x86_64-unknown-linux-gnu
target triple = "x86_64-unknown-linux-gnu"

@a = constant <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>
@b = constant <8 x i32> <i32 10, i32 20, i32 30, i32 40, i32 50, i32 60, i32 70, i32 -8>
@words = constant <4 x i64> <i64 1, i64 2, i64 3, i64 4>
@fives = constant <16 x i32> splat (i32 5)
@hundreds = constant <16 x i32> splat (i32 100)
@to = global <16 x i32> zeroinitializer

define void @add(ptr %to, ptr %pa, ptr %pb) noinline "target-features"="+avx2" {
  %a = load <8 x i32>, ptr %pa
  %b = load <8 x i32>, ptr %pb
  %r = call <8 x i32> asm "vpaddd $2, $1, $0", "=x,x,x,~{ymm0},~{ymm1}"(<8 x i32> %a, <8 x i32> %b)
  store <8 x i32> %r, ptr %to
  ret void
}

define <2 x i64> @upper(ptr %pa) noinline "target-features"="+avx2" {
  %a = load <4 x i64>, ptr %pa
  %r = call <2 x i64> asm "vextracti128 $$1, ${1:t}, ${0:x}", "=x,x"(<4 x i64> %a)
  ret <2 x i64> %r
}

define i16 @masked(ptr %to, ptr %pa, ptr %pb, i16 %mask) noinline "target-features"="+avx512f" {
  %a = load <16 x i32>, ptr %pa
  %b = load <16 x i32>, ptr %pb
  %r = call { <16 x i32>, i16 } asm "vmovdqa64 $2, $0\0A\09vpaddd $3, $2, $0 {$4}\0A\09knotw $4, $1", "=&v,=^Yk,v,v,^Yk,~{xmm0},~{xmm1},~{xmm2},~{xmm3},~{xmm4},~{xmm5},~{xmm6},~{xmm7},~{xmm8},~{xmm9},~{xmm10},~{xmm11},~{xmm12},~{xmm13},~{xmm14},~{xmm15}"(<16 x i32> %a, <16 x i32> %b, i16 %mask)
  %lanes = extractvalue { <16 x i32>, i16 } %r, 0
  store <16 x i32> %lanes, ptr %to
  %rest = extractvalue { <16 x i32>, i16 } %r, 1
  ret i16 %rest
}

define i1 @has(i32 %bit) noinline {
  %regs = call { i32, i32, i32, i32 } asm sideeffect "cpuid", "={ax},={bx},={cx},={dx},{ax},{cx}"(i32 7, i32 0)
  %b = extractvalue { i32, i32, i32, i32 } %regs, 1
  %s = lshr i32 %b, %bit
  %t = trunc i32 %s to i1
  ret i1 %t
}

define i32 @main() {
entry:
  %avx2 = call i1 @has(i32 5)
  br i1 %avx2, label %wide, label %good
wide:
  call void @add(ptr @to, ptr @a, ptr @b)
  %sum = load <8 x i32>, ptr @to
  %sum.same = icmp eq <8 x i32> %sum, <i32 11, i32 22, i32 33, i32 44, i32 55, i32 66, i32 77, i32 0>
  %sum.bits = bitcast <8 x i1> %sum.same to i8
  %sum.ok = icmp eq i8 %sum.bits, -1
  %upper = call <2 x i64> @upper(ptr @words)
  %upper.0 = extractelement <2 x i64> %upper, i32 0
  %upper.1 = extractelement <2 x i64> %upper, i32 1
  %upper.sum = mul i64 %upper.0, %upper.1
  %upper.ok = icmp eq i64 %upper.sum, 12
  %ok = and i1 %sum.ok, %upper.ok
  br i1 %ok, label %more, label %bad
more:
  %avx512 = call i1 @has(i32 16)
  br i1 %avx512, label %widest, label %good
widest:
  %mask = call i16 @masked(ptr @to, ptr @fives, ptr @hundreds, i16 -32767)
  %lanes = load <16 x i32>, ptr @to
  %first = extractelement <16 x i32> %lanes, i32 0
  %second = extractelement <16 x i32> %lanes, i32 1
  %last = extractelement <16 x i32> %lanes, i32 15
  %first.ok = icmp eq i32 %first, 105
  %second.ok = icmp eq i32 %second, 5
  %last.ok = icmp eq i32 %last, 105
  %mask.ok = icmp eq i16 %mask, 32766
  %1 = and i1 %first.ok, %second.ok
  %2 = and i1 %1, %last.ok
  %3 = and i1 %2, %mask.ok
  br i1 %3, label %good, label %bad
good:
  ret i32 0
bad:
  ret i32 1
}
