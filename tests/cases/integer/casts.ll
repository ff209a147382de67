; Conversions between integers and floating point of many widths.
; The exit status is the number of the first result that is wrong.
; EXIT: 0
; PLATFORMS: host aarch64


define i32 @main() {
entry:
  %p.double.0 = alloca double
  %p.float.0 = alloca float
  %p.i1.0 = alloca i1
  %p.i128.0 = alloca i128
  %p.i16.0 = alloca i16
  %p.i32.0 = alloca i32
  %p.i33.0 = alloca i33
  %p.i64.0 = alloca i64
  %p.i7.0 = alloca i7
  %p.i8.0 = alloca i8
  br label %t1

t1:
  store volatile i8 2, ptr %p.i8.0
  %x1.0 = load volatile i8, ptr %p.i8.0
  %r1 = sext i8 %x1.0 to i16
  %ok1 = icmp eq i16 %r1, 2
  br i1 %ok1, label %t2, label %bad

t2:
  store volatile i8 2, ptr %p.i8.0
  %x2.0 = load volatile i8, ptr %p.i8.0
  %r2 = zext i8 %x2.0 to i16
  %ok2 = icmp eq i16 %r2, 2
  br i1 %ok2, label %t3, label %bad

t3:
  store volatile i16 -1, ptr %p.i16.0
  %x3.0 = load volatile i16, ptr %p.i16.0
  %r3 = trunc i16 %x3.0 to i8
  %ok3 = icmp eq i8 %r3, -1
  br i1 %ok3, label %t4, label %bad

t4:
  store volatile i8 -1, ptr %p.i8.0
  %x4.0 = load volatile i8, ptr %p.i8.0
  %r4 = sext i8 %x4.0 to i16
  %ok4 = icmp eq i16 %r4, -1
  br i1 %ok4, label %t5, label %bad

t5:
  store volatile i8 -1, ptr %p.i8.0
  %x5.0 = load volatile i8, ptr %p.i8.0
  %r5 = zext i8 %x5.0 to i16
  %ok5 = icmp eq i16 %r5, 255
  br i1 %ok5, label %t6, label %bad

t6:
  store volatile i16 1, ptr %p.i16.0
  %x6.0 = load volatile i16, ptr %p.i16.0
  %r6 = trunc i16 %x6.0 to i8
  %ok6 = icmp eq i8 %r6, 1
  br i1 %ok6, label %t7, label %bad

t7:
  store volatile i8 127, ptr %p.i8.0
  %x7.0 = load volatile i8, ptr %p.i8.0
  %r7 = sext i8 %x7.0 to i64
  %ok7 = icmp eq i64 %r7, 127
  br i1 %ok7, label %t8, label %bad

t8:
  store volatile i8 127, ptr %p.i8.0
  %x8.0 = load volatile i8, ptr %p.i8.0
  %r8 = zext i8 %x8.0 to i64
  %ok8 = icmp eq i64 %r8, 127
  br i1 %ok8, label %t9, label %bad

t9:
  store volatile i64 -8995462619009988370, ptr %p.i64.0
  %x9.0 = load volatile i64, ptr %p.i64.0
  %r9 = trunc i64 %x9.0 to i8
  %ok9 = icmp eq i8 %r9, -18
  br i1 %ok9, label %t10, label %bad

t10:
  store volatile i8 10, ptr %p.i8.0
  %x10.0 = load volatile i8, ptr %p.i8.0
  %r10 = sext i8 %x10.0 to i64
  %ok10 = icmp eq i64 %r10, 10
  br i1 %ok10, label %t11, label %bad

t11:
  store volatile i8 10, ptr %p.i8.0
  %x11.0 = load volatile i8, ptr %p.i8.0
  %r11 = zext i8 %x11.0 to i64
  %ok11 = icmp eq i64 %r11, 10
  br i1 %ok11, label %t12, label %bad

t12:
  store volatile i64 8890800688363017018, ptr %p.i64.0
  %x12.0 = load volatile i64, ptr %p.i64.0
  %r12 = trunc i64 %x12.0 to i8
  %ok12 = icmp eq i8 %r12, 58
  br i1 %ok12, label %t13, label %bad

t13:
  store volatile i16 -32280, ptr %p.i16.0
  %x13.0 = load volatile i16, ptr %p.i16.0
  %r13 = sext i16 %x13.0 to i32
  %ok13 = icmp eq i32 %r13, -32280
  br i1 %ok13, label %t14, label %bad

t14:
  store volatile i16 -32280, ptr %p.i16.0
  %x14.0 = load volatile i16, ptr %p.i16.0
  %r14 = zext i16 %x14.0 to i32
  %ok14 = icmp eq i32 %r14, 33256
  br i1 %ok14, label %t15, label %bad

t15:
  store volatile i32 2147483647, ptr %p.i32.0
  %x15.0 = load volatile i32, ptr %p.i32.0
  %r15 = trunc i32 %x15.0 to i16
  %ok15 = icmp eq i16 %r15, -1
  br i1 %ok15, label %t16, label %bad

t16:
  store volatile i16 -32768, ptr %p.i16.0
  %x16.0 = load volatile i16, ptr %p.i16.0
  %r16 = sext i16 %x16.0 to i32
  %ok16 = icmp eq i32 %r16, -32768
  br i1 %ok16, label %t17, label %bad

t17:
  store volatile i16 -32768, ptr %p.i16.0
  %x17.0 = load volatile i16, ptr %p.i16.0
  %r17 = zext i16 %x17.0 to i32
  %ok17 = icmp eq i32 %r17, 32768
  br i1 %ok17, label %t18, label %bad

t18:
  store volatile i32 2, ptr %p.i32.0
  %x18.0 = load volatile i32, ptr %p.i32.0
  %r18 = trunc i32 %x18.0 to i16
  %ok18 = icmp eq i16 %r18, 2
  br i1 %ok18, label %t19, label %bad

t19:
  store volatile i32 -1, ptr %p.i32.0
  %x19.0 = load volatile i32, ptr %p.i32.0
  %r19 = sext i32 %x19.0 to i64
  %ok19 = icmp eq i64 %r19, -1
  br i1 %ok19, label %t20, label %bad

t20:
  store volatile i32 -1, ptr %p.i32.0
  %x20.0 = load volatile i32, ptr %p.i32.0
  %r20 = zext i32 %x20.0 to i64
  %ok20 = icmp eq i64 %r20, 4294967295
  br i1 %ok20, label %t21, label %bad

t21:
  store volatile i64 -1, ptr %p.i64.0
  %x21.0 = load volatile i64, ptr %p.i64.0
  %r21 = trunc i64 %x21.0 to i32
  %ok21 = icmp eq i32 %r21, -1
  br i1 %ok21, label %t22, label %bad

t22:
  store volatile i32 2147483647, ptr %p.i32.0
  %x22.0 = load volatile i32, ptr %p.i32.0
  %r22 = sext i32 %x22.0 to i64
  %ok22 = icmp eq i64 %r22, 2147483647
  br i1 %ok22, label %t23, label %bad

t23:
  store volatile i32 2147483647, ptr %p.i32.0
  %x23.0 = load volatile i32, ptr %p.i32.0
  %r23 = zext i32 %x23.0 to i64
  %ok23 = icmp eq i64 %r23, 2147483647
  br i1 %ok23, label %t24, label %bad

t24:
  store volatile i64 9223372036854775807, ptr %p.i64.0
  %x24.0 = load volatile i64, ptr %p.i64.0
  %r24 = trunc i64 %x24.0 to i32
  %ok24 = icmp eq i32 %r24, -1
  br i1 %ok24, label %t25, label %bad

t25:
  store volatile i1 false, ptr %p.i1.0
  %x25.0 = load volatile i1, ptr %p.i1.0
  %r25 = sext i1 %x25.0 to i32
  %ok25 = icmp eq i32 %r25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  store volatile i1 false, ptr %p.i1.0
  %x26.0 = load volatile i1, ptr %p.i1.0
  %r26 = zext i1 %x26.0 to i32
  %ok26 = icmp eq i32 %r26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  store volatile i32 0, ptr %p.i32.0
  %x27.0 = load volatile i32, ptr %p.i32.0
  %r27 = trunc i32 %x27.0 to i1
  %ok27 = icmp eq i1 %r27, false
  br i1 %ok27, label %t28, label %bad

t28:
  store volatile i1 true, ptr %p.i1.0
  %x28.0 = load volatile i1, ptr %p.i1.0
  %r28 = sext i1 %x28.0 to i32
  %ok28 = icmp eq i32 %r28, -1
  br i1 %ok28, label %t29, label %bad

t29:
  store volatile i1 true, ptr %p.i1.0
  %x29.0 = load volatile i1, ptr %p.i1.0
  %r29 = zext i1 %x29.0 to i32
  %ok29 = icmp eq i32 %r29, 1
  br i1 %ok29, label %t30, label %bad

t30:
  store volatile i32 -1, ptr %p.i32.0
  %x30.0 = load volatile i32, ptr %p.i32.0
  %r30 = trunc i32 %x30.0 to i1
  %ok30 = icmp eq i1 %r30, true
  br i1 %ok30, label %t31, label %bad

t31:
  store volatile i64 -5762984767274543902, ptr %p.i64.0
  %x31.0 = load volatile i64, ptr %p.i64.0
  %r31 = sext i64 %x31.0 to i128
  %ok31 = icmp eq i128 %r31, -5762984767274543902
  br i1 %ok31, label %t32, label %bad

t32:
  store volatile i64 -5762984767274543902, ptr %p.i64.0
  %x32.0 = load volatile i64, ptr %p.i64.0
  %r32 = zext i64 %x32.0 to i128
  %ok32 = icmp eq i128 %r32, 12683759306435007714
  br i1 %ok32, label %t33, label %bad

t33:
  store volatile i128 0, ptr %p.i128.0
  %x33.0 = load volatile i128, ptr %p.i128.0
  %r33 = trunc i128 %x33.0 to i64
  %ok33 = icmp eq i64 %r33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  store volatile i64 1, ptr %p.i64.0
  %x34.0 = load volatile i64, ptr %p.i64.0
  %r34 = sext i64 %x34.0 to i128
  %ok34 = icmp eq i128 %r34, 1
  br i1 %ok34, label %t35, label %bad

t35:
  store volatile i64 1, ptr %p.i64.0
  %x35.0 = load volatile i64, ptr %p.i64.0
  %r35 = zext i64 %x35.0 to i128
  %ok35 = icmp eq i128 %r35, 1
  br i1 %ok35, label %t36, label %bad

t36:
  store volatile i128 1, ptr %p.i128.0
  %x36.0 = load volatile i128, ptr %p.i128.0
  %r36 = trunc i128 %x36.0 to i64
  %ok36 = icmp eq i64 %r36, 1
  br i1 %ok36, label %t37, label %bad

t37:
  store volatile i7 63, ptr %p.i7.0
  %x37.0 = load volatile i7, ptr %p.i7.0
  %r37 = sext i7 %x37.0 to i33
  %ok37 = icmp eq i33 %r37, 63
  br i1 %ok37, label %t38, label %bad

t38:
  store volatile i7 63, ptr %p.i7.0
  %x38.0 = load volatile i7, ptr %p.i7.0
  %r38 = zext i7 %x38.0 to i33
  %ok38 = icmp eq i33 %r38, 63
  br i1 %ok38, label %t39, label %bad

t39:
  store volatile i33 -1, ptr %p.i33.0
  %x39.0 = load volatile i33, ptr %p.i33.0
  %r39 = trunc i33 %x39.0 to i7
  %ok39 = icmp eq i7 %r39, -1
  br i1 %ok39, label %t40, label %bad

t40:
  store volatile i7 2, ptr %p.i7.0
  %x40.0 = load volatile i7, ptr %p.i7.0
  %r40 = sext i7 %x40.0 to i33
  %ok40 = icmp eq i33 %r40, 2
  br i1 %ok40, label %t41, label %bad

t41:
  store volatile i7 2, ptr %p.i7.0
  %x41.0 = load volatile i7, ptr %p.i7.0
  %r41 = zext i7 %x41.0 to i33
  %ok41 = icmp eq i33 %r41, 2
  br i1 %ok41, label %t42, label %bad

t42:
  store volatile i33 -858272733, ptr %p.i33.0
  %x42.0 = load volatile i33, ptr %p.i33.0
  %r42 = trunc i33 %x42.0 to i7
  %ok42 = icmp eq i7 %r42, 35
  br i1 %ok42, label %t43, label %bad

t43:
  store volatile i8 0, ptr %p.i8.0
  %x43.0 = load volatile i8, ptr %p.i8.0
  %r43 = sitofp i8 %x43.0 to double
  %b43 = bitcast double %r43 to i64
  %ok43 = icmp eq i64 %b43, 0
  br i1 %ok43, label %t44, label %bad

t44:
  store volatile i8 0, ptr %p.i8.0
  %x44.0 = load volatile i8, ptr %p.i8.0
  %r44 = uitofp i8 %x44.0 to double
  %b44 = bitcast double %r44 to i64
  %ok44 = icmp eq i64 %b44, 0
  br i1 %ok44, label %t45, label %bad

t45:
  store volatile i8 0, ptr %p.i8.0
  %x45.0 = load volatile i8, ptr %p.i8.0
  %r45 = sitofp i8 %x45.0 to float
  %b45 = bitcast float %r45 to i32
  %ok45 = icmp eq i32 %b45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x46.0 = load volatile double, ptr %p.double.0
  %r46 = fptosi double %x46.0 to i8
  %ok46 = icmp eq i8 %r46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  store volatile i8 1, ptr %p.i8.0
  %x47.0 = load volatile i8, ptr %p.i8.0
  %r47 = sitofp i8 %x47.0 to double
  %b47 = bitcast double %r47 to i64
  %ok47 = icmp eq i64 %b47, 4607182418800017408
  br i1 %ok47, label %t48, label %bad

t48:
  store volatile i8 1, ptr %p.i8.0
  %x48.0 = load volatile i8, ptr %p.i8.0
  %r48 = uitofp i8 %x48.0 to double
  %b48 = bitcast double %r48 to i64
  %ok48 = icmp eq i64 %b48, 4607182418800017408
  br i1 %ok48, label %t49, label %bad

t49:
  store volatile i8 1, ptr %p.i8.0
  %x49.0 = load volatile i8, ptr %p.i8.0
  %r49 = sitofp i8 %x49.0 to float
  %b49 = bitcast float %r49 to i32
  %ok49 = icmp eq i32 %b49, 1065353216
  br i1 %ok49, label %t50, label %bad

t50:
  store volatile double 0x3FE0000000000000, ptr %p.double.0
  %x50.0 = load volatile double, ptr %p.double.0
  %r50 = fptosi double %x50.0 to i8
  %ok50 = icmp eq i8 %r50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  store volatile i8 -1, ptr %p.i8.0
  %x51.0 = load volatile i8, ptr %p.i8.0
  %r51 = sitofp i8 %x51.0 to double
  %b51 = bitcast double %r51 to i64
  %ok51 = icmp eq i64 %b51, -4616189618054758400
  br i1 %ok51, label %t52, label %bad

t52:
  store volatile i8 -1, ptr %p.i8.0
  %x52.0 = load volatile i8, ptr %p.i8.0
  %r52 = uitofp i8 %x52.0 to double
  %b52 = bitcast double %r52 to i64
  %ok52 = icmp eq i64 %b52, 4643176031446892544
  br i1 %ok52, label %t53, label %bad

t53:
  store volatile i8 -1, ptr %p.i8.0
  %x53.0 = load volatile i8, ptr %p.i8.0
  %r53 = sitofp i8 %x53.0 to float
  %b53 = bitcast float %r53 to i32
  %ok53 = icmp eq i32 %b53, -1082130432
  br i1 %ok53, label %t54, label %bad

t54:
  store volatile double 0xBFE0000000000000, ptr %p.double.0
  %x54.0 = load volatile double, ptr %p.double.0
  %r54 = fptosi double %x54.0 to i8
  %ok54 = icmp eq i8 %r54, 0
  br i1 %ok54, label %t55, label %bad

t55:
  store volatile i8 100, ptr %p.i8.0
  %x55.0 = load volatile i8, ptr %p.i8.0
  %r55 = sitofp i8 %x55.0 to double
  %b55 = bitcast double %r55 to i64
  %ok55 = icmp eq i64 %b55, 4636737291354636288
  br i1 %ok55, label %t56, label %bad

t56:
  store volatile i8 100, ptr %p.i8.0
  %x56.0 = load volatile i8, ptr %p.i8.0
  %r56 = uitofp i8 %x56.0 to double
  %b56 = bitcast double %r56 to i64
  %ok56 = icmp eq i64 %b56, 4636737291354636288
  br i1 %ok56, label %t57, label %bad

t57:
  store volatile i8 100, ptr %p.i8.0
  %x57.0 = load volatile i8, ptr %p.i8.0
  %r57 = sitofp i8 %x57.0 to float
  %b57 = bitcast float %r57 to i32
  %ok57 = icmp eq i32 %b57, 1120403456
  br i1 %ok57, label %t58, label %bad

t58:
  store volatile double 0x4049000000000000, ptr %p.double.0
  %x58.0 = load volatile double, ptr %p.double.0
  %r58 = fptosi double %x58.0 to i8
  %ok58 = icmp eq i8 %r58, 50
  br i1 %ok58, label %t59, label %bad

t59:
  store volatile i8 -128, ptr %p.i8.0
  %x59.0 = load volatile i8, ptr %p.i8.0
  %r59 = sitofp i8 %x59.0 to double
  %b59 = bitcast double %r59 to i64
  %ok59 = icmp eq i64 %b59, -4584664420663164928
  br i1 %ok59, label %t60, label %bad

t60:
  store volatile i8 -128, ptr %p.i8.0
  %x60.0 = load volatile i8, ptr %p.i8.0
  %r60 = uitofp i8 %x60.0 to double
  %b60 = bitcast double %r60 to i64
  %ok60 = icmp eq i64 %b60, 4638707616191610880
  br i1 %ok60, label %t61, label %bad

t61:
  store volatile i8 -128, ptr %p.i8.0
  %x61.0 = load volatile i8, ptr %p.i8.0
  %r61 = sitofp i8 %x61.0 to float
  %b61 = bitcast float %r61 to i32
  %ok61 = icmp eq i32 %b61, -1023410176
  br i1 %ok61, label %t62, label %bad

t62:
  store volatile double 0xC050000000000000, ptr %p.double.0
  %x62.0 = load volatile double, ptr %p.double.0
  %r62 = fptosi double %x62.0 to i8
  %ok62 = icmp eq i8 %r62, -64
  br i1 %ok62, label %t63, label %bad

t63:
  store volatile i8 127, ptr %p.i8.0
  %x63.0 = load volatile i8, ptr %p.i8.0
  %r63 = sitofp i8 %x63.0 to double
  %b63 = bitcast double %r63 to i64
  %ok63 = icmp eq i64 %b63, 4638637247447433216
  br i1 %ok63, label %t64, label %bad

t64:
  store volatile i8 127, ptr %p.i8.0
  %x64.0 = load volatile i8, ptr %p.i8.0
  %r64 = uitofp i8 %x64.0 to double
  %b64 = bitcast double %r64 to i64
  %ok64 = icmp eq i64 %b64, 4638637247447433216
  br i1 %ok64, label %t65, label %bad

t65:
  store volatile i8 127, ptr %p.i8.0
  %x65.0 = load volatile i8, ptr %p.i8.0
  %r65 = sitofp i8 %x65.0 to float
  %b65 = bitcast float %r65 to i32
  %ok65 = icmp eq i32 %b65, 1123942400
  br i1 %ok65, label %t66, label %bad

t66:
  store volatile double 0x404FC00000000000, ptr %p.double.0
  %x66.0 = load volatile double, ptr %p.double.0
  %r66 = fptosi double %x66.0 to i8
  %ok66 = icmp eq i8 %r66, 63
  br i1 %ok66, label %t67, label %bad

t67:
  store volatile double 0x406FE00000000000, ptr %p.double.0
  %x67.0 = load volatile double, ptr %p.double.0
  %r67 = fptoui double %x67.0 to i8
  %ok67 = icmp eq i8 %r67, -1
  br i1 %ok67, label %t68, label %bad

t68:
  store volatile i16 0, ptr %p.i16.0
  %x68.0 = load volatile i16, ptr %p.i16.0
  %r68 = sitofp i16 %x68.0 to double
  %b68 = bitcast double %r68 to i64
  %ok68 = icmp eq i64 %b68, 0
  br i1 %ok68, label %t69, label %bad

t69:
  store volatile i16 0, ptr %p.i16.0
  %x69.0 = load volatile i16, ptr %p.i16.0
  %r69 = uitofp i16 %x69.0 to double
  %b69 = bitcast double %r69 to i64
  %ok69 = icmp eq i64 %b69, 0
  br i1 %ok69, label %t70, label %bad

t70:
  store volatile i16 0, ptr %p.i16.0
  %x70.0 = load volatile i16, ptr %p.i16.0
  %r70 = sitofp i16 %x70.0 to float
  %b70 = bitcast float %r70 to i32
  %ok70 = icmp eq i32 %b70, 0
  br i1 %ok70, label %t71, label %bad

t71:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x71.0 = load volatile double, ptr %p.double.0
  %r71 = fptosi double %x71.0 to i16
  %ok71 = icmp eq i16 %r71, 0
  br i1 %ok71, label %t72, label %bad

t72:
  store volatile i16 1, ptr %p.i16.0
  %x72.0 = load volatile i16, ptr %p.i16.0
  %r72 = sitofp i16 %x72.0 to double
  %b72 = bitcast double %r72 to i64
  %ok72 = icmp eq i64 %b72, 4607182418800017408
  br i1 %ok72, label %t73, label %bad

t73:
  store volatile i16 1, ptr %p.i16.0
  %x73.0 = load volatile i16, ptr %p.i16.0
  %r73 = uitofp i16 %x73.0 to double
  %b73 = bitcast double %r73 to i64
  %ok73 = icmp eq i64 %b73, 4607182418800017408
  br i1 %ok73, label %t74, label %bad

t74:
  store volatile i16 1, ptr %p.i16.0
  %x74.0 = load volatile i16, ptr %p.i16.0
  %r74 = sitofp i16 %x74.0 to float
  %b74 = bitcast float %r74 to i32
  %ok74 = icmp eq i32 %b74, 1065353216
  br i1 %ok74, label %t75, label %bad

t75:
  store volatile double 0x3FE0000000000000, ptr %p.double.0
  %x75.0 = load volatile double, ptr %p.double.0
  %r75 = fptosi double %x75.0 to i16
  %ok75 = icmp eq i16 %r75, 0
  br i1 %ok75, label %t76, label %bad

t76:
  store volatile i16 -1, ptr %p.i16.0
  %x76.0 = load volatile i16, ptr %p.i16.0
  %r76 = sitofp i16 %x76.0 to double
  %b76 = bitcast double %r76 to i64
  %ok76 = icmp eq i64 %b76, -4616189618054758400
  br i1 %ok76, label %t77, label %bad

t77:
  store volatile i16 -1, ptr %p.i16.0
  %x77.0 = load volatile i16, ptr %p.i16.0
  %r77 = uitofp i16 %x77.0 to double
  %b77 = bitcast double %r77 to i64
  %ok77 = icmp eq i64 %b77, 4679239875398991872
  br i1 %ok77, label %t78, label %bad

t78:
  store volatile i16 -1, ptr %p.i16.0
  %x78.0 = load volatile i16, ptr %p.i16.0
  %r78 = sitofp i16 %x78.0 to float
  %b78 = bitcast float %r78 to i32
  %ok78 = icmp eq i32 %b78, -1082130432
  br i1 %ok78, label %t79, label %bad

t79:
  store volatile double 0xBFE0000000000000, ptr %p.double.0
  %x79.0 = load volatile double, ptr %p.double.0
  %r79 = fptosi double %x79.0 to i16
  %ok79 = icmp eq i16 %r79, 0
  br i1 %ok79, label %t80, label %bad

t80:
  store volatile i16 100, ptr %p.i16.0
  %x80.0 = load volatile i16, ptr %p.i16.0
  %r80 = sitofp i16 %x80.0 to double
  %b80 = bitcast double %r80 to i64
  %ok80 = icmp eq i64 %b80, 4636737291354636288
  br i1 %ok80, label %t81, label %bad

t81:
  store volatile i16 100, ptr %p.i16.0
  %x81.0 = load volatile i16, ptr %p.i16.0
  %r81 = uitofp i16 %x81.0 to double
  %b81 = bitcast double %r81 to i64
  %ok81 = icmp eq i64 %b81, 4636737291354636288
  br i1 %ok81, label %t82, label %bad

t82:
  store volatile i16 100, ptr %p.i16.0
  %x82.0 = load volatile i16, ptr %p.i16.0
  %r82 = sitofp i16 %x82.0 to float
  %b82 = bitcast float %r82 to i32
  %ok82 = icmp eq i32 %b82, 1120403456
  br i1 %ok82, label %t83, label %bad

t83:
  store volatile double 0x4049000000000000, ptr %p.double.0
  %x83.0 = load volatile double, ptr %p.double.0
  %r83 = fptosi double %x83.0 to i16
  %ok83 = icmp eq i16 %r83, 50
  br i1 %ok83, label %t84, label %bad

t84:
  store volatile i16 -32768, ptr %p.i16.0
  %x84.0 = load volatile i16, ptr %p.i16.0
  %r84 = sitofp i16 %x84.0 to double
  %b84 = bitcast double %r84 to i64
  %ok84 = icmp eq i64 %b84, -4548635623644200960
  br i1 %ok84, label %t85, label %bad

t85:
  store volatile i16 -32768, ptr %p.i16.0
  %x85.0 = load volatile i16, ptr %p.i16.0
  %r85 = uitofp i16 %x85.0 to double
  %b85 = bitcast double %r85 to i64
  %ok85 = icmp eq i64 %b85, 4674736413210574848
  br i1 %ok85, label %t86, label %bad

t86:
  store volatile i16 -32768, ptr %p.i16.0
  %x86.0 = load volatile i16, ptr %p.i16.0
  %r86 = sitofp i16 %x86.0 to float
  %b86 = bitcast float %r86 to i32
  %ok86 = icmp eq i32 %b86, -956301312
  br i1 %ok86, label %t87, label %bad

t87:
  store volatile double 0xC0D0000000000000, ptr %p.double.0
  %x87.0 = load volatile double, ptr %p.double.0
  %r87 = fptosi double %x87.0 to i16
  %ok87 = icmp eq i16 %r87, -16384
  br i1 %ok87, label %t88, label %bad

t88:
  store volatile i16 32767, ptr %p.i16.0
  %x88.0 = load volatile i16, ptr %p.i16.0
  %r88 = sitofp i16 %x88.0 to double
  %b88 = bitcast double %r88 to i64
  %ok88 = icmp eq i64 %b88, 4674736138332667904
  br i1 %ok88, label %t89, label %bad

t89:
  store volatile i16 32767, ptr %p.i16.0
  %x89.0 = load volatile i16, ptr %p.i16.0
  %r89 = uitofp i16 %x89.0 to double
  %b89 = bitcast double %r89 to i64
  %ok89 = icmp eq i64 %b89, 4674736138332667904
  br i1 %ok89, label %t90, label %bad

t90:
  store volatile i16 32767, ptr %p.i16.0
  %x90.0 = load volatile i16, ptr %p.i16.0
  %r90 = sitofp i16 %x90.0 to float
  %b90 = bitcast float %r90 to i32
  %ok90 = icmp eq i32 %b90, 1191181824
  br i1 %ok90, label %t91, label %bad

t91:
  store volatile double 0x40CFFFC000000000, ptr %p.double.0
  %x91.0 = load volatile double, ptr %p.double.0
  %r91 = fptosi double %x91.0 to i16
  %ok91 = icmp eq i16 %r91, 16383
  br i1 %ok91, label %t92, label %bad

t92:
  store volatile double 0x40EFFFE000000000, ptr %p.double.0
  %x92.0 = load volatile double, ptr %p.double.0
  %r92 = fptoui double %x92.0 to i16
  %ok92 = icmp eq i16 %r92, -1
  br i1 %ok92, label %t93, label %bad

t93:
  store volatile i32 0, ptr %p.i32.0
  %x93.0 = load volatile i32, ptr %p.i32.0
  %r93 = sitofp i32 %x93.0 to double
  %b93 = bitcast double %r93 to i64
  %ok93 = icmp eq i64 %b93, 0
  br i1 %ok93, label %t94, label %bad

t94:
  store volatile i32 0, ptr %p.i32.0
  %x94.0 = load volatile i32, ptr %p.i32.0
  %r94 = uitofp i32 %x94.0 to double
  %b94 = bitcast double %r94 to i64
  %ok94 = icmp eq i64 %b94, 0
  br i1 %ok94, label %t95, label %bad

t95:
  store volatile i32 0, ptr %p.i32.0
  %x95.0 = load volatile i32, ptr %p.i32.0
  %r95 = sitofp i32 %x95.0 to float
  %b95 = bitcast float %r95 to i32
  %ok95 = icmp eq i32 %b95, 0
  br i1 %ok95, label %t96, label %bad

t96:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x96.0 = load volatile double, ptr %p.double.0
  %r96 = fptosi double %x96.0 to i32
  %ok96 = icmp eq i32 %r96, 0
  br i1 %ok96, label %t97, label %bad

t97:
  store volatile i32 1, ptr %p.i32.0
  %x97.0 = load volatile i32, ptr %p.i32.0
  %r97 = sitofp i32 %x97.0 to double
  %b97 = bitcast double %r97 to i64
  %ok97 = icmp eq i64 %b97, 4607182418800017408
  br i1 %ok97, label %t98, label %bad

t98:
  store volatile i32 1, ptr %p.i32.0
  %x98.0 = load volatile i32, ptr %p.i32.0
  %r98 = uitofp i32 %x98.0 to double
  %b98 = bitcast double %r98 to i64
  %ok98 = icmp eq i64 %b98, 4607182418800017408
  br i1 %ok98, label %t99, label %bad

t99:
  store volatile i32 1, ptr %p.i32.0
  %x99.0 = load volatile i32, ptr %p.i32.0
  %r99 = sitofp i32 %x99.0 to float
  %b99 = bitcast float %r99 to i32
  %ok99 = icmp eq i32 %b99, 1065353216
  br i1 %ok99, label %t100, label %bad

t100:
  store volatile double 0x3FE0000000000000, ptr %p.double.0
  %x100.0 = load volatile double, ptr %p.double.0
  %r100 = fptosi double %x100.0 to i32
  %ok100 = icmp eq i32 %r100, 0
  br i1 %ok100, label %t101, label %bad

t101:
  store volatile i32 -1, ptr %p.i32.0
  %x101.0 = load volatile i32, ptr %p.i32.0
  %r101 = sitofp i32 %x101.0 to double
  %b101 = bitcast double %r101 to i64
  %ok101 = icmp eq i64 %b101, -4616189618054758400
  br i1 %ok101, label %t102, label %bad

t102:
  store volatile i32 -1, ptr %p.i32.0
  %x102.0 = load volatile i32, ptr %p.i32.0
  %r102 = uitofp i32 %x102.0 to double
  %b102 = bitcast double %r102 to i64
  %ok102 = icmp eq i64 %b102, 4751297606873776128
  br i1 %ok102, label %t103, label %bad

t103:
  store volatile i32 -1, ptr %p.i32.0
  %x103.0 = load volatile i32, ptr %p.i32.0
  %r103 = sitofp i32 %x103.0 to float
  %b103 = bitcast float %r103 to i32
  %ok103 = icmp eq i32 %b103, -1082130432
  br i1 %ok103, label %t104, label %bad

t104:
  store volatile double 0xBFE0000000000000, ptr %p.double.0
  %x104.0 = load volatile double, ptr %p.double.0
  %r104 = fptosi double %x104.0 to i32
  %ok104 = icmp eq i32 %r104, 0
  br i1 %ok104, label %t105, label %bad

t105:
  store volatile i32 100, ptr %p.i32.0
  %x105.0 = load volatile i32, ptr %p.i32.0
  %r105 = sitofp i32 %x105.0 to double
  %b105 = bitcast double %r105 to i64
  %ok105 = icmp eq i64 %b105, 4636737291354636288
  br i1 %ok105, label %t106, label %bad

t106:
  store volatile i32 100, ptr %p.i32.0
  %x106.0 = load volatile i32, ptr %p.i32.0
  %r106 = uitofp i32 %x106.0 to double
  %b106 = bitcast double %r106 to i64
  %ok106 = icmp eq i64 %b106, 4636737291354636288
  br i1 %ok106, label %t107, label %bad

t107:
  store volatile i32 100, ptr %p.i32.0
  %x107.0 = load volatile i32, ptr %p.i32.0
  %r107 = sitofp i32 %x107.0 to float
  %b107 = bitcast float %r107 to i32
  %ok107 = icmp eq i32 %b107, 1120403456
  br i1 %ok107, label %t108, label %bad

t108:
  store volatile double 0x4049000000000000, ptr %p.double.0
  %x108.0 = load volatile double, ptr %p.double.0
  %r108 = fptosi double %x108.0 to i32
  %ok108 = icmp eq i32 %r108, 50
  br i1 %ok108, label %t109, label %bad

t109:
  store volatile i32 -2147483648, ptr %p.i32.0
  %x109.0 = load volatile i32, ptr %p.i32.0
  %r109 = sitofp i32 %x109.0 to double
  %b109 = bitcast double %r109 to i64
  %ok109 = icmp eq i64 %b109, -4476578029606273024
  br i1 %ok109, label %t110, label %bad

t110:
  store volatile i32 -2147483648, ptr %p.i32.0
  %x110.0 = load volatile i32, ptr %p.i32.0
  %r110 = uitofp i32 %x110.0 to double
  %b110 = bitcast double %r110 to i64
  %ok110 = icmp eq i64 %b110, 4746794007248502784
  br i1 %ok110, label %t111, label %bad

t111:
  store volatile i32 -2147483648, ptr %p.i32.0
  %x111.0 = load volatile i32, ptr %p.i32.0
  %r111 = sitofp i32 %x111.0 to float
  %b111 = bitcast float %r111 to i32
  %ok111 = icmp eq i32 %b111, -822083584
  br i1 %ok111, label %t112, label %bad

t112:
  store volatile double 0xC1D0000000000000, ptr %p.double.0
  %x112.0 = load volatile double, ptr %p.double.0
  %r112 = fptosi double %x112.0 to i32
  %ok112 = icmp eq i32 %r112, -1073741824
  br i1 %ok112, label %t113, label %bad

t113:
  store volatile i32 2147483647, ptr %p.i32.0
  %x113.0 = load volatile i32, ptr %p.i32.0
  %r113 = sitofp i32 %x113.0 to double
  %b113 = bitcast double %r113 to i64
  %ok113 = icmp eq i64 %b113, 4746794007244308480
  br i1 %ok113, label %t114, label %bad

t114:
  store volatile i32 2147483647, ptr %p.i32.0
  %x114.0 = load volatile i32, ptr %p.i32.0
  %r114 = uitofp i32 %x114.0 to double
  %b114 = bitcast double %r114 to i64
  %ok114 = icmp eq i64 %b114, 4746794007244308480
  br i1 %ok114, label %t115, label %bad

t115:
  store volatile i32 2147483647, ptr %p.i32.0
  %x115.0 = load volatile i32, ptr %p.i32.0
  %r115 = sitofp i32 %x115.0 to float
  %b115 = bitcast float %r115 to i32
  %ok115 = icmp eq i32 %b115, 1325400064
  br i1 %ok115, label %t116, label %bad

t116:
  store volatile double 0x41CFFFFFFFC00000, ptr %p.double.0
  %x116.0 = load volatile double, ptr %p.double.0
  %r116 = fptosi double %x116.0 to i32
  %ok116 = icmp eq i32 %r116, 1073741823
  br i1 %ok116, label %t117, label %bad

t117:
  store volatile double 0x41EFFFFFFFE00000, ptr %p.double.0
  %x117.0 = load volatile double, ptr %p.double.0
  %r117 = fptoui double %x117.0 to i32
  %ok117 = icmp eq i32 %r117, -1
  br i1 %ok117, label %t118, label %bad

t118:
  store volatile i64 0, ptr %p.i64.0
  %x118.0 = load volatile i64, ptr %p.i64.0
  %r118 = sitofp i64 %x118.0 to double
  %b118 = bitcast double %r118 to i64
  %ok118 = icmp eq i64 %b118, 0
  br i1 %ok118, label %t119, label %bad

t119:
  store volatile i64 0, ptr %p.i64.0
  %x119.0 = load volatile i64, ptr %p.i64.0
  %r119 = uitofp i64 %x119.0 to double
  %b119 = bitcast double %r119 to i64
  %ok119 = icmp eq i64 %b119, 0
  br i1 %ok119, label %t120, label %bad

t120:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x120.0 = load volatile double, ptr %p.double.0
  %r120 = fptosi double %x120.0 to i64
  %ok120 = icmp eq i64 %r120, 0
  br i1 %ok120, label %t121, label %bad

t121:
  store volatile i64 1, ptr %p.i64.0
  %x121.0 = load volatile i64, ptr %p.i64.0
  %r121 = sitofp i64 %x121.0 to double
  %b121 = bitcast double %r121 to i64
  %ok121 = icmp eq i64 %b121, 4607182418800017408
  br i1 %ok121, label %t122, label %bad

t122:
  store volatile i64 1, ptr %p.i64.0
  %x122.0 = load volatile i64, ptr %p.i64.0
  %r122 = uitofp i64 %x122.0 to double
  %b122 = bitcast double %r122 to i64
  %ok122 = icmp eq i64 %b122, 4607182418800017408
  br i1 %ok122, label %t123, label %bad

t123:
  store volatile double 0x3FE0000000000000, ptr %p.double.0
  %x123.0 = load volatile double, ptr %p.double.0
  %r123 = fptosi double %x123.0 to i64
  %ok123 = icmp eq i64 %r123, 0
  br i1 %ok123, label %t124, label %bad

t124:
  store volatile i64 -1, ptr %p.i64.0
  %x124.0 = load volatile i64, ptr %p.i64.0
  %r124 = sitofp i64 %x124.0 to double
  %b124 = bitcast double %r124 to i64
  %ok124 = icmp eq i64 %b124, -4616189618054758400
  br i1 %ok124, label %t125, label %bad

t125:
  store volatile i64 -1, ptr %p.i64.0
  %x125.0 = load volatile i64, ptr %p.i64.0
  %r125 = uitofp i64 %x125.0 to double
  %b125 = bitcast double %r125 to i64
  %ok125 = icmp eq i64 %b125, 4895412794951729152
  br i1 %ok125, label %t126, label %bad

t126:
  store volatile double 0xBFE0000000000000, ptr %p.double.0
  %x126.0 = load volatile double, ptr %p.double.0
  %r126 = fptosi double %x126.0 to i64
  %ok126 = icmp eq i64 %r126, 0
  br i1 %ok126, label %t127, label %bad

t127:
  store volatile i64 100, ptr %p.i64.0
  %x127.0 = load volatile i64, ptr %p.i64.0
  %r127 = sitofp i64 %x127.0 to double
  %b127 = bitcast double %r127 to i64
  %ok127 = icmp eq i64 %b127, 4636737291354636288
  br i1 %ok127, label %t128, label %bad

t128:
  store volatile i64 100, ptr %p.i64.0
  %x128.0 = load volatile i64, ptr %p.i64.0
  %r128 = uitofp i64 %x128.0 to double
  %b128 = bitcast double %r128 to i64
  %ok128 = icmp eq i64 %b128, 4636737291354636288
  br i1 %ok128, label %t129, label %bad

t129:
  store volatile double 0x4049000000000000, ptr %p.double.0
  %x129.0 = load volatile double, ptr %p.double.0
  %r129 = fptosi double %x129.0 to i64
  %ok129 = icmp eq i64 %r129, 50
  br i1 %ok129, label %t130, label %bad

t130:
  store volatile i64 -9223372036854775808, ptr %p.i64.0
  %x130.0 = load volatile i64, ptr %p.i64.0
  %r130 = sitofp i64 %x130.0 to double
  %b130 = bitcast double %r130 to i64
  %ok130 = icmp eq i64 %b130, -4332462841530417152
  br i1 %ok130, label %t131, label %bad

t131:
  store volatile i64 -9223372036854775808, ptr %p.i64.0
  %x131.0 = load volatile i64, ptr %p.i64.0
  %r131 = uitofp i64 %x131.0 to double
  %b131 = bitcast double %r131 to i64
  %ok131 = icmp eq i64 %b131, 4890909195324358656
  br i1 %ok131, label %t132, label %bad

t132:
  store volatile double 0xC3D0000000000000, ptr %p.double.0
  %x132.0 = load volatile double, ptr %p.double.0
  %r132 = fptosi double %x132.0 to i64
  %ok132 = icmp eq i64 %r132, -4611686018427387904
  br i1 %ok132, label %t133, label %bad

t133:
  store volatile i64 9223372036854775807, ptr %p.i64.0
  %x133.0 = load volatile i64, ptr %p.i64.0
  %r133 = sitofp i64 %x133.0 to double
  %b133 = bitcast double %r133 to i64
  %ok133 = icmp eq i64 %b133, 4890909195324358656
  br i1 %ok133, label %t134, label %bad

t134:
  store volatile i64 9223372036854775807, ptr %p.i64.0
  %x134.0 = load volatile i64, ptr %p.i64.0
  %r134 = uitofp i64 %x134.0 to double
  %b134 = bitcast double %r134 to i64
  %ok134 = icmp eq i64 %b134, 4890909195324358656
  br i1 %ok134, label %t135, label %bad

t135:
  store volatile double 0x43D0000000000000, ptr %p.double.0
  %x135.0 = load volatile double, ptr %p.double.0
  %r135 = fptosi double %x135.0 to i64
  %ok135 = icmp eq i64 %r135, 4611686018427387904
  br i1 %ok135, label %t136, label %bad

t136:
  store volatile double 0x43EFFFFFFFFFFFF8, ptr %p.double.0
  %x136.0 = load volatile double, ptr %p.double.0
  %r136 = fptoui double %x136.0 to i64
  %ok136 = icmp eq i64 %r136, -16384
  br i1 %ok136, label %t137, label %bad

t137:
  store volatile double 0x3FB999999999999A, ptr %p.double.0
  %x137.0 = load volatile double, ptr %p.double.0
  %r137 = fptrunc double %x137.0 to float
  %b137 = bitcast float %r137 to i32
  %ok137 = icmp eq i32 %b137, 1036831949
  br i1 %ok137, label %t138, label %bad

t138:
  store volatile float 0x3FB99999A0000000, ptr %p.float.0
  %x138.0 = load volatile float, ptr %p.float.0
  %r138 = fpext float %x138.0 to double
  %b138 = bitcast double %r138 to i64
  %ok138 = icmp eq i64 %b138, 4591870180174331904
  br i1 %ok138, label %t139, label %bad

t139:
  store volatile double 0x3FB999999999999A, ptr %p.double.0
  %x139.0 = load volatile double, ptr %p.double.0
  %r139 = bitcast double %x139.0 to i64
  %ok139 = icmp eq i64 %r139, 4591870180066957722
  br i1 %ok139, label %t140, label %bad

t140:
  store volatile double 0xC004000000000000, ptr %p.double.0
  %x140.0 = load volatile double, ptr %p.double.0
  %r140 = fptrunc double %x140.0 to float
  %b140 = bitcast float %r140 to i32
  %ok140 = icmp eq i32 %b140, -1071644672
  br i1 %ok140, label %t141, label %bad

t141:
  store volatile float 0xC004000000000000, ptr %p.float.0
  %x141.0 = load volatile float, ptr %p.float.0
  %r141 = fpext float %x141.0 to double
  %b141 = bitcast double %r141 to i64
  %ok141 = icmp eq i64 %b141, -4610560118520545280
  br i1 %ok141, label %t142, label %bad

t142:
  store volatile double 0xC004000000000000, ptr %p.double.0
  %x142.0 = load volatile double, ptr %p.double.0
  %r142 = bitcast double %x142.0 to i64
  %ok142 = icmp eq i64 %r142, -4610560118520545280
  br i1 %ok142, label %t143, label %bad

t143:
  store volatile double 0x7E37E43C8800759C, ptr %p.double.0
  %x143.0 = load volatile double, ptr %p.double.0
  %r143 = bitcast double %x143.0 to i64
  %ok143 = icmp eq i64 %r143, 9094988921128908188
  br i1 %ok143, label %t144, label %bad

t144:
  store volatile double 0x01A56E1FC2F8F359, ptr %p.double.0
  %x144.0 = load volatile double, ptr %p.double.0
  %r144 = fptrunc double %x144.0 to float
  %b144 = bitcast float %r144 to i32
  %ok144 = icmp eq i32 %b144, 0
  br i1 %ok144, label %t145, label %bad

t145:
  store volatile float 0x0000000000000000, ptr %p.float.0
  %x145.0 = load volatile float, ptr %p.float.0
  %r145 = fpext float %x145.0 to double
  %b145 = bitcast double %r145 to i64
  %ok145 = icmp eq i64 %b145, 0
  br i1 %ok145, label %t146, label %bad

t146:
  store volatile double 0x01A56E1FC2F8F359, ptr %p.double.0
  %x146.0 = load volatile double, ptr %p.double.0
  %r146 = bitcast double %x146.0 to i64
  %ok146 = icmp eq i64 %r146, 118622047889322841
  br i1 %ok146, label %t147, label %bad

t147:
  store volatile double 0x4008000000000000, ptr %p.double.0
  %x147.0 = load volatile double, ptr %p.double.0
  %r147 = fptrunc double %x147.0 to float
  %b147 = bitcast float %r147 to i32
  %ok147 = icmp eq i32 %b147, 1077936128
  br i1 %ok147, label %t148, label %bad

t148:
  store volatile float 0x4008000000000000, ptr %p.float.0
  %x148.0 = load volatile float, ptr %p.float.0
  %r148 = fpext float %x148.0 to double
  %b148 = bitcast double %r148 to i64
  %ok148 = icmp eq i64 %b148, 4613937818241073152
  br i1 %ok148, label %t149, label %bad

t149:
  store volatile double 0x4008000000000000, ptr %p.double.0
  %x149.0 = load volatile double, ptr %p.double.0
  %r149 = bitcast double %x149.0 to i64
  %ok149 = icmp eq i64 %r149, 4613937818241073152
  br i1 %ok149, label %t150, label %bad

t150:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ], [ 85, %t85 ], [ 86, %t86 ], [ 87, %t87 ], [ 88, %t88 ], [ 89, %t89 ], [ 90, %t90 ], [ 91, %t91 ], [ 92, %t92 ], [ 93, %t93 ], [ 94, %t94 ], [ 95, %t95 ], [ 96, %t96 ], [ 97, %t97 ], [ 98, %t98 ], [ 99, %t99 ], [ 100, %t100 ], [ 101, %t101 ], [ 102, %t102 ], [ 103, %t103 ], [ 104, %t104 ], [ 105, %t105 ], [ 106, %t106 ], [ 107, %t107 ], [ 108, %t108 ], [ 109, %t109 ], [ 110, %t110 ], [ 111, %t111 ], [ 112, %t112 ], [ 113, %t113 ], [ 114, %t114 ], [ 115, %t115 ], [ 116, %t116 ], [ 117, %t117 ], [ 118, %t118 ], [ 119, %t119 ], [ 120, %t120 ], [ 121, %t121 ], [ 122, %t122 ], [ 123, %t123 ], [ 124, %t124 ], [ 125, %t125 ], [ 126, %t126 ], [ 127, %t127 ], [ 128, %t128 ], [ 129, %t129 ], [ 130, %t130 ], [ 131, %t131 ], [ 132, %t132 ], [ 133, %t133 ], [ 134, %t134 ], [ 135, %t135 ], [ 136, %t136 ], [ 137, %t137 ], [ 138, %t138 ], [ 139, %t139 ], [ 140, %t140 ], [ 141, %t141 ], [ 142, %t142 ], [ 143, %t143 ], [ 144, %t144 ], [ 145, %t145 ], [ 146, %t146 ], [ 147, %t147 ], [ 148, %t148 ], [ 149, %t149 ]
  ret i32 %which
}
