; Floating-point intrinsics on float and double.
; The exit status is the number of the first result that is wrong.
; EXIT: 0
; PLATFORMS: host aarch64

declare double @llvm.fabs.f64(double)
declare float @llvm.fabs.f32(float)
declare double @llvm.sqrt.f64(double)
declare float @llvm.sqrt.f32(float)
declare double @llvm.floor.f64(double)
declare float @llvm.floor.f32(float)
declare double @llvm.ceil.f64(double)
declare float @llvm.ceil.f32(float)
declare double @llvm.trunc.f64(double)
declare float @llvm.trunc.f32(float)
declare double @llvm.rint.f64(double)
declare float @llvm.rint.f32(float)
declare double @llvm.nearbyint.f64(double)
declare float @llvm.nearbyint.f32(float)
declare double @llvm.roundeven.f64(double)
declare float @llvm.roundeven.f32(float)
declare double @llvm.round.f64(double)
declare float @llvm.round.f32(float)
declare double @llvm.minnum.f64(double, double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.fmuladd.f64(double, double, double)
declare i32 @llvm.fptosi.sat.i32.f64(double)
declare i8 @llvm.fptoui.sat.i8.f64(double)
declare i1 @llvm.is.fpclass.f64(double, i32)

define i32 @main() {
entry:
  %p.double.0 = alloca double
  %p.double.1 = alloca double
  %p.double.2 = alloca double
  %p.float.0 = alloca float
  br label %t1

t1:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x1.0 = load volatile double, ptr %p.double.0
  %r1 = call double @llvm.fabs.f64(double %x1.0)
  %b1 = bitcast double %r1 to i64
  %ok1 = icmp eq i64 %b1, 0
  br i1 %ok1, label %t2, label %bad

t2:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x2.0 = load volatile double, ptr %p.double.0
  %r2 = call double @llvm.fabs.f64(double %x2.0)
  %b2 = bitcast double %r2 to i64
  %ok2 = icmp eq i64 %b2, 0
  br i1 %ok2, label %t3, label %bad

t3:
  store volatile double 0x3FE0000000000000, ptr %p.double.0
  %x3.0 = load volatile double, ptr %p.double.0
  %r3 = call double @llvm.fabs.f64(double %x3.0)
  %b3 = bitcast double %r3 to i64
  %ok3 = icmp eq i64 %b3, 4602678819172646912
  br i1 %ok3, label %t4, label %bad

t4:
  store volatile double 0xBFE0000000000000, ptr %p.double.0
  %x4.0 = load volatile double, ptr %p.double.0
  %r4 = call double @llvm.fabs.f64(double %x4.0)
  %b4 = bitcast double %r4 to i64
  %ok4 = icmp eq i64 %b4, 4602678819172646912
  br i1 %ok4, label %t5, label %bad

t5:
  store volatile double 0x3FF8000000000000, ptr %p.double.0
  %x5.0 = load volatile double, ptr %p.double.0
  %r5 = call double @llvm.fabs.f64(double %x5.0)
  %b5 = bitcast double %r5 to i64
  %ok5 = icmp eq i64 %b5, 4609434218613702656
  br i1 %ok5, label %t6, label %bad

t6:
  store volatile double 0x4004000000000000, ptr %p.double.0
  %x6.0 = load volatile double, ptr %p.double.0
  %r6 = call double @llvm.fabs.f64(double %x6.0)
  %b6 = bitcast double %r6 to i64
  %ok6 = icmp eq i64 %b6, 4612811918334230528
  br i1 %ok6, label %t7, label %bad

t7:
  store volatile double 0xC004000000000000, ptr %p.double.0
  %x7.0 = load volatile double, ptr %p.double.0
  %r7 = call double @llvm.fabs.f64(double %x7.0)
  %b7 = bitcast double %r7 to i64
  %ok7 = icmp eq i64 %b7, 4612811918334230528
  br i1 %ok7, label %t8, label %bad

t8:
  store volatile double 0xC00E000000000000, ptr %p.double.0
  %x8.0 = load volatile double, ptr %p.double.0
  %r8 = call double @llvm.fabs.f64(double %x8.0)
  %b8 = bitcast double %r8 to i64
  %ok8 = icmp eq i64 %b8, 4615626668101337088
  br i1 %ok8, label %t9, label %bad

t9:
  store volatile double 0x40FE240C9FBE76C9, ptr %p.double.0
  %x9.0 = load volatile double, ptr %p.double.0
  %r9 = call double @llvm.fabs.f64(double %x9.0)
  %b9 = bitcast double %r9 to i64
  %ok9 = icmp eq i64 %b9, 4683220299150161609
  br i1 %ok9, label %t10, label %bad

t10:
  store volatile double 0xC01C000000000000, ptr %p.double.0
  %x10.0 = load volatile double, ptr %p.double.0
  %r10 = call double @llvm.fabs.f64(double %x10.0)
  %b10 = bitcast double %r10 to i64
  %ok10 = icmp eq i64 %b10, 4619567317775286272
  br i1 %ok10, label %t11, label %bad

t11:
  store volatile float 0x0000000000000000, ptr %p.float.0
  %x11.0 = load volatile float, ptr %p.float.0
  %r11 = call float @llvm.fabs.f32(float %x11.0)
  %b11 = bitcast float %r11 to i32
  %ok11 = icmp eq i32 %b11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  store volatile float 0x8000000000000000, ptr %p.float.0
  %x12.0 = load volatile float, ptr %p.float.0
  %r12 = call float @llvm.fabs.f32(float %x12.0)
  %b12 = bitcast float %r12 to i32
  %ok12 = icmp eq i32 %b12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  store volatile float 0x3FE0000000000000, ptr %p.float.0
  %x13.0 = load volatile float, ptr %p.float.0
  %r13 = call float @llvm.fabs.f32(float %x13.0)
  %b13 = bitcast float %r13 to i32
  %ok13 = icmp eq i32 %b13, 1056964608
  br i1 %ok13, label %t14, label %bad

t14:
  store volatile float 0xBFE0000000000000, ptr %p.float.0
  %x14.0 = load volatile float, ptr %p.float.0
  %r14 = call float @llvm.fabs.f32(float %x14.0)
  %b14 = bitcast float %r14 to i32
  %ok14 = icmp eq i32 %b14, 1056964608
  br i1 %ok14, label %t15, label %bad

t15:
  store volatile float 0x3FF8000000000000, ptr %p.float.0
  %x15.0 = load volatile float, ptr %p.float.0
  %r15 = call float @llvm.fabs.f32(float %x15.0)
  %b15 = bitcast float %r15 to i32
  %ok15 = icmp eq i32 %b15, 1069547520
  br i1 %ok15, label %t16, label %bad

t16:
  store volatile float 0x4004000000000000, ptr %p.float.0
  %x16.0 = load volatile float, ptr %p.float.0
  %r16 = call float @llvm.fabs.f32(float %x16.0)
  %b16 = bitcast float %r16 to i32
  %ok16 = icmp eq i32 %b16, 1075838976
  br i1 %ok16, label %t17, label %bad

t17:
  store volatile float 0xC004000000000000, ptr %p.float.0
  %x17.0 = load volatile float, ptr %p.float.0
  %r17 = call float @llvm.fabs.f32(float %x17.0)
  %b17 = bitcast float %r17 to i32
  %ok17 = icmp eq i32 %b17, 1075838976
  br i1 %ok17, label %t18, label %bad

t18:
  store volatile float 0xC00E000000000000, ptr %p.float.0
  %x18.0 = load volatile float, ptr %p.float.0
  %r18 = call float @llvm.fabs.f32(float %x18.0)
  %b18 = bitcast float %r18 to i32
  %ok18 = icmp eq i32 %b18, 1081081856
  br i1 %ok18, label %t19, label %bad

t19:
  store volatile float 0x40FE240CA0000000, ptr %p.float.0
  %x19.0 = load volatile float, ptr %p.float.0
  %r19 = call float @llvm.fabs.f32(float %x19.0)
  %b19 = bitcast float %r19 to i32
  %ok19 = icmp eq i32 %b19, 1206984805
  br i1 %ok19, label %t20, label %bad

t20:
  store volatile float 0xC01C000000000000, ptr %p.float.0
  %x20.0 = load volatile float, ptr %p.float.0
  %r20 = call float @llvm.fabs.f32(float %x20.0)
  %b20 = bitcast float %r20 to i32
  %ok20 = icmp eq i32 %b20, 1088421888
  br i1 %ok20, label %t21, label %bad

t21:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x21.0 = load volatile double, ptr %p.double.0
  %r21 = call double @llvm.sqrt.f64(double %x21.0)
  %b21 = bitcast double %r21 to i64
  %ok21 = icmp eq i64 %b21, 0
  br i1 %ok21, label %t22, label %bad

t22:
  store volatile double 0x4002000000000000, ptr %p.double.0
  %x22.0 = load volatile double, ptr %p.double.0
  %r22 = call double @llvm.sqrt.f64(double %x22.0)
  %b22 = bitcast double %r22 to i64
  %ok22 = icmp eq i64 %b22, 4609434218613702656
  br i1 %ok22, label %t23, label %bad

t23:
  store volatile double 0x412E848000000000, ptr %p.double.0
  %x23.0 = load volatile double, ptr %p.double.0
  %r23 = call double @llvm.sqrt.f64(double %x23.0)
  %b23 = bitcast double %r23 to i64
  %ok23 = icmp eq i64 %b23, 4652007308841189376
  br i1 %ok23, label %t24, label %bad

t24:
  store volatile double 0x4030000000000000, ptr %p.double.0
  %x24.0 = load volatile double, ptr %p.double.0
  %r24 = call double @llvm.sqrt.f64(double %x24.0)
  %b24 = bitcast double %r24 to i64
  %ok24 = icmp eq i64 %b24, 4616189618054758400
  br i1 %ok24, label %t25, label %bad

t25:
  store volatile float 0x0000000000000000, ptr %p.float.0
  %x25.0 = load volatile float, ptr %p.float.0
  %r25 = call float @llvm.sqrt.f32(float %x25.0)
  %b25 = bitcast float %r25 to i32
  %ok25 = icmp eq i32 %b25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  store volatile float 0x4002000000000000, ptr %p.float.0
  %x26.0 = load volatile float, ptr %p.float.0
  %r26 = call float @llvm.sqrt.f32(float %x26.0)
  %b26 = bitcast float %r26 to i32
  %ok26 = icmp eq i32 %b26, 1069547520
  br i1 %ok26, label %t27, label %bad

t27:
  store volatile float 0x412E848000000000, ptr %p.float.0
  %x27.0 = load volatile float, ptr %p.float.0
  %r27 = call float @llvm.sqrt.f32(float %x27.0)
  %b27 = bitcast float %r27 to i32
  %ok27 = icmp eq i32 %b27, 1148846080
  br i1 %ok27, label %t28, label %bad

t28:
  store volatile float 0x4030000000000000, ptr %p.float.0
  %x28.0 = load volatile float, ptr %p.float.0
  %r28 = call float @llvm.sqrt.f32(float %x28.0)
  %b28 = bitcast float %r28 to i32
  %ok28 = icmp eq i32 %b28, 1082130432
  br i1 %ok28, label %t29, label %bad

t29:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x29.0 = load volatile double, ptr %p.double.0
  %r29 = call double @llvm.floor.f64(double %x29.0)
  %b29 = bitcast double %r29 to i64
  %ok29 = icmp eq i64 %b29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x30.0 = load volatile double, ptr %p.double.0
  %r30 = call double @llvm.floor.f64(double %x30.0)
  %b30 = bitcast double %r30 to i64
  %ok30 = icmp eq i64 %b30, -9223372036854775808
  br i1 %ok30, label %t31, label %bad

t31:
  store volatile double 0x3FE0000000000000, ptr %p.double.0
  %x31.0 = load volatile double, ptr %p.double.0
  %r31 = call double @llvm.floor.f64(double %x31.0)
  %b31 = bitcast double %r31 to i64
  %ok31 = icmp eq i64 %b31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  store volatile double 0xBFE0000000000000, ptr %p.double.0
  %x32.0 = load volatile double, ptr %p.double.0
  %r32 = call double @llvm.floor.f64(double %x32.0)
  %b32 = bitcast double %r32 to i64
  %ok32 = icmp eq i64 %b32, -4616189618054758400
  br i1 %ok32, label %t33, label %bad

t33:
  store volatile double 0x3FF8000000000000, ptr %p.double.0
  %x33.0 = load volatile double, ptr %p.double.0
  %r33 = call double @llvm.floor.f64(double %x33.0)
  %b33 = bitcast double %r33 to i64
  %ok33 = icmp eq i64 %b33, 4607182418800017408
  br i1 %ok33, label %t34, label %bad

t34:
  store volatile double 0x4004000000000000, ptr %p.double.0
  %x34.0 = load volatile double, ptr %p.double.0
  %r34 = call double @llvm.floor.f64(double %x34.0)
  %b34 = bitcast double %r34 to i64
  %ok34 = icmp eq i64 %b34, 4611686018427387904
  br i1 %ok34, label %t35, label %bad

t35:
  store volatile double 0xC004000000000000, ptr %p.double.0
  %x35.0 = load volatile double, ptr %p.double.0
  %r35 = call double @llvm.floor.f64(double %x35.0)
  %b35 = bitcast double %r35 to i64
  %ok35 = icmp eq i64 %b35, -4609434218613702656
  br i1 %ok35, label %t36, label %bad

t36:
  store volatile double 0xC00E000000000000, ptr %p.double.0
  %x36.0 = load volatile double, ptr %p.double.0
  %r36 = call double @llvm.floor.f64(double %x36.0)
  %b36 = bitcast double %r36 to i64
  %ok36 = icmp eq i64 %b36, -4607182418800017408
  br i1 %ok36, label %t37, label %bad

t37:
  store volatile double 0x40FE240C9FBE76C9, ptr %p.double.0
  %x37.0 = load volatile double, ptr %p.double.0
  %r37 = call double @llvm.floor.f64(double %x37.0)
  %b37 = bitcast double %r37 to i64
  %ok37 = icmp eq i64 %b37, 4683220244930494464
  br i1 %ok37, label %t38, label %bad

t38:
  store volatile double 0xC01C000000000000, ptr %p.double.0
  %x38.0 = load volatile double, ptr %p.double.0
  %r38 = call double @llvm.floor.f64(double %x38.0)
  %b38 = bitcast double %r38 to i64
  %ok38 = icmp eq i64 %b38, -4603804719079489536
  br i1 %ok38, label %t39, label %bad

t39:
  store volatile float 0x0000000000000000, ptr %p.float.0
  %x39.0 = load volatile float, ptr %p.float.0
  %r39 = call float @llvm.floor.f32(float %x39.0)
  %b39 = bitcast float %r39 to i32
  %ok39 = icmp eq i32 %b39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  store volatile float 0x8000000000000000, ptr %p.float.0
  %x40.0 = load volatile float, ptr %p.float.0
  %r40 = call float @llvm.floor.f32(float %x40.0)
  %b40 = bitcast float %r40 to i32
  %ok40 = icmp eq i32 %b40, -2147483648
  br i1 %ok40, label %t41, label %bad

t41:
  store volatile float 0x3FE0000000000000, ptr %p.float.0
  %x41.0 = load volatile float, ptr %p.float.0
  %r41 = call float @llvm.floor.f32(float %x41.0)
  %b41 = bitcast float %r41 to i32
  %ok41 = icmp eq i32 %b41, 0
  br i1 %ok41, label %t42, label %bad

t42:
  store volatile float 0xBFE0000000000000, ptr %p.float.0
  %x42.0 = load volatile float, ptr %p.float.0
  %r42 = call float @llvm.floor.f32(float %x42.0)
  %b42 = bitcast float %r42 to i32
  %ok42 = icmp eq i32 %b42, -1082130432
  br i1 %ok42, label %t43, label %bad

t43:
  store volatile float 0x3FF8000000000000, ptr %p.float.0
  %x43.0 = load volatile float, ptr %p.float.0
  %r43 = call float @llvm.floor.f32(float %x43.0)
  %b43 = bitcast float %r43 to i32
  %ok43 = icmp eq i32 %b43, 1065353216
  br i1 %ok43, label %t44, label %bad

t44:
  store volatile float 0x4004000000000000, ptr %p.float.0
  %x44.0 = load volatile float, ptr %p.float.0
  %r44 = call float @llvm.floor.f32(float %x44.0)
  %b44 = bitcast float %r44 to i32
  %ok44 = icmp eq i32 %b44, 1073741824
  br i1 %ok44, label %t45, label %bad

t45:
  store volatile float 0xC004000000000000, ptr %p.float.0
  %x45.0 = load volatile float, ptr %p.float.0
  %r45 = call float @llvm.floor.f32(float %x45.0)
  %b45 = bitcast float %r45 to i32
  %ok45 = icmp eq i32 %b45, -1069547520
  br i1 %ok45, label %t46, label %bad

t46:
  store volatile float 0xC00E000000000000, ptr %p.float.0
  %x46.0 = load volatile float, ptr %p.float.0
  %r46 = call float @llvm.floor.f32(float %x46.0)
  %b46 = bitcast float %r46 to i32
  %ok46 = icmp eq i32 %b46, -1065353216
  br i1 %ok46, label %t47, label %bad

t47:
  store volatile float 0x40FE240CA0000000, ptr %p.float.0
  %x47.0 = load volatile float, ptr %p.float.0
  %r47 = call float @llvm.floor.f32(float %x47.0)
  %b47 = bitcast float %r47 to i32
  %ok47 = icmp eq i32 %b47, 1206984704
  br i1 %ok47, label %t48, label %bad

t48:
  store volatile float 0xC01C000000000000, ptr %p.float.0
  %x48.0 = load volatile float, ptr %p.float.0
  %r48 = call float @llvm.floor.f32(float %x48.0)
  %b48 = bitcast float %r48 to i32
  %ok48 = icmp eq i32 %b48, -1059061760
  br i1 %ok48, label %t49, label %bad

t49:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x49.0 = load volatile double, ptr %p.double.0
  %r49 = call double @llvm.ceil.f64(double %x49.0)
  %b49 = bitcast double %r49 to i64
  %ok49 = icmp eq i64 %b49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x50.0 = load volatile double, ptr %p.double.0
  %r50 = call double @llvm.ceil.f64(double %x50.0)
  %b50 = bitcast double %r50 to i64
  %ok50 = icmp eq i64 %b50, -9223372036854775808
  br i1 %ok50, label %t51, label %bad

t51:
  store volatile double 0x3FE0000000000000, ptr %p.double.0
  %x51.0 = load volatile double, ptr %p.double.0
  %r51 = call double @llvm.ceil.f64(double %x51.0)
  %b51 = bitcast double %r51 to i64
  %ok51 = icmp eq i64 %b51, 4607182418800017408
  br i1 %ok51, label %t52, label %bad

t52:
  store volatile double 0xBFE0000000000000, ptr %p.double.0
  %x52.0 = load volatile double, ptr %p.double.0
  %r52 = call double @llvm.ceil.f64(double %x52.0)
  %b52 = bitcast double %r52 to i64
  %ok52 = icmp eq i64 %b52, -9223372036854775808
  br i1 %ok52, label %t53, label %bad

t53:
  store volatile double 0x3FF8000000000000, ptr %p.double.0
  %x53.0 = load volatile double, ptr %p.double.0
  %r53 = call double @llvm.ceil.f64(double %x53.0)
  %b53 = bitcast double %r53 to i64
  %ok53 = icmp eq i64 %b53, 4611686018427387904
  br i1 %ok53, label %t54, label %bad

t54:
  store volatile double 0x4004000000000000, ptr %p.double.0
  %x54.0 = load volatile double, ptr %p.double.0
  %r54 = call double @llvm.ceil.f64(double %x54.0)
  %b54 = bitcast double %r54 to i64
  %ok54 = icmp eq i64 %b54, 4613937818241073152
  br i1 %ok54, label %t55, label %bad

t55:
  store volatile double 0xC004000000000000, ptr %p.double.0
  %x55.0 = load volatile double, ptr %p.double.0
  %r55 = call double @llvm.ceil.f64(double %x55.0)
  %b55 = bitcast double %r55 to i64
  %ok55 = icmp eq i64 %b55, -4611686018427387904
  br i1 %ok55, label %t56, label %bad

t56:
  store volatile double 0xC00E000000000000, ptr %p.double.0
  %x56.0 = load volatile double, ptr %p.double.0
  %r56 = call double @llvm.ceil.f64(double %x56.0)
  %b56 = bitcast double %r56 to i64
  %ok56 = icmp eq i64 %b56, -4609434218613702656
  br i1 %ok56, label %t57, label %bad

t57:
  store volatile double 0x40FE240C9FBE76C9, ptr %p.double.0
  %x57.0 = load volatile double, ptr %p.double.0
  %r57 = call double @llvm.ceil.f64(double %x57.0)
  %b57 = bitcast double %r57 to i64
  %ok57 = icmp eq i64 %b57, 4683220313649971200
  br i1 %ok57, label %t58, label %bad

t58:
  store volatile double 0xC01C000000000000, ptr %p.double.0
  %x58.0 = load volatile double, ptr %p.double.0
  %r58 = call double @llvm.ceil.f64(double %x58.0)
  %b58 = bitcast double %r58 to i64
  %ok58 = icmp eq i64 %b58, -4603804719079489536
  br i1 %ok58, label %t59, label %bad

t59:
  store volatile float 0x0000000000000000, ptr %p.float.0
  %x59.0 = load volatile float, ptr %p.float.0
  %r59 = call float @llvm.ceil.f32(float %x59.0)
  %b59 = bitcast float %r59 to i32
  %ok59 = icmp eq i32 %b59, 0
  br i1 %ok59, label %t60, label %bad

t60:
  store volatile float 0x8000000000000000, ptr %p.float.0
  %x60.0 = load volatile float, ptr %p.float.0
  %r60 = call float @llvm.ceil.f32(float %x60.0)
  %b60 = bitcast float %r60 to i32
  %ok60 = icmp eq i32 %b60, -2147483648
  br i1 %ok60, label %t61, label %bad

t61:
  store volatile float 0x3FE0000000000000, ptr %p.float.0
  %x61.0 = load volatile float, ptr %p.float.0
  %r61 = call float @llvm.ceil.f32(float %x61.0)
  %b61 = bitcast float %r61 to i32
  %ok61 = icmp eq i32 %b61, 1065353216
  br i1 %ok61, label %t62, label %bad

t62:
  store volatile float 0xBFE0000000000000, ptr %p.float.0
  %x62.0 = load volatile float, ptr %p.float.0
  %r62 = call float @llvm.ceil.f32(float %x62.0)
  %b62 = bitcast float %r62 to i32
  %ok62 = icmp eq i32 %b62, -2147483648
  br i1 %ok62, label %t63, label %bad

t63:
  store volatile float 0x3FF8000000000000, ptr %p.float.0
  %x63.0 = load volatile float, ptr %p.float.0
  %r63 = call float @llvm.ceil.f32(float %x63.0)
  %b63 = bitcast float %r63 to i32
  %ok63 = icmp eq i32 %b63, 1073741824
  br i1 %ok63, label %t64, label %bad

t64:
  store volatile float 0x4004000000000000, ptr %p.float.0
  %x64.0 = load volatile float, ptr %p.float.0
  %r64 = call float @llvm.ceil.f32(float %x64.0)
  %b64 = bitcast float %r64 to i32
  %ok64 = icmp eq i32 %b64, 1077936128
  br i1 %ok64, label %t65, label %bad

t65:
  store volatile float 0xC004000000000000, ptr %p.float.0
  %x65.0 = load volatile float, ptr %p.float.0
  %r65 = call float @llvm.ceil.f32(float %x65.0)
  %b65 = bitcast float %r65 to i32
  %ok65 = icmp eq i32 %b65, -1073741824
  br i1 %ok65, label %t66, label %bad

t66:
  store volatile float 0xC00E000000000000, ptr %p.float.0
  %x66.0 = load volatile float, ptr %p.float.0
  %r66 = call float @llvm.ceil.f32(float %x66.0)
  %b66 = bitcast float %r66 to i32
  %ok66 = icmp eq i32 %b66, -1069547520
  br i1 %ok66, label %t67, label %bad

t67:
  store volatile float 0x40FE240CA0000000, ptr %p.float.0
  %x67.0 = load volatile float, ptr %p.float.0
  %r67 = call float @llvm.ceil.f32(float %x67.0)
  %b67 = bitcast float %r67 to i32
  %ok67 = icmp eq i32 %b67, 1206984832
  br i1 %ok67, label %t68, label %bad

t68:
  store volatile float 0xC01C000000000000, ptr %p.float.0
  %x68.0 = load volatile float, ptr %p.float.0
  %r68 = call float @llvm.ceil.f32(float %x68.0)
  %b68 = bitcast float %r68 to i32
  %ok68 = icmp eq i32 %b68, -1059061760
  br i1 %ok68, label %t69, label %bad

t69:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x69.0 = load volatile double, ptr %p.double.0
  %r69 = call double @llvm.trunc.f64(double %x69.0)
  %b69 = bitcast double %r69 to i64
  %ok69 = icmp eq i64 %b69, 0
  br i1 %ok69, label %t70, label %bad

t70:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x70.0 = load volatile double, ptr %p.double.0
  %r70 = call double @llvm.trunc.f64(double %x70.0)
  %b70 = bitcast double %r70 to i64
  %ok70 = icmp eq i64 %b70, -9223372036854775808
  br i1 %ok70, label %t71, label %bad

t71:
  store volatile double 0x3FE0000000000000, ptr %p.double.0
  %x71.0 = load volatile double, ptr %p.double.0
  %r71 = call double @llvm.trunc.f64(double %x71.0)
  %b71 = bitcast double %r71 to i64
  %ok71 = icmp eq i64 %b71, 0
  br i1 %ok71, label %t72, label %bad

t72:
  store volatile double 0xBFE0000000000000, ptr %p.double.0
  %x72.0 = load volatile double, ptr %p.double.0
  %r72 = call double @llvm.trunc.f64(double %x72.0)
  %b72 = bitcast double %r72 to i64
  %ok72 = icmp eq i64 %b72, -9223372036854775808
  br i1 %ok72, label %t73, label %bad

t73:
  store volatile double 0x3FF8000000000000, ptr %p.double.0
  %x73.0 = load volatile double, ptr %p.double.0
  %r73 = call double @llvm.trunc.f64(double %x73.0)
  %b73 = bitcast double %r73 to i64
  %ok73 = icmp eq i64 %b73, 4607182418800017408
  br i1 %ok73, label %t74, label %bad

t74:
  store volatile double 0x4004000000000000, ptr %p.double.0
  %x74.0 = load volatile double, ptr %p.double.0
  %r74 = call double @llvm.trunc.f64(double %x74.0)
  %b74 = bitcast double %r74 to i64
  %ok74 = icmp eq i64 %b74, 4611686018427387904
  br i1 %ok74, label %t75, label %bad

t75:
  store volatile double 0xC004000000000000, ptr %p.double.0
  %x75.0 = load volatile double, ptr %p.double.0
  %r75 = call double @llvm.trunc.f64(double %x75.0)
  %b75 = bitcast double %r75 to i64
  %ok75 = icmp eq i64 %b75, -4611686018427387904
  br i1 %ok75, label %t76, label %bad

t76:
  store volatile double 0xC00E000000000000, ptr %p.double.0
  %x76.0 = load volatile double, ptr %p.double.0
  %r76 = call double @llvm.trunc.f64(double %x76.0)
  %b76 = bitcast double %r76 to i64
  %ok76 = icmp eq i64 %b76, -4609434218613702656
  br i1 %ok76, label %t77, label %bad

t77:
  store volatile double 0x40FE240C9FBE76C9, ptr %p.double.0
  %x77.0 = load volatile double, ptr %p.double.0
  %r77 = call double @llvm.trunc.f64(double %x77.0)
  %b77 = bitcast double %r77 to i64
  %ok77 = icmp eq i64 %b77, 4683220244930494464
  br i1 %ok77, label %t78, label %bad

t78:
  store volatile double 0xC01C000000000000, ptr %p.double.0
  %x78.0 = load volatile double, ptr %p.double.0
  %r78 = call double @llvm.trunc.f64(double %x78.0)
  %b78 = bitcast double %r78 to i64
  %ok78 = icmp eq i64 %b78, -4603804719079489536
  br i1 %ok78, label %t79, label %bad

t79:
  store volatile float 0x0000000000000000, ptr %p.float.0
  %x79.0 = load volatile float, ptr %p.float.0
  %r79 = call float @llvm.trunc.f32(float %x79.0)
  %b79 = bitcast float %r79 to i32
  %ok79 = icmp eq i32 %b79, 0
  br i1 %ok79, label %t80, label %bad

t80:
  store volatile float 0x8000000000000000, ptr %p.float.0
  %x80.0 = load volatile float, ptr %p.float.0
  %r80 = call float @llvm.trunc.f32(float %x80.0)
  %b80 = bitcast float %r80 to i32
  %ok80 = icmp eq i32 %b80, -2147483648
  br i1 %ok80, label %t81, label %bad

t81:
  store volatile float 0x3FE0000000000000, ptr %p.float.0
  %x81.0 = load volatile float, ptr %p.float.0
  %r81 = call float @llvm.trunc.f32(float %x81.0)
  %b81 = bitcast float %r81 to i32
  %ok81 = icmp eq i32 %b81, 0
  br i1 %ok81, label %t82, label %bad

t82:
  store volatile float 0xBFE0000000000000, ptr %p.float.0
  %x82.0 = load volatile float, ptr %p.float.0
  %r82 = call float @llvm.trunc.f32(float %x82.0)
  %b82 = bitcast float %r82 to i32
  %ok82 = icmp eq i32 %b82, -2147483648
  br i1 %ok82, label %t83, label %bad

t83:
  store volatile float 0x3FF8000000000000, ptr %p.float.0
  %x83.0 = load volatile float, ptr %p.float.0
  %r83 = call float @llvm.trunc.f32(float %x83.0)
  %b83 = bitcast float %r83 to i32
  %ok83 = icmp eq i32 %b83, 1065353216
  br i1 %ok83, label %t84, label %bad

t84:
  store volatile float 0x4004000000000000, ptr %p.float.0
  %x84.0 = load volatile float, ptr %p.float.0
  %r84 = call float @llvm.trunc.f32(float %x84.0)
  %b84 = bitcast float %r84 to i32
  %ok84 = icmp eq i32 %b84, 1073741824
  br i1 %ok84, label %t85, label %bad

t85:
  store volatile float 0xC004000000000000, ptr %p.float.0
  %x85.0 = load volatile float, ptr %p.float.0
  %r85 = call float @llvm.trunc.f32(float %x85.0)
  %b85 = bitcast float %r85 to i32
  %ok85 = icmp eq i32 %b85, -1073741824
  br i1 %ok85, label %t86, label %bad

t86:
  store volatile float 0xC00E000000000000, ptr %p.float.0
  %x86.0 = load volatile float, ptr %p.float.0
  %r86 = call float @llvm.trunc.f32(float %x86.0)
  %b86 = bitcast float %r86 to i32
  %ok86 = icmp eq i32 %b86, -1069547520
  br i1 %ok86, label %t87, label %bad

t87:
  store volatile float 0x40FE240CA0000000, ptr %p.float.0
  %x87.0 = load volatile float, ptr %p.float.0
  %r87 = call float @llvm.trunc.f32(float %x87.0)
  %b87 = bitcast float %r87 to i32
  %ok87 = icmp eq i32 %b87, 1206984704
  br i1 %ok87, label %t88, label %bad

t88:
  store volatile float 0xC01C000000000000, ptr %p.float.0
  %x88.0 = load volatile float, ptr %p.float.0
  %r88 = call float @llvm.trunc.f32(float %x88.0)
  %b88 = bitcast float %r88 to i32
  %ok88 = icmp eq i32 %b88, -1059061760
  br i1 %ok88, label %t89, label %bad

t89:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x89.0 = load volatile double, ptr %p.double.0
  %r89 = call double @llvm.rint.f64(double %x89.0)
  %b89 = bitcast double %r89 to i64
  %ok89 = icmp eq i64 %b89, 0
  br i1 %ok89, label %t90, label %bad

t90:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x90.0 = load volatile double, ptr %p.double.0
  %r90 = call double @llvm.rint.f64(double %x90.0)
  %b90 = bitcast double %r90 to i64
  %ok90 = icmp eq i64 %b90, -9223372036854775808
  br i1 %ok90, label %t91, label %bad

t91:
  store volatile double 0x3FE0000000000000, ptr %p.double.0
  %x91.0 = load volatile double, ptr %p.double.0
  %r91 = call double @llvm.rint.f64(double %x91.0)
  %b91 = bitcast double %r91 to i64
  %ok91 = icmp eq i64 %b91, 0
  br i1 %ok91, label %t92, label %bad

t92:
  store volatile double 0xBFE0000000000000, ptr %p.double.0
  %x92.0 = load volatile double, ptr %p.double.0
  %r92 = call double @llvm.rint.f64(double %x92.0)
  %b92 = bitcast double %r92 to i64
  %ok92 = icmp eq i64 %b92, -9223372036854775808
  br i1 %ok92, label %t93, label %bad

t93:
  store volatile double 0x3FF8000000000000, ptr %p.double.0
  %x93.0 = load volatile double, ptr %p.double.0
  %r93 = call double @llvm.rint.f64(double %x93.0)
  %b93 = bitcast double %r93 to i64
  %ok93 = icmp eq i64 %b93, 4611686018427387904
  br i1 %ok93, label %t94, label %bad

t94:
  store volatile double 0x4004000000000000, ptr %p.double.0
  %x94.0 = load volatile double, ptr %p.double.0
  %r94 = call double @llvm.rint.f64(double %x94.0)
  %b94 = bitcast double %r94 to i64
  %ok94 = icmp eq i64 %b94, 4611686018427387904
  br i1 %ok94, label %t95, label %bad

t95:
  store volatile double 0xC004000000000000, ptr %p.double.0
  %x95.0 = load volatile double, ptr %p.double.0
  %r95 = call double @llvm.rint.f64(double %x95.0)
  %b95 = bitcast double %r95 to i64
  %ok95 = icmp eq i64 %b95, -4611686018427387904
  br i1 %ok95, label %t96, label %bad

t96:
  store volatile double 0xC00E000000000000, ptr %p.double.0
  %x96.0 = load volatile double, ptr %p.double.0
  %r96 = call double @llvm.rint.f64(double %x96.0)
  %b96 = bitcast double %r96 to i64
  %ok96 = icmp eq i64 %b96, -4607182418800017408
  br i1 %ok96, label %t97, label %bad

t97:
  store volatile double 0x40FE240C9FBE76C9, ptr %p.double.0
  %x97.0 = load volatile double, ptr %p.double.0
  %r97 = call double @llvm.rint.f64(double %x97.0)
  %b97 = bitcast double %r97 to i64
  %ok97 = icmp eq i64 %b97, 4683220313649971200
  br i1 %ok97, label %t98, label %bad

t98:
  store volatile double 0xC01C000000000000, ptr %p.double.0
  %x98.0 = load volatile double, ptr %p.double.0
  %r98 = call double @llvm.rint.f64(double %x98.0)
  %b98 = bitcast double %r98 to i64
  %ok98 = icmp eq i64 %b98, -4603804719079489536
  br i1 %ok98, label %t99, label %bad

t99:
  store volatile float 0x0000000000000000, ptr %p.float.0
  %x99.0 = load volatile float, ptr %p.float.0
  %r99 = call float @llvm.rint.f32(float %x99.0)
  %b99 = bitcast float %r99 to i32
  %ok99 = icmp eq i32 %b99, 0
  br i1 %ok99, label %t100, label %bad

t100:
  store volatile float 0x8000000000000000, ptr %p.float.0
  %x100.0 = load volatile float, ptr %p.float.0
  %r100 = call float @llvm.rint.f32(float %x100.0)
  %b100 = bitcast float %r100 to i32
  %ok100 = icmp eq i32 %b100, -2147483648
  br i1 %ok100, label %t101, label %bad

t101:
  store volatile float 0x3FE0000000000000, ptr %p.float.0
  %x101.0 = load volatile float, ptr %p.float.0
  %r101 = call float @llvm.rint.f32(float %x101.0)
  %b101 = bitcast float %r101 to i32
  %ok101 = icmp eq i32 %b101, 0
  br i1 %ok101, label %t102, label %bad

t102:
  store volatile float 0xBFE0000000000000, ptr %p.float.0
  %x102.0 = load volatile float, ptr %p.float.0
  %r102 = call float @llvm.rint.f32(float %x102.0)
  %b102 = bitcast float %r102 to i32
  %ok102 = icmp eq i32 %b102, -2147483648
  br i1 %ok102, label %t103, label %bad

t103:
  store volatile float 0x3FF8000000000000, ptr %p.float.0
  %x103.0 = load volatile float, ptr %p.float.0
  %r103 = call float @llvm.rint.f32(float %x103.0)
  %b103 = bitcast float %r103 to i32
  %ok103 = icmp eq i32 %b103, 1073741824
  br i1 %ok103, label %t104, label %bad

t104:
  store volatile float 0x4004000000000000, ptr %p.float.0
  %x104.0 = load volatile float, ptr %p.float.0
  %r104 = call float @llvm.rint.f32(float %x104.0)
  %b104 = bitcast float %r104 to i32
  %ok104 = icmp eq i32 %b104, 1073741824
  br i1 %ok104, label %t105, label %bad

t105:
  store volatile float 0xC004000000000000, ptr %p.float.0
  %x105.0 = load volatile float, ptr %p.float.0
  %r105 = call float @llvm.rint.f32(float %x105.0)
  %b105 = bitcast float %r105 to i32
  %ok105 = icmp eq i32 %b105, -1073741824
  br i1 %ok105, label %t106, label %bad

t106:
  store volatile float 0xC00E000000000000, ptr %p.float.0
  %x106.0 = load volatile float, ptr %p.float.0
  %r106 = call float @llvm.rint.f32(float %x106.0)
  %b106 = bitcast float %r106 to i32
  %ok106 = icmp eq i32 %b106, -1065353216
  br i1 %ok106, label %t107, label %bad

t107:
  store volatile float 0x40FE240CA0000000, ptr %p.float.0
  %x107.0 = load volatile float, ptr %p.float.0
  %r107 = call float @llvm.rint.f32(float %x107.0)
  %b107 = bitcast float %r107 to i32
  %ok107 = icmp eq i32 %b107, 1206984832
  br i1 %ok107, label %t108, label %bad

t108:
  store volatile float 0xC01C000000000000, ptr %p.float.0
  %x108.0 = load volatile float, ptr %p.float.0
  %r108 = call float @llvm.rint.f32(float %x108.0)
  %b108 = bitcast float %r108 to i32
  %ok108 = icmp eq i32 %b108, -1059061760
  br i1 %ok108, label %t109, label %bad

t109:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x109.0 = load volatile double, ptr %p.double.0
  %r109 = call double @llvm.nearbyint.f64(double %x109.0)
  %b109 = bitcast double %r109 to i64
  %ok109 = icmp eq i64 %b109, 0
  br i1 %ok109, label %t110, label %bad

t110:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x110.0 = load volatile double, ptr %p.double.0
  %r110 = call double @llvm.nearbyint.f64(double %x110.0)
  %b110 = bitcast double %r110 to i64
  %ok110 = icmp eq i64 %b110, -9223372036854775808
  br i1 %ok110, label %t111, label %bad

t111:
  store volatile double 0x3FE0000000000000, ptr %p.double.0
  %x111.0 = load volatile double, ptr %p.double.0
  %r111 = call double @llvm.nearbyint.f64(double %x111.0)
  %b111 = bitcast double %r111 to i64
  %ok111 = icmp eq i64 %b111, 0
  br i1 %ok111, label %t112, label %bad

t112:
  store volatile double 0xBFE0000000000000, ptr %p.double.0
  %x112.0 = load volatile double, ptr %p.double.0
  %r112 = call double @llvm.nearbyint.f64(double %x112.0)
  %b112 = bitcast double %r112 to i64
  %ok112 = icmp eq i64 %b112, -9223372036854775808
  br i1 %ok112, label %t113, label %bad

t113:
  store volatile double 0x3FF8000000000000, ptr %p.double.0
  %x113.0 = load volatile double, ptr %p.double.0
  %r113 = call double @llvm.nearbyint.f64(double %x113.0)
  %b113 = bitcast double %r113 to i64
  %ok113 = icmp eq i64 %b113, 4611686018427387904
  br i1 %ok113, label %t114, label %bad

t114:
  store volatile double 0x4004000000000000, ptr %p.double.0
  %x114.0 = load volatile double, ptr %p.double.0
  %r114 = call double @llvm.nearbyint.f64(double %x114.0)
  %b114 = bitcast double %r114 to i64
  %ok114 = icmp eq i64 %b114, 4611686018427387904
  br i1 %ok114, label %t115, label %bad

t115:
  store volatile double 0xC004000000000000, ptr %p.double.0
  %x115.0 = load volatile double, ptr %p.double.0
  %r115 = call double @llvm.nearbyint.f64(double %x115.0)
  %b115 = bitcast double %r115 to i64
  %ok115 = icmp eq i64 %b115, -4611686018427387904
  br i1 %ok115, label %t116, label %bad

t116:
  store volatile double 0xC00E000000000000, ptr %p.double.0
  %x116.0 = load volatile double, ptr %p.double.0
  %r116 = call double @llvm.nearbyint.f64(double %x116.0)
  %b116 = bitcast double %r116 to i64
  %ok116 = icmp eq i64 %b116, -4607182418800017408
  br i1 %ok116, label %t117, label %bad

t117:
  store volatile double 0x40FE240C9FBE76C9, ptr %p.double.0
  %x117.0 = load volatile double, ptr %p.double.0
  %r117 = call double @llvm.nearbyint.f64(double %x117.0)
  %b117 = bitcast double %r117 to i64
  %ok117 = icmp eq i64 %b117, 4683220313649971200
  br i1 %ok117, label %t118, label %bad

t118:
  store volatile double 0xC01C000000000000, ptr %p.double.0
  %x118.0 = load volatile double, ptr %p.double.0
  %r118 = call double @llvm.nearbyint.f64(double %x118.0)
  %b118 = bitcast double %r118 to i64
  %ok118 = icmp eq i64 %b118, -4603804719079489536
  br i1 %ok118, label %t119, label %bad

t119:
  store volatile float 0x0000000000000000, ptr %p.float.0
  %x119.0 = load volatile float, ptr %p.float.0
  %r119 = call float @llvm.nearbyint.f32(float %x119.0)
  %b119 = bitcast float %r119 to i32
  %ok119 = icmp eq i32 %b119, 0
  br i1 %ok119, label %t120, label %bad

t120:
  store volatile float 0x8000000000000000, ptr %p.float.0
  %x120.0 = load volatile float, ptr %p.float.0
  %r120 = call float @llvm.nearbyint.f32(float %x120.0)
  %b120 = bitcast float %r120 to i32
  %ok120 = icmp eq i32 %b120, -2147483648
  br i1 %ok120, label %t121, label %bad

t121:
  store volatile float 0x3FE0000000000000, ptr %p.float.0
  %x121.0 = load volatile float, ptr %p.float.0
  %r121 = call float @llvm.nearbyint.f32(float %x121.0)
  %b121 = bitcast float %r121 to i32
  %ok121 = icmp eq i32 %b121, 0
  br i1 %ok121, label %t122, label %bad

t122:
  store volatile float 0xBFE0000000000000, ptr %p.float.0
  %x122.0 = load volatile float, ptr %p.float.0
  %r122 = call float @llvm.nearbyint.f32(float %x122.0)
  %b122 = bitcast float %r122 to i32
  %ok122 = icmp eq i32 %b122, -2147483648
  br i1 %ok122, label %t123, label %bad

t123:
  store volatile float 0x3FF8000000000000, ptr %p.float.0
  %x123.0 = load volatile float, ptr %p.float.0
  %r123 = call float @llvm.nearbyint.f32(float %x123.0)
  %b123 = bitcast float %r123 to i32
  %ok123 = icmp eq i32 %b123, 1073741824
  br i1 %ok123, label %t124, label %bad

t124:
  store volatile float 0x4004000000000000, ptr %p.float.0
  %x124.0 = load volatile float, ptr %p.float.0
  %r124 = call float @llvm.nearbyint.f32(float %x124.0)
  %b124 = bitcast float %r124 to i32
  %ok124 = icmp eq i32 %b124, 1073741824
  br i1 %ok124, label %t125, label %bad

t125:
  store volatile float 0xC004000000000000, ptr %p.float.0
  %x125.0 = load volatile float, ptr %p.float.0
  %r125 = call float @llvm.nearbyint.f32(float %x125.0)
  %b125 = bitcast float %r125 to i32
  %ok125 = icmp eq i32 %b125, -1073741824
  br i1 %ok125, label %t126, label %bad

t126:
  store volatile float 0xC00E000000000000, ptr %p.float.0
  %x126.0 = load volatile float, ptr %p.float.0
  %r126 = call float @llvm.nearbyint.f32(float %x126.0)
  %b126 = bitcast float %r126 to i32
  %ok126 = icmp eq i32 %b126, -1065353216
  br i1 %ok126, label %t127, label %bad

t127:
  store volatile float 0x40FE240CA0000000, ptr %p.float.0
  %x127.0 = load volatile float, ptr %p.float.0
  %r127 = call float @llvm.nearbyint.f32(float %x127.0)
  %b127 = bitcast float %r127 to i32
  %ok127 = icmp eq i32 %b127, 1206984832
  br i1 %ok127, label %t128, label %bad

t128:
  store volatile float 0xC01C000000000000, ptr %p.float.0
  %x128.0 = load volatile float, ptr %p.float.0
  %r128 = call float @llvm.nearbyint.f32(float %x128.0)
  %b128 = bitcast float %r128 to i32
  %ok128 = icmp eq i32 %b128, -1059061760
  br i1 %ok128, label %t129, label %bad

t129:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x129.0 = load volatile double, ptr %p.double.0
  %r129 = call double @llvm.roundeven.f64(double %x129.0)
  %b129 = bitcast double %r129 to i64
  %ok129 = icmp eq i64 %b129, 0
  br i1 %ok129, label %t130, label %bad

t130:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x130.0 = load volatile double, ptr %p.double.0
  %r130 = call double @llvm.roundeven.f64(double %x130.0)
  %b130 = bitcast double %r130 to i64
  %ok130 = icmp eq i64 %b130, -9223372036854775808
  br i1 %ok130, label %t131, label %bad

t131:
  store volatile double 0x3FE0000000000000, ptr %p.double.0
  %x131.0 = load volatile double, ptr %p.double.0
  %r131 = call double @llvm.roundeven.f64(double %x131.0)
  %b131 = bitcast double %r131 to i64
  %ok131 = icmp eq i64 %b131, 0
  br i1 %ok131, label %t132, label %bad

t132:
  store volatile double 0xBFE0000000000000, ptr %p.double.0
  %x132.0 = load volatile double, ptr %p.double.0
  %r132 = call double @llvm.roundeven.f64(double %x132.0)
  %b132 = bitcast double %r132 to i64
  %ok132 = icmp eq i64 %b132, -9223372036854775808
  br i1 %ok132, label %t133, label %bad

t133:
  store volatile double 0x3FF8000000000000, ptr %p.double.0
  %x133.0 = load volatile double, ptr %p.double.0
  %r133 = call double @llvm.roundeven.f64(double %x133.0)
  %b133 = bitcast double %r133 to i64
  %ok133 = icmp eq i64 %b133, 4611686018427387904
  br i1 %ok133, label %t134, label %bad

t134:
  store volatile double 0x4004000000000000, ptr %p.double.0
  %x134.0 = load volatile double, ptr %p.double.0
  %r134 = call double @llvm.roundeven.f64(double %x134.0)
  %b134 = bitcast double %r134 to i64
  %ok134 = icmp eq i64 %b134, 4611686018427387904
  br i1 %ok134, label %t135, label %bad

t135:
  store volatile double 0xC004000000000000, ptr %p.double.0
  %x135.0 = load volatile double, ptr %p.double.0
  %r135 = call double @llvm.roundeven.f64(double %x135.0)
  %b135 = bitcast double %r135 to i64
  %ok135 = icmp eq i64 %b135, -4611686018427387904
  br i1 %ok135, label %t136, label %bad

t136:
  store volatile double 0xC00E000000000000, ptr %p.double.0
  %x136.0 = load volatile double, ptr %p.double.0
  %r136 = call double @llvm.roundeven.f64(double %x136.0)
  %b136 = bitcast double %r136 to i64
  %ok136 = icmp eq i64 %b136, -4607182418800017408
  br i1 %ok136, label %t137, label %bad

t137:
  store volatile double 0x40FE240C9FBE76C9, ptr %p.double.0
  %x137.0 = load volatile double, ptr %p.double.0
  %r137 = call double @llvm.roundeven.f64(double %x137.0)
  %b137 = bitcast double %r137 to i64
  %ok137 = icmp eq i64 %b137, 4683220313649971200
  br i1 %ok137, label %t138, label %bad

t138:
  store volatile double 0xC01C000000000000, ptr %p.double.0
  %x138.0 = load volatile double, ptr %p.double.0
  %r138 = call double @llvm.roundeven.f64(double %x138.0)
  %b138 = bitcast double %r138 to i64
  %ok138 = icmp eq i64 %b138, -4603804719079489536
  br i1 %ok138, label %t139, label %bad

t139:
  store volatile float 0x0000000000000000, ptr %p.float.0
  %x139.0 = load volatile float, ptr %p.float.0
  %r139 = call float @llvm.roundeven.f32(float %x139.0)
  %b139 = bitcast float %r139 to i32
  %ok139 = icmp eq i32 %b139, 0
  br i1 %ok139, label %t140, label %bad

t140:
  store volatile float 0x8000000000000000, ptr %p.float.0
  %x140.0 = load volatile float, ptr %p.float.0
  %r140 = call float @llvm.roundeven.f32(float %x140.0)
  %b140 = bitcast float %r140 to i32
  %ok140 = icmp eq i32 %b140, -2147483648
  br i1 %ok140, label %t141, label %bad

t141:
  store volatile float 0x3FE0000000000000, ptr %p.float.0
  %x141.0 = load volatile float, ptr %p.float.0
  %r141 = call float @llvm.roundeven.f32(float %x141.0)
  %b141 = bitcast float %r141 to i32
  %ok141 = icmp eq i32 %b141, 0
  br i1 %ok141, label %t142, label %bad

t142:
  store volatile float 0xBFE0000000000000, ptr %p.float.0
  %x142.0 = load volatile float, ptr %p.float.0
  %r142 = call float @llvm.roundeven.f32(float %x142.0)
  %b142 = bitcast float %r142 to i32
  %ok142 = icmp eq i32 %b142, -2147483648
  br i1 %ok142, label %t143, label %bad

t143:
  store volatile float 0x3FF8000000000000, ptr %p.float.0
  %x143.0 = load volatile float, ptr %p.float.0
  %r143 = call float @llvm.roundeven.f32(float %x143.0)
  %b143 = bitcast float %r143 to i32
  %ok143 = icmp eq i32 %b143, 1073741824
  br i1 %ok143, label %t144, label %bad

t144:
  store volatile float 0x4004000000000000, ptr %p.float.0
  %x144.0 = load volatile float, ptr %p.float.0
  %r144 = call float @llvm.roundeven.f32(float %x144.0)
  %b144 = bitcast float %r144 to i32
  %ok144 = icmp eq i32 %b144, 1073741824
  br i1 %ok144, label %t145, label %bad

t145:
  store volatile float 0xC004000000000000, ptr %p.float.0
  %x145.0 = load volatile float, ptr %p.float.0
  %r145 = call float @llvm.roundeven.f32(float %x145.0)
  %b145 = bitcast float %r145 to i32
  %ok145 = icmp eq i32 %b145, -1073741824
  br i1 %ok145, label %t146, label %bad

t146:
  store volatile float 0xC00E000000000000, ptr %p.float.0
  %x146.0 = load volatile float, ptr %p.float.0
  %r146 = call float @llvm.roundeven.f32(float %x146.0)
  %b146 = bitcast float %r146 to i32
  %ok146 = icmp eq i32 %b146, -1065353216
  br i1 %ok146, label %t147, label %bad

t147:
  store volatile float 0x40FE240CA0000000, ptr %p.float.0
  %x147.0 = load volatile float, ptr %p.float.0
  %r147 = call float @llvm.roundeven.f32(float %x147.0)
  %b147 = bitcast float %r147 to i32
  %ok147 = icmp eq i32 %b147, 1206984832
  br i1 %ok147, label %t148, label %bad

t148:
  store volatile float 0xC01C000000000000, ptr %p.float.0
  %x148.0 = load volatile float, ptr %p.float.0
  %r148 = call float @llvm.roundeven.f32(float %x148.0)
  %b148 = bitcast float %r148 to i32
  %ok148 = icmp eq i32 %b148, -1059061760
  br i1 %ok148, label %t149, label %bad

t149:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x149.0 = load volatile double, ptr %p.double.0
  %r149 = call double @llvm.round.f64(double %x149.0)
  %b149 = bitcast double %r149 to i64
  %ok149 = icmp eq i64 %b149, 0
  br i1 %ok149, label %t150, label %bad

t150:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x150.0 = load volatile double, ptr %p.double.0
  %r150 = call double @llvm.round.f64(double %x150.0)
  %b150 = bitcast double %r150 to i64
  %ok150 = icmp eq i64 %b150, -9223372036854775808
  br i1 %ok150, label %t151, label %bad

t151:
  store volatile double 0x3FE0000000000000, ptr %p.double.0
  %x151.0 = load volatile double, ptr %p.double.0
  %r151 = call double @llvm.round.f64(double %x151.0)
  %b151 = bitcast double %r151 to i64
  %ok151 = icmp eq i64 %b151, 4607182418800017408
  br i1 %ok151, label %t152, label %bad

t152:
  store volatile double 0xBFE0000000000000, ptr %p.double.0
  %x152.0 = load volatile double, ptr %p.double.0
  %r152 = call double @llvm.round.f64(double %x152.0)
  %b152 = bitcast double %r152 to i64
  %ok152 = icmp eq i64 %b152, -4616189618054758400
  br i1 %ok152, label %t153, label %bad

t153:
  store volatile double 0x3FF8000000000000, ptr %p.double.0
  %x153.0 = load volatile double, ptr %p.double.0
  %r153 = call double @llvm.round.f64(double %x153.0)
  %b153 = bitcast double %r153 to i64
  %ok153 = icmp eq i64 %b153, 4611686018427387904
  br i1 %ok153, label %t154, label %bad

t154:
  store volatile double 0x4004000000000000, ptr %p.double.0
  %x154.0 = load volatile double, ptr %p.double.0
  %r154 = call double @llvm.round.f64(double %x154.0)
  %b154 = bitcast double %r154 to i64
  %ok154 = icmp eq i64 %b154, 4613937818241073152
  br i1 %ok154, label %t155, label %bad

t155:
  store volatile double 0xC004000000000000, ptr %p.double.0
  %x155.0 = load volatile double, ptr %p.double.0
  %r155 = call double @llvm.round.f64(double %x155.0)
  %b155 = bitcast double %r155 to i64
  %ok155 = icmp eq i64 %b155, -4609434218613702656
  br i1 %ok155, label %t156, label %bad

t156:
  store volatile double 0xC00E000000000000, ptr %p.double.0
  %x156.0 = load volatile double, ptr %p.double.0
  %r156 = call double @llvm.round.f64(double %x156.0)
  %b156 = bitcast double %r156 to i64
  %ok156 = icmp eq i64 %b156, -4607182418800017408
  br i1 %ok156, label %t157, label %bad

t157:
  store volatile double 0x40FE240C9FBE76C9, ptr %p.double.0
  %x157.0 = load volatile double, ptr %p.double.0
  %r157 = call double @llvm.round.f64(double %x157.0)
  %b157 = bitcast double %r157 to i64
  %ok157 = icmp eq i64 %b157, 4683220313649971200
  br i1 %ok157, label %t158, label %bad

t158:
  store volatile double 0xC01C000000000000, ptr %p.double.0
  %x158.0 = load volatile double, ptr %p.double.0
  %r158 = call double @llvm.round.f64(double %x158.0)
  %b158 = bitcast double %r158 to i64
  %ok158 = icmp eq i64 %b158, -4603804719079489536
  br i1 %ok158, label %t159, label %bad

t159:
  store volatile float 0x0000000000000000, ptr %p.float.0
  %x159.0 = load volatile float, ptr %p.float.0
  %r159 = call float @llvm.round.f32(float %x159.0)
  %b159 = bitcast float %r159 to i32
  %ok159 = icmp eq i32 %b159, 0
  br i1 %ok159, label %t160, label %bad

t160:
  store volatile float 0x8000000000000000, ptr %p.float.0
  %x160.0 = load volatile float, ptr %p.float.0
  %r160 = call float @llvm.round.f32(float %x160.0)
  %b160 = bitcast float %r160 to i32
  %ok160 = icmp eq i32 %b160, -2147483648
  br i1 %ok160, label %t161, label %bad

t161:
  store volatile float 0x3FE0000000000000, ptr %p.float.0
  %x161.0 = load volatile float, ptr %p.float.0
  %r161 = call float @llvm.round.f32(float %x161.0)
  %b161 = bitcast float %r161 to i32
  %ok161 = icmp eq i32 %b161, 1065353216
  br i1 %ok161, label %t162, label %bad

t162:
  store volatile float 0xBFE0000000000000, ptr %p.float.0
  %x162.0 = load volatile float, ptr %p.float.0
  %r162 = call float @llvm.round.f32(float %x162.0)
  %b162 = bitcast float %r162 to i32
  %ok162 = icmp eq i32 %b162, -1082130432
  br i1 %ok162, label %t163, label %bad

t163:
  store volatile float 0x3FF8000000000000, ptr %p.float.0
  %x163.0 = load volatile float, ptr %p.float.0
  %r163 = call float @llvm.round.f32(float %x163.0)
  %b163 = bitcast float %r163 to i32
  %ok163 = icmp eq i32 %b163, 1073741824
  br i1 %ok163, label %t164, label %bad

t164:
  store volatile float 0x4004000000000000, ptr %p.float.0
  %x164.0 = load volatile float, ptr %p.float.0
  %r164 = call float @llvm.round.f32(float %x164.0)
  %b164 = bitcast float %r164 to i32
  %ok164 = icmp eq i32 %b164, 1077936128
  br i1 %ok164, label %t165, label %bad

t165:
  store volatile float 0xC004000000000000, ptr %p.float.0
  %x165.0 = load volatile float, ptr %p.float.0
  %r165 = call float @llvm.round.f32(float %x165.0)
  %b165 = bitcast float %r165 to i32
  %ok165 = icmp eq i32 %b165, -1069547520
  br i1 %ok165, label %t166, label %bad

t166:
  store volatile float 0xC00E000000000000, ptr %p.float.0
  %x166.0 = load volatile float, ptr %p.float.0
  %r166 = call float @llvm.round.f32(float %x166.0)
  %b166 = bitcast float %r166 to i32
  %ok166 = icmp eq i32 %b166, -1065353216
  br i1 %ok166, label %t167, label %bad

t167:
  store volatile float 0x40FE240CA0000000, ptr %p.float.0
  %x167.0 = load volatile float, ptr %p.float.0
  %r167 = call float @llvm.round.f32(float %x167.0)
  %b167 = bitcast float %r167 to i32
  %ok167 = icmp eq i32 %b167, 1206984832
  br i1 %ok167, label %t168, label %bad

t168:
  store volatile float 0xC01C000000000000, ptr %p.float.0
  %x168.0 = load volatile float, ptr %p.float.0
  %r168 = call float @llvm.round.f32(float %x168.0)
  %b168 = bitcast float %r168 to i32
  %ok168 = icmp eq i32 %b168, -1059061760
  br i1 %ok168, label %t169, label %bad

t169:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x169.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x169.1 = load volatile double, ptr %p.double.1
  %r169 = call double @llvm.minnum.f64(double %x169.0, double %x169.1)
  %b169 = bitcast double %r169 to i64
  %ok169 = icmp eq i64 %b169, 4607182418800017408
  br i1 %ok169, label %t170, label %bad

t170:
  store volatile double 0xC00C000000000000, ptr %p.double.0
  %x170.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x170.1 = load volatile double, ptr %p.double.1
  %r170 = call double @llvm.minnum.f64(double %x170.0, double %x170.1)
  %b170 = bitcast double %r170 to i64
  %ok170 = icmp eq i64 %b170, -4608308318706860032
  br i1 %ok170, label %t171, label %bad

t171:
  store volatile double 0x4014000000000000, ptr %p.double.0
  %x171.0 = load volatile double, ptr %p.double.0
  store volatile double 0xBFE0000000000000, ptr %p.double.1
  %x171.1 = load volatile double, ptr %p.double.1
  %r171 = call double @llvm.minnum.f64(double %x171.0, double %x171.1)
  %b171 = bitcast double %r171 to i64
  %ok171 = icmp eq i64 %b171, -4620693217682128896
  br i1 %ok171, label %t172, label %bad

t172:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x172.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x172.1 = load volatile double, ptr %p.double.1
  %r172 = call double @llvm.maxnum.f64(double %x172.0, double %x172.1)
  %b172 = bitcast double %r172 to i64
  %ok172 = icmp eq i64 %b172, 4611686018427387904
  br i1 %ok172, label %t173, label %bad

t173:
  store volatile double 0xC00C000000000000, ptr %p.double.0
  %x173.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x173.1 = load volatile double, ptr %p.double.1
  %r173 = call double @llvm.maxnum.f64(double %x173.0, double %x173.1)
  %b173 = bitcast double %r173 to i64
  %ok173 = icmp eq i64 %b173, 4611686018427387904
  br i1 %ok173, label %t174, label %bad

t174:
  store volatile double 0x4014000000000000, ptr %p.double.0
  %x174.0 = load volatile double, ptr %p.double.0
  store volatile double 0xBFE0000000000000, ptr %p.double.1
  %x174.1 = load volatile double, ptr %p.double.1
  %r174 = call double @llvm.maxnum.f64(double %x174.0, double %x174.1)
  %b174 = bitcast double %r174 to i64
  %ok174 = icmp eq i64 %b174, 4617315517961601024
  br i1 %ok174, label %t175, label %bad

t175:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x175.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x175.1 = load volatile double, ptr %p.double.1
  %r175 = call double @llvm.copysign.f64(double %x175.0, double %x175.1)
  %b175 = bitcast double %r175 to i64
  %ok175 = icmp eq i64 %b175, 4607182418800017408
  br i1 %ok175, label %t176, label %bad

t176:
  store volatile double 0xC00C000000000000, ptr %p.double.0
  %x176.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x176.1 = load volatile double, ptr %p.double.1
  %r176 = call double @llvm.copysign.f64(double %x176.0, double %x176.1)
  %b176 = bitcast double %r176 to i64
  %ok176 = icmp eq i64 %b176, 4615063718147915776
  br i1 %ok176, label %t177, label %bad

t177:
  store volatile double 0x4014000000000000, ptr %p.double.0
  %x177.0 = load volatile double, ptr %p.double.0
  store volatile double 0xBFE0000000000000, ptr %p.double.1
  %x177.1 = load volatile double, ptr %p.double.1
  %r177 = call double @llvm.copysign.f64(double %x177.0, double %x177.1)
  %b177 = bitcast double %r177 to i64
  %ok177 = icmp eq i64 %b177, -4606056518893174784
  br i1 %ok177, label %t178, label %bad

t178:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x178.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x178.1 = load volatile double, ptr %p.double.1
  %r178 = call double @llvm.minimum.f64(double %x178.0, double %x178.1)
  %b178 = bitcast double %r178 to i64
  %ok178 = icmp eq i64 %b178, 4607182418800017408
  br i1 %ok178, label %t179, label %bad

t179:
  store volatile double 0xC00C000000000000, ptr %p.double.0
  %x179.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x179.1 = load volatile double, ptr %p.double.1
  %r179 = call double @llvm.minimum.f64(double %x179.0, double %x179.1)
  %b179 = bitcast double %r179 to i64
  %ok179 = icmp eq i64 %b179, -4608308318706860032
  br i1 %ok179, label %t180, label %bad

t180:
  store volatile double 0x4014000000000000, ptr %p.double.0
  %x180.0 = load volatile double, ptr %p.double.0
  store volatile double 0xBFE0000000000000, ptr %p.double.1
  %x180.1 = load volatile double, ptr %p.double.1
  %r180 = call double @llvm.minimum.f64(double %x180.0, double %x180.1)
  %b180 = bitcast double %r180 to i64
  %ok180 = icmp eq i64 %b180, -4620693217682128896
  br i1 %ok180, label %t181, label %bad

t181:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x181.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x181.1 = load volatile double, ptr %p.double.1
  %r181 = call double @llvm.maximum.f64(double %x181.0, double %x181.1)
  %b181 = bitcast double %r181 to i64
  %ok181 = icmp eq i64 %b181, 4611686018427387904
  br i1 %ok181, label %t182, label %bad

t182:
  store volatile double 0xC00C000000000000, ptr %p.double.0
  %x182.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x182.1 = load volatile double, ptr %p.double.1
  %r182 = call double @llvm.maximum.f64(double %x182.0, double %x182.1)
  %b182 = bitcast double %r182 to i64
  %ok182 = icmp eq i64 %b182, 4611686018427387904
  br i1 %ok182, label %t183, label %bad

t183:
  store volatile double 0x4014000000000000, ptr %p.double.0
  %x183.0 = load volatile double, ptr %p.double.0
  store volatile double 0xBFE0000000000000, ptr %p.double.1
  %x183.1 = load volatile double, ptr %p.double.1
  %r183 = call double @llvm.maximum.f64(double %x183.0, double %x183.1)
  %b183 = bitcast double %r183 to i64
  %ok183 = icmp eq i64 %b183, 4617315517961601024
  br i1 %ok183, label %t184, label %bad

t184:
  store volatile double 0x4341C37937E08000, ptr %p.double.0
  %x184.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x184.1 = load volatile double, ptr %p.double.1
  store volatile double 0x3FF0000000000000, ptr %p.double.2
  %x184.2 = load volatile double, ptr %p.double.2
  %r184 = call double @llvm.fma.f64(double %x184.0, double %x184.1, double %x184.2)
  %b184 = bitcast double %r184 to i64
  %ok184 = icmp eq i64 %b184, 4846369599423283200
  br i1 %ok184, label %t185, label %bad

t185:
  store volatile double 0x3FF0000000400000, ptr %p.double.0
  %x185.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FEFFFFFFF800000, ptr %p.double.1
  %x185.1 = load volatile double, ptr %p.double.1
  store volatile double 0xBFF0000000000000, ptr %p.double.2
  %x185.2 = load volatile double, ptr %p.double.2
  %r185 = call double @llvm.fma.f64(double %x185.0, double %x185.1, double %x185.2)
  %b185 = bitcast double %r185 to i64
  %ok185 = icmp eq i64 %b185, -4886405595696988160
  br i1 %ok185, label %t186, label %bad

t186:
  store volatile double 0x4008000000000000, ptr %p.double.0
  %x186.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4010000000000000, ptr %p.double.1
  %x186.1 = load volatile double, ptr %p.double.1
  store volatile double 0x4014000000000000, ptr %p.double.2
  %x186.2 = load volatile double, ptr %p.double.2
  %r186 = call double @llvm.fmuladd.f64(double %x186.0, double %x186.1, double %x186.2)
  %b186 = bitcast double %r186 to i64
  %ok186 = icmp eq i64 %b186, 4625478292286210048
  br i1 %ok186, label %t187, label %bad

t187:
  store volatile double 0x4415AF1D78B58C40, ptr %p.double.0
  %x187.0 = load volatile double, ptr %p.double.0
  %r187 = call i32 @llvm.fptosi.sat.i32.f64(double %x187.0)
  %ok187 = icmp eq i32 %r187, 2147483647
  br i1 %ok187, label %t188, label %bad

t188:
  store volatile double 0xC415AF1D78B58C40, ptr %p.double.0
  %x188.0 = load volatile double, ptr %p.double.0
  %r188 = call i32 @llvm.fptosi.sat.i32.f64(double %x188.0)
  %ok188 = icmp eq i32 %r188, -2147483648
  br i1 %ok188, label %t189, label %bad

t189:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x189.0 = load volatile double, ptr %p.double.0
  %r189 = call i32 @llvm.fptosi.sat.i32.f64(double %x189.0)
  %ok189 = icmp eq i32 %r189, 0
  br i1 %ok189, label %t190, label %bad

t190:
  store volatile double 0xC01F99999999999A, ptr %p.double.0
  %x190.0 = load volatile double, ptr %p.double.0
  %r190 = call i32 @llvm.fptosi.sat.i32.f64(double %x190.0)
  %ok190 = icmp eq i32 %r190, -7
  br i1 %ok190, label %t191, label %bad

t191:
  store volatile double 0x4072C00000000000, ptr %p.double.0
  %x191.0 = load volatile double, ptr %p.double.0
  %r191 = call i8 @llvm.fptoui.sat.i8.f64(double %x191.0)
  %ok191 = icmp eq i8 %r191, -1
  br i1 %ok191, label %t192, label %bad

t192:
  store volatile double 0xC014000000000000, ptr %p.double.0
  %x192.0 = load volatile double, ptr %p.double.0
  %r192 = call i8 @llvm.fptoui.sat.i8.f64(double %x192.0)
  %ok192 = icmp eq i8 %r192, 0
  br i1 %ok192, label %t193, label %bad

t193:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x193.0 = load volatile double, ptr %p.double.0
  %r193 = call i8 @llvm.fptoui.sat.i8.f64(double %x193.0)
  %ok193 = icmp eq i8 %r193, 0
  br i1 %ok193, label %t194, label %bad

t194:
  store volatile double 0x4069166666666666, ptr %p.double.0
  %x194.0 = load volatile double, ptr %p.double.0
  %r194 = call i8 @llvm.fptoui.sat.i8.f64(double %x194.0)
  %ok194 = icmp eq i8 %r194, -56
  br i1 %ok194, label %t195, label %bad

t195:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x195.0 = load volatile double, ptr %p.double.0
  %r195 = call i1 @llvm.is.fpclass.f64(double %x195.0, i32 3)
  %ok195 = icmp eq i1 %r195, true
  br i1 %ok195, label %t196, label %bad

t196:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x196.0 = load volatile double, ptr %p.double.0
  %r196 = call i1 @llvm.is.fpclass.f64(double %x196.0, i32 3)
  %ok196 = icmp eq i1 %r196, false
  br i1 %ok196, label %t197, label %bad

t197:
  store volatile double 0x7FF0000000000000, ptr %p.double.0
  %x197.0 = load volatile double, ptr %p.double.0
  %r197 = call i1 @llvm.is.fpclass.f64(double %x197.0, i32 512)
  %ok197 = icmp eq i1 %r197, true
  br i1 %ok197, label %t198, label %bad

t198:
  store volatile double 0xFFF0000000000000, ptr %p.double.0
  %x198.0 = load volatile double, ptr %p.double.0
  %r198 = call i1 @llvm.is.fpclass.f64(double %x198.0, i32 512)
  %ok198 = icmp eq i1 %r198, false
  br i1 %ok198, label %t199, label %bad

t199:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x199.0 = load volatile double, ptr %p.double.0
  %r199 = call i1 @llvm.is.fpclass.f64(double %x199.0, i32 64)
  %ok199 = icmp eq i1 %r199, true
  br i1 %ok199, label %t200, label %bad

t200:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x200.0 = load volatile double, ptr %p.double.0
  %r200 = call i1 @llvm.is.fpclass.f64(double %x200.0, i32 64)
  %ok200 = icmp eq i1 %r200, false
  br i1 %ok200, label %t201, label %bad

t201:
  store volatile double 0x0000000000000001, ptr %p.double.0
  %x201.0 = load volatile double, ptr %p.double.0
  %r201 = call i1 @llvm.is.fpclass.f64(double %x201.0, i32 128)
  %ok201 = icmp eq i1 %r201, true
  br i1 %ok201, label %t202, label %bad

t202:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x202.0 = load volatile double, ptr %p.double.0
  %r202 = call i1 @llvm.is.fpclass.f64(double %x202.0, i32 256)
  %ok202 = icmp eq i1 %r202, true
  br i1 %ok202, label %t203, label %bad

t203:
  store volatile double 0xBFF0000000000000, ptr %p.double.0
  %x203.0 = load volatile double, ptr %p.double.0
  %r203 = call i1 @llvm.is.fpclass.f64(double %x203.0, i32 8)
  %ok203 = icmp eq i1 %r203, true
  br i1 %ok203, label %t204, label %bad

t204:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ], [ 85, %t85 ], [ 86, %t86 ], [ 87, %t87 ], [ 88, %t88 ], [ 89, %t89 ], [ 90, %t90 ], [ 91, %t91 ], [ 92, %t92 ], [ 93, %t93 ], [ 94, %t94 ], [ 95, %t95 ], [ 96, %t96 ], [ 97, %t97 ], [ 98, %t98 ], [ 99, %t99 ], [ 100, %t100 ], [ 101, %t101 ], [ 102, %t102 ], [ 103, %t103 ], [ 104, %t104 ], [ 105, %t105 ], [ 106, %t106 ], [ 107, %t107 ], [ 108, %t108 ], [ 109, %t109 ], [ 110, %t110 ], [ 111, %t111 ], [ 112, %t112 ], [ 113, %t113 ], [ 114, %t114 ], [ 115, %t115 ], [ 116, %t116 ], [ 117, %t117 ], [ 118, %t118 ], [ 119, %t119 ], [ 120, %t120 ], [ 121, %t121 ], [ 122, %t122 ], [ 123, %t123 ], [ 124, %t124 ], [ 125, %t125 ], [ 126, %t126 ], [ 127, %t127 ], [ 128, %t128 ], [ 129, %t129 ], [ 130, %t130 ], [ 131, %t131 ], [ 132, %t132 ], [ 133, %t133 ], [ 134, %t134 ], [ 135, %t135 ], [ 136, %t136 ], [ 137, %t137 ], [ 138, %t138 ], [ 139, %t139 ], [ 140, %t140 ], [ 141, %t141 ], [ 142, %t142 ], [ 143, %t143 ], [ 144, %t144 ], [ 145, %t145 ], [ 146, %t146 ], [ 147, %t147 ], [ 148, %t148 ], [ 149, %t149 ], [ 150, %t150 ], [ 151, %t151 ], [ 152, %t152 ], [ 153, %t153 ], [ 154, %t154 ], [ 155, %t155 ], [ 156, %t156 ], [ 157, %t157 ], [ 158, %t158 ], [ 159, %t159 ], [ 160, %t160 ], [ 161, %t161 ], [ 162, %t162 ], [ 163, %t163 ], [ 164, %t164 ], [ 165, %t165 ], [ 166, %t166 ], [ 167, %t167 ], [ 168, %t168 ], [ 169, %t169 ], [ 170, %t170 ], [ 171, %t171 ], [ 172, %t172 ], [ 173, %t173 ], [ 174, %t174 ], [ 175, %t175 ], [ 176, %t176 ], [ 177, %t177 ], [ 178, %t178 ], [ 179, %t179 ], [ 180, %t180 ], [ 181, %t181 ], [ 182, %t182 ], [ 183, %t183 ], [ 184, %t184 ], [ 185, %t185 ], [ 186, %t186 ], [ 187, %t187 ], [ 188, %t188 ], [ 189, %t189 ], [ 190, %t190 ], [ 191, %t191 ], [ 192, %t192 ], [ 193, %t193 ], [ 194, %t194 ], [ 195, %t195 ], [ 196, %t196 ], [ 197, %t197 ], [ 198, %t198 ], [ 199, %t199 ], [ 200, %t200 ], [ 201, %t201 ], [ 202, %t202 ], [ 203, %t203 ]
  ret i32 %which
}
