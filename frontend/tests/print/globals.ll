source_filename = "globals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl quoted"
module asm "quoted: .asciz \22text\22"

%pair = type { i32, ptr }
%0 = type { i64 }
%"with space" = type <{ i8, [3 x %pair] }>

$chosen = comdat any
$"odd name" = comdat largest

@plain = global i32 -7
@constant = internal unnamed_addr constant [4 x i8] c"a\22\00\FF", align 1
@words = private local_unnamed_addr constant [3 x i16] [i16 1, i16 -2, i16 3], section ".words", align 2
@pairs = dso_local global [2 x %pair] [%pair { i32 1, ptr @plain }, %pair zeroinitializer]
@packed = hidden global %"with space" zeroinitializer, no_sanitize_address, align 16
@declared = external thread_local(initialexec) global i32
@weak_one = extern_weak global i8
@shared = linkonce_odr global i64 0, comdat($chosen), align 8
@chosen = weak_odr constant %0 { i64 1 }, comdat
@imported = external dllimport global ptr
@exported = dllexport global ptr null
@other_space = addrspace(3) externally_initialized global i32 undef
@0 = private constant float 1.500000e+00
@tls = thread_local global i32 poison
@offset = global ptr getelementptr inbounds nuw (i8, ptr @plain, i64 2)
@ranged = global ptr getelementptr inbounds inrange(-8, 16) (i8, ptr @pairs, i64 8)
@difference = global i64 sub (i64 ptrtoint (ptr @plain to i64), i64 ptrtoint (ptr @tls to i64))
@cast = global ptr addrspace(3) addrspacecast (ptr @plain to ptr addrspace(3))
@floats = global [4 x double] [double 1.000000e-01, double -0.000000e+00, double 0x7FF0000000000000, double 0x3FF0000000000001]
@odd_floats = global { half, bfloat, x86_fp80, fp128, ppc_fp128 } { half 0xH3C00, bfloat 0xR3F80, x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000003FFF000000000000, ppc_fp128 0xM3FF00000000000000000000000000000 }
@nan = global float 0x7FF4000000000000
@wide = global i129 -340282366920938463463374607431768211456
@vector = global <4 x i32> <i32 1, i32 2, i32 3, i32 4>
@flags = global <3 x i1> <i1 true, i1 false, i1 true>
@label = global ptr blockaddress(@target, %second)
@equivalent = global i64 ptrtoint (ptr dso_local_equivalent @target to i64)
@uninstrumented = global ptr no_cfi @target
@signed = global ptr ptrauth (ptr @target, i32 2, i64 1234)
@large = global i32 0, code_model "large"
@"a name with \22quotes\22" = global i32 0, section "s", partition "p", comdat($"odd name")
@"7" = common global i32 0, align 4
@__llvm_attributed = global i32 0 #0
@second_name = alias i32, ptr @plain
@inside = hidden unnamed_addr alias i8, getelementptr (i8, ptr @plain, i64 1)
@resolved = ifunc void (i32), ptr @resolver

define void @target() {
  br label %second

second:
  ret void
}

define ptr @resolver() {
  ret ptr @target
}

attributes #0 = { "bss-section"="fast" "flag" }

!named.with-odd$chars = !{!0, !1}
!empty = !{}

!0 = !{!"text \22\00", null, i32 1, ptr @plain, !2}
!1 = distinct !{!1}
!2 = !{}
