; Old intrinsics of Arm, RISC-V, AMD's and NVIDIA's processors are instructions or general intrinsics.
; EMIT: define void @arm(ptr %p, float %a, <4 x float> %b, <8 x bfloat> %c, <8 x i8> %d, <2 x float> %h) {
; EMIT: %1 = fptrunc float %a to bfloat
; EMIT: %4 = shufflevector <8 x bfloat> %c, <8 x bfloat> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
; EMIT: %9 = call <2 x float> @llvm.aarch64.neon.bfdot.v2f32.v4bf16(<2 x float> %h, <4 x bfloat> %7, <4 x bfloat> %8)
; EMIT: %x = call <4 x float> @llvm.roundeven.v4f32(<4 x float> %b)
; EMIT: %y = call <8 x i8> @llvm.ctlz.v8i8(<8 x i8> %d, i1 false)
; EMIT: %10 = call <8 x i8> @llvm.usub.sat.v8i8(<8 x i8> %d, <8 x i8> %d)
; EMIT: call void @llvm.arm.neon.vst1.p0.v8i8(ptr %p, <8 x i8> %d, i32 1)
; EMIT: define i64 @riscv(i64 %a) {
; EMIT: %3 = call i32 @llvm.riscv.sm4ks(i32 %1, i32 %2, i32 3)
; EMIT: %4 = sext i32 %3 to i64
; EMIT: define void @gpu(ptr %p, ptr addrspace(1) %q, i32 %b, i64 %c, float %d) {
; EMIT: atomicrmw fadd ptr addrspace(1) %q, float %d syncscope("agent") seq_cst, !amdgpu.no.fine.grained.memory !0, !amdgpu.ignore.denormal.mode !1
; EMIT: atomicrmw volatile uinc_wrap ptr %p, i32 %b syncscope("agent") acquire, !noalias.addrspace !2, !amdgpu.no.fine.grained.memory !3
; EMIT: %abs = select i1 %abs.cond, i32 %b, i32 %neg
; EMIT: call i64 @llvm.fshr.i64(i64 %c, i64 %c, i64 %3)
; EMIT: load i32, ptr addrspace(1) %5, align 8, !invariant.load !4

declare bfloat @llvm.aarch64.neon.bfcvt(float)
declare <8 x bfloat> @llvm.aarch64.neon.bfcvtn(<4 x float>)
declare <8 x bfloat> @llvm.aarch64.neon.bfcvtn2(<8 x bfloat>, <4 x float>)
declare <2 x float> @llvm.aarch64.neon.bfdot.v2f32.v8i8(<2 x float>, <8 x i8>, <8 x i8>)
declare <4 x float> @llvm.aarch64.neon.frintn.v4f32(<4 x float>)
declare <8 x i8> @llvm.arm.neon.vclz.v8i8(<8 x i8>)
declare <8 x i8> @llvm.arm.neon.vqsubu.v8i8(<8 x i8>, <8 x i8>)
declare void @llvm.arm.neon.vst1.v8i8(ptr, <8 x i8>, i32)
declare i64 @llvm.riscv.sm4ks.i64(i64, i64, i64)
declare float @llvm.amdgcn.global.atomic.fadd.f32.p1.f32(ptr addrspace(1), float)
declare i32 @llvm.amdgcn.atomic.inc.i32.p0(ptr, i32, i32, i32, i1)
declare i32 @llvm.nvvm.abs.i(i32)
declare i64 @llvm.nvvm.rotate.right.b64(i64, i32)
declare i32 @llvm.nvvm.ldg.global.i.i32.p0(ptr, i32)

define void @arm(ptr %p, float %a, <4 x float> %b, <8 x bfloat> %c, <8 x i8> %d, <2 x float> %h) {
  %1 = call bfloat @llvm.aarch64.neon.bfcvt(float %a)
  %2 = call <8 x bfloat> @llvm.aarch64.neon.bfcvtn(<4 x float> %b)
  %3 = call <8 x bfloat> @llvm.aarch64.neon.bfcvtn2(<8 x bfloat> %c, <4 x float> %b)
  %4 = call <2 x float> @llvm.aarch64.neon.bfdot.v2f32.v8i8(<2 x float> %h, <8 x i8> %d, <8 x i8> %d)
  %x = call <4 x float> @llvm.aarch64.neon.frintn.v4f32(<4 x float> %b)
  %y = call <8 x i8> @llvm.arm.neon.vclz.v8i8(<8 x i8> %d)
  %5 = call <8 x i8> @llvm.arm.neon.vqsubu.v8i8(<8 x i8> %d, <8 x i8> %d)
  call void @llvm.arm.neon.vst1.v8i8(ptr %p, <8 x i8> %d, i32 1)
  ret void
}

define i64 @riscv(i64 %a) {
  %r = call i64 @llvm.riscv.sm4ks.i64(i64 %a, i64 %a, i64 3)
  ret i64 %r
}

define void @gpu(ptr %p, ptr addrspace(1) %q, i32 %b, i64 %c, float %d) {
  %1 = call float @llvm.amdgcn.global.atomic.fadd.f32.p1.f32(ptr addrspace(1) %q, float %d)
  %2 = call i32 @llvm.amdgcn.atomic.inc.i32.p0(ptr %p, i32 %b, i32 4, i32 0, i1 true)
  %3 = call i32 @llvm.nvvm.abs.i(i32 %b)
  %4 = call i64 @llvm.nvvm.rotate.right.b64(i64 %c, i32 %b)
  %5 = call i32 @llvm.nvvm.ldg.global.i.i32.p0(ptr %p, i32 8)
  ret void
}
