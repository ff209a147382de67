; Integer intrinsics on i8.
; The exit status is the number of the first result that is wrong.
; EXIT: 0
; PLATFORMS: host aarch64

declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i8 @llvm.ssub.sat.i8(i8, i8)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare i8 @llvm.sshl.sat.i8(i8, i8)
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.ssub.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.uadd.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.usub.with.overflow.i8(i8, i8)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8)
declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @llvm.cttz.i8(i8, i1)
declare i8 @llvm.abs.i8(i8, i1)
declare i8 @llvm.bitreverse.i8(i8)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i8 @llvm.fshr.i8(i8, i8, i8)

define i32 @main() {
entry:
  %p.i8.0 = alloca i8
  %p.i8.1 = alloca i8
  %p.i8.2 = alloca i8
  br label %t1

t1:
  store volatile i8 -35, ptr %p.i8.0
  %x1.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 2, ptr %p.i8.1
  %x1.1 = load volatile i8, ptr %p.i8.1
  %r1 = call i8 @llvm.smax.i8(i8 %x1.0, i8 %x1.1)
  %ok1 = icmp eq i8 %r1, 2
  br i1 %ok1, label %t2, label %bad

t2:
  store volatile i8 -51, ptr %p.i8.0
  %x2.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -1, ptr %p.i8.1
  %x2.1 = load volatile i8, ptr %p.i8.1
  %r2 = call i8 @llvm.smax.i8(i8 %x2.0, i8 %x2.1)
  %ok2 = icmp eq i8 %r2, -1
  br i1 %ok2, label %t3, label %bad

t3:
  store volatile i8 -1, ptr %p.i8.0
  %x3.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 0, ptr %p.i8.1
  %x3.1 = load volatile i8, ptr %p.i8.1
  %r3 = call i8 @llvm.smax.i8(i8 %x3.0, i8 %x3.1)
  %ok3 = icmp eq i8 %r3, 0
  br i1 %ok3, label %t4, label %bad

t4:
  store volatile i8 -5, ptr %p.i8.0
  %x4.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -1, ptr %p.i8.1
  %x4.1 = load volatile i8, ptr %p.i8.1
  %r4 = call i8 @llvm.smin.i8(i8 %x4.0, i8 %x4.1)
  %ok4 = icmp eq i8 %r4, -5
  br i1 %ok4, label %t5, label %bad

t5:
  store volatile i8 13, ptr %p.i8.0
  %x5.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 2, ptr %p.i8.1
  %x5.1 = load volatile i8, ptr %p.i8.1
  %r5 = call i8 @llvm.smin.i8(i8 %x5.0, i8 %x5.1)
  %ok5 = icmp eq i8 %r5, 2
  br i1 %ok5, label %t6, label %bad

t6:
  store volatile i8 0, ptr %p.i8.0
  %x6.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 118, ptr %p.i8.1
  %x6.1 = load volatile i8, ptr %p.i8.1
  %r6 = call i8 @llvm.smin.i8(i8 %x6.0, i8 %x6.1)
  %ok6 = icmp eq i8 %r6, 0
  br i1 %ok6, label %t7, label %bad

t7:
  store volatile i8 3, ptr %p.i8.0
  %x7.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -93, ptr %p.i8.1
  %x7.1 = load volatile i8, ptr %p.i8.1
  %r7 = call i8 @llvm.umax.i8(i8 %x7.0, i8 %x7.1)
  %ok7 = icmp eq i8 %r7, -93
  br i1 %ok7, label %t8, label %bad

t8:
  store volatile i8 -87, ptr %p.i8.0
  %x8.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 6, ptr %p.i8.1
  %x8.1 = load volatile i8, ptr %p.i8.1
  %r8 = call i8 @llvm.umax.i8(i8 %x8.0, i8 %x8.1)
  %ok8 = icmp eq i8 %r8, -87
  br i1 %ok8, label %t9, label %bad

t9:
  store volatile i8 1, ptr %p.i8.0
  %x9.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 2, ptr %p.i8.1
  %x9.1 = load volatile i8, ptr %p.i8.1
  %r9 = call i8 @llvm.umax.i8(i8 %x9.0, i8 %x9.1)
  %ok9 = icmp eq i8 %r9, 2
  br i1 %ok9, label %t10, label %bad

t10:
  store volatile i8 1, ptr %p.i8.0
  %x10.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -112, ptr %p.i8.1
  %x10.1 = load volatile i8, ptr %p.i8.1
  %r10 = call i8 @llvm.umin.i8(i8 %x10.0, i8 %x10.1)
  %ok10 = icmp eq i8 %r10, 1
  br i1 %ok10, label %t11, label %bad

t11:
  store volatile i8 27, ptr %p.i8.0
  %x11.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 0, ptr %p.i8.1
  %x11.1 = load volatile i8, ptr %p.i8.1
  %r11 = call i8 @llvm.umin.i8(i8 %x11.0, i8 %x11.1)
  %ok11 = icmp eq i8 %r11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  store volatile i8 0, ptr %p.i8.0
  %x12.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 120, ptr %p.i8.1
  %x12.1 = load volatile i8, ptr %p.i8.1
  %r12 = call i8 @llvm.umin.i8(i8 %x12.0, i8 %x12.1)
  %ok12 = icmp eq i8 %r12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  store volatile i8 2, ptr %p.i8.0
  %x13.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -128, ptr %p.i8.1
  %x13.1 = load volatile i8, ptr %p.i8.1
  %r13 = call i8 @llvm.sadd.sat.i8(i8 %x13.0, i8 %x13.1)
  %ok13 = icmp eq i8 %r13, -126
  br i1 %ok13, label %t14, label %bad

t14:
  store volatile i8 0, ptr %p.i8.0
  %x14.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 1, ptr %p.i8.1
  %x14.1 = load volatile i8, ptr %p.i8.1
  %r14 = call i8 @llvm.sadd.sat.i8(i8 %x14.0, i8 %x14.1)
  %ok14 = icmp eq i8 %r14, 1
  br i1 %ok14, label %t15, label %bad

t15:
  store volatile i8 1, ptr %p.i8.0
  %x15.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 15, ptr %p.i8.1
  %x15.1 = load volatile i8, ptr %p.i8.1
  %r15 = call i8 @llvm.sadd.sat.i8(i8 %x15.0, i8 %x15.1)
  %ok15 = icmp eq i8 %r15, 16
  br i1 %ok15, label %t16, label %bad

t16:
  store volatile i8 2, ptr %p.i8.0
  %x16.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -1, ptr %p.i8.1
  %x16.1 = load volatile i8, ptr %p.i8.1
  %r16 = call i8 @llvm.ssub.sat.i8(i8 %x16.0, i8 %x16.1)
  %ok16 = icmp eq i8 %r16, 3
  br i1 %ok16, label %t17, label %bad

t17:
  store volatile i8 1, ptr %p.i8.0
  %x17.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 2, ptr %p.i8.1
  %x17.1 = load volatile i8, ptr %p.i8.1
  %r17 = call i8 @llvm.ssub.sat.i8(i8 %x17.0, i8 %x17.1)
  %ok17 = icmp eq i8 %r17, -1
  br i1 %ok17, label %t18, label %bad

t18:
  store volatile i8 127, ptr %p.i8.0
  %x18.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 2, ptr %p.i8.1
  %x18.1 = load volatile i8, ptr %p.i8.1
  %r18 = call i8 @llvm.ssub.sat.i8(i8 %x18.0, i8 %x18.1)
  %ok18 = icmp eq i8 %r18, 125
  br i1 %ok18, label %t19, label %bad

t19:
  store volatile i8 1, ptr %p.i8.0
  %x19.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 2, ptr %p.i8.1
  %x19.1 = load volatile i8, ptr %p.i8.1
  %r19 = call i8 @llvm.uadd.sat.i8(i8 %x19.0, i8 %x19.1)
  %ok19 = icmp eq i8 %r19, 3
  br i1 %ok19, label %t20, label %bad

t20:
  store volatile i8 -128, ptr %p.i8.0
  %x20.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 1, ptr %p.i8.1
  %x20.1 = load volatile i8, ptr %p.i8.1
  %r20 = call i8 @llvm.uadd.sat.i8(i8 %x20.0, i8 %x20.1)
  %ok20 = icmp eq i8 %r20, -127
  br i1 %ok20, label %t21, label %bad

t21:
  store volatile i8 2, ptr %p.i8.0
  %x21.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -128, ptr %p.i8.1
  %x21.1 = load volatile i8, ptr %p.i8.1
  %r21 = call i8 @llvm.uadd.sat.i8(i8 %x21.0, i8 %x21.1)
  %ok21 = icmp eq i8 %r21, -126
  br i1 %ok21, label %t22, label %bad

t22:
  store volatile i8 116, ptr %p.i8.0
  %x22.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -43, ptr %p.i8.1
  %x22.1 = load volatile i8, ptr %p.i8.1
  %r22 = call i8 @llvm.usub.sat.i8(i8 %x22.0, i8 %x22.1)
  %ok22 = icmp eq i8 %r22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  store volatile i8 127, ptr %p.i8.0
  %x23.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 2, ptr %p.i8.1
  %x23.1 = load volatile i8, ptr %p.i8.1
  %r23 = call i8 @llvm.usub.sat.i8(i8 %x23.0, i8 %x23.1)
  %ok23 = icmp eq i8 %r23, 125
  br i1 %ok23, label %t24, label %bad

t24:
  store volatile i8 2, ptr %p.i8.0
  %x24.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 50, ptr %p.i8.1
  %x24.1 = load volatile i8, ptr %p.i8.1
  %r24 = call i8 @llvm.usub.sat.i8(i8 %x24.0, i8 %x24.1)
  %ok24 = icmp eq i8 %r24, 0
  br i1 %ok24, label %t25, label %bad

t25:
  store volatile i8 1, ptr %p.i8.0
  %x25.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 6, ptr %p.i8.1
  %x25.1 = load volatile i8, ptr %p.i8.1
  %r25 = call i8 @llvm.sshl.sat.i8(i8 %x25.0, i8 %x25.1)
  %ok25 = icmp eq i8 %r25, 64
  br i1 %ok25, label %t26, label %bad

t26:
  store volatile i8 0, ptr %p.i8.0
  %x26.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 4, ptr %p.i8.1
  %x26.1 = load volatile i8, ptr %p.i8.1
  %r26 = call i8 @llvm.sshl.sat.i8(i8 %x26.0, i8 %x26.1)
  %ok26 = icmp eq i8 %r26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  store volatile i8 61, ptr %p.i8.0
  %x27.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 4, ptr %p.i8.1
  %x27.1 = load volatile i8, ptr %p.i8.1
  %r27 = call i8 @llvm.sshl.sat.i8(i8 %x27.0, i8 %x27.1)
  %ok27 = icmp eq i8 %r27, 127
  br i1 %ok27, label %t28, label %bad

t28:
  store volatile i8 -46, ptr %p.i8.0
  %x28.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 1, ptr %p.i8.1
  %x28.1 = load volatile i8, ptr %p.i8.1
  %q28 = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %x28.0, i8 %x28.1)
  %r28 = extractvalue { i8, i1 } %q28, 0
  %ok28 = icmp eq i8 %r28, -45
  br i1 %ok28, label %t29, label %bad

t29:
  store volatile i8 -46, ptr %p.i8.0
  %x29.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 1, ptr %p.i8.1
  %x29.1 = load volatile i8, ptr %p.i8.1
  %q29 = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %x29.0, i8 %x29.1)
  %r29 = extractvalue { i8, i1 } %q29, 1
  %ok29 = icmp eq i1 %r29, false
  br i1 %ok29, label %t30, label %bad

t30:
  store volatile i8 7, ptr %p.i8.0
  %x30.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 1, ptr %p.i8.1
  %x30.1 = load volatile i8, ptr %p.i8.1
  %q30 = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %x30.0, i8 %x30.1)
  %r30 = extractvalue { i8, i1 } %q30, 0
  %ok30 = icmp eq i8 %r30, 8
  br i1 %ok30, label %t31, label %bad

t31:
  store volatile i8 7, ptr %p.i8.0
  %x31.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 1, ptr %p.i8.1
  %x31.1 = load volatile i8, ptr %p.i8.1
  %q31 = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %x31.0, i8 %x31.1)
  %r31 = extractvalue { i8, i1 } %q31, 1
  %ok31 = icmp eq i1 %r31, false
  br i1 %ok31, label %t32, label %bad

t32:
  store volatile i8 2, ptr %p.i8.0
  %x32.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 127, ptr %p.i8.1
  %x32.1 = load volatile i8, ptr %p.i8.1
  %q32 = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %x32.0, i8 %x32.1)
  %r32 = extractvalue { i8, i1 } %q32, 0
  %ok32 = icmp eq i8 %r32, -127
  br i1 %ok32, label %t33, label %bad

t33:
  store volatile i8 2, ptr %p.i8.0
  %x33.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 127, ptr %p.i8.1
  %x33.1 = load volatile i8, ptr %p.i8.1
  %q33 = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %x33.0, i8 %x33.1)
  %r33 = extractvalue { i8, i1 } %q33, 1
  %ok33 = icmp eq i1 %r33, true
  br i1 %ok33, label %t34, label %bad

t34:
  store volatile i8 0, ptr %p.i8.0
  %x34.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -128, ptr %p.i8.1
  %x34.1 = load volatile i8, ptr %p.i8.1
  %q34 = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %x34.0, i8 %x34.1)
  %r34 = extractvalue { i8, i1 } %q34, 0
  %ok34 = icmp eq i8 %r34, -128
  br i1 %ok34, label %t35, label %bad

t35:
  store volatile i8 0, ptr %p.i8.0
  %x35.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -128, ptr %p.i8.1
  %x35.1 = load volatile i8, ptr %p.i8.1
  %q35 = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %x35.0, i8 %x35.1)
  %r35 = extractvalue { i8, i1 } %q35, 1
  %ok35 = icmp eq i1 %r35, false
  br i1 %ok35, label %t36, label %bad

t36:
  store volatile i8 -1, ptr %p.i8.0
  %x36.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 92, ptr %p.i8.1
  %x36.1 = load volatile i8, ptr %p.i8.1
  %q36 = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %x36.0, i8 %x36.1)
  %r36 = extractvalue { i8, i1 } %q36, 0
  %ok36 = icmp eq i8 %r36, -93
  br i1 %ok36, label %t37, label %bad

t37:
  store volatile i8 -1, ptr %p.i8.0
  %x37.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 92, ptr %p.i8.1
  %x37.1 = load volatile i8, ptr %p.i8.1
  %q37 = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %x37.0, i8 %x37.1)
  %r37 = extractvalue { i8, i1 } %q37, 1
  %ok37 = icmp eq i1 %r37, false
  br i1 %ok37, label %t38, label %bad

t38:
  store volatile i8 10, ptr %p.i8.0
  %x38.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 0, ptr %p.i8.1
  %x38.1 = load volatile i8, ptr %p.i8.1
  %q38 = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %x38.0, i8 %x38.1)
  %r38 = extractvalue { i8, i1 } %q38, 0
  %ok38 = icmp eq i8 %r38, 10
  br i1 %ok38, label %t39, label %bad

t39:
  store volatile i8 10, ptr %p.i8.0
  %x39.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 0, ptr %p.i8.1
  %x39.1 = load volatile i8, ptr %p.i8.1
  %q39 = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %x39.0, i8 %x39.1)
  %r39 = extractvalue { i8, i1 } %q39, 1
  %ok39 = icmp eq i1 %r39, false
  br i1 %ok39, label %t40, label %bad

t40:
  store volatile i8 -128, ptr %p.i8.0
  %x40.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 0, ptr %p.i8.1
  %x40.1 = load volatile i8, ptr %p.i8.1
  %q40 = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %x40.0, i8 %x40.1)
  %r40 = extractvalue { i8, i1 } %q40, 0
  %ok40 = icmp eq i8 %r40, -128
  br i1 %ok40, label %t41, label %bad

t41:
  store volatile i8 -128, ptr %p.i8.0
  %x41.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 0, ptr %p.i8.1
  %x41.1 = load volatile i8, ptr %p.i8.1
  %q41 = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %x41.0, i8 %x41.1)
  %r41 = extractvalue { i8, i1 } %q41, 1
  %ok41 = icmp eq i1 %r41, false
  br i1 %ok41, label %t42, label %bad

t42:
  store volatile i8 1, ptr %p.i8.0
  %x42.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 127, ptr %p.i8.1
  %x42.1 = load volatile i8, ptr %p.i8.1
  %q42 = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %x42.0, i8 %x42.1)
  %r42 = extractvalue { i8, i1 } %q42, 0
  %ok42 = icmp eq i8 %r42, -126
  br i1 %ok42, label %t43, label %bad

t43:
  store volatile i8 1, ptr %p.i8.0
  %x43.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 127, ptr %p.i8.1
  %x43.1 = load volatile i8, ptr %p.i8.1
  %q43 = call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %x43.0, i8 %x43.1)
  %r43 = extractvalue { i8, i1 } %q43, 1
  %ok43 = icmp eq i1 %r43, false
  br i1 %ok43, label %t44, label %bad

t44:
  store volatile i8 1, ptr %p.i8.0
  %x44.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -128, ptr %p.i8.1
  %x44.1 = load volatile i8, ptr %p.i8.1
  %q44 = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %x44.0, i8 %x44.1)
  %r44 = extractvalue { i8, i1 } %q44, 0
  %ok44 = icmp eq i8 %r44, -128
  br i1 %ok44, label %t45, label %bad

t45:
  store volatile i8 1, ptr %p.i8.0
  %x45.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -128, ptr %p.i8.1
  %x45.1 = load volatile i8, ptr %p.i8.1
  %q45 = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %x45.0, i8 %x45.1)
  %r45 = extractvalue { i8, i1 } %q45, 1
  %ok45 = icmp eq i1 %r45, false
  br i1 %ok45, label %t46, label %bad

t46:
  store volatile i8 -1, ptr %p.i8.0
  %x46.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -128, ptr %p.i8.1
  %x46.1 = load volatile i8, ptr %p.i8.1
  %q46 = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %x46.0, i8 %x46.1)
  %r46 = extractvalue { i8, i1 } %q46, 0
  %ok46 = icmp eq i8 %r46, -128
  br i1 %ok46, label %t47, label %bad

t47:
  store volatile i8 -1, ptr %p.i8.0
  %x47.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -128, ptr %p.i8.1
  %x47.1 = load volatile i8, ptr %p.i8.1
  %q47 = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %x47.0, i8 %x47.1)
  %r47 = extractvalue { i8, i1 } %q47, 1
  %ok47 = icmp eq i1 %r47, true
  br i1 %ok47, label %t48, label %bad

t48:
  store volatile i8 21, ptr %p.i8.0
  %x48.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -26, ptr %p.i8.1
  %x48.1 = load volatile i8, ptr %p.i8.1
  %q48 = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %x48.0, i8 %x48.1)
  %r48 = extractvalue { i8, i1 } %q48, 0
  %ok48 = icmp eq i8 %r48, -34
  br i1 %ok48, label %t49, label %bad

t49:
  store volatile i8 21, ptr %p.i8.0
  %x49.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -26, ptr %p.i8.1
  %x49.1 = load volatile i8, ptr %p.i8.1
  %q49 = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %x49.0, i8 %x49.1)
  %r49 = extractvalue { i8, i1 } %q49, 1
  %ok49 = icmp eq i1 %r49, true
  br i1 %ok49, label %t50, label %bad

t50:
  store volatile i8 -54, ptr %p.i8.0
  %x50.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -110, ptr %p.i8.1
  %x50.1 = load volatile i8, ptr %p.i8.1
  %q50 = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %x50.0, i8 %x50.1)
  %r50 = extractvalue { i8, i1 } %q50, 0
  %ok50 = icmp eq i8 %r50, 52
  br i1 %ok50, label %t51, label %bad

t51:
  store volatile i8 -54, ptr %p.i8.0
  %x51.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -110, ptr %p.i8.1
  %x51.1 = load volatile i8, ptr %p.i8.1
  %q51 = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %x51.0, i8 %x51.1)
  %r51 = extractvalue { i8, i1 } %q51, 1
  %ok51 = icmp eq i1 %r51, true
  br i1 %ok51, label %t52, label %bad

t52:
  store volatile i8 1, ptr %p.i8.0
  %x52.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 1, ptr %p.i8.1
  %x52.1 = load volatile i8, ptr %p.i8.1
  %q52 = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %x52.0, i8 %x52.1)
  %r52 = extractvalue { i8, i1 } %q52, 0
  %ok52 = icmp eq i8 %r52, 2
  br i1 %ok52, label %t53, label %bad

t53:
  store volatile i8 1, ptr %p.i8.0
  %x53.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 1, ptr %p.i8.1
  %x53.1 = load volatile i8, ptr %p.i8.1
  %q53 = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %x53.0, i8 %x53.1)
  %r53 = extractvalue { i8, i1 } %q53, 1
  %ok53 = icmp eq i1 %r53, false
  br i1 %ok53, label %t54, label %bad

t54:
  store volatile i8 -2, ptr %p.i8.0
  %x54.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 84, ptr %p.i8.1
  %x54.1 = load volatile i8, ptr %p.i8.1
  %q54 = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %x54.0, i8 %x54.1)
  %r54 = extractvalue { i8, i1 } %q54, 0
  %ok54 = icmp eq i8 %r54, 82
  br i1 %ok54, label %t55, label %bad

t55:
  store volatile i8 -2, ptr %p.i8.0
  %x55.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 84, ptr %p.i8.1
  %x55.1 = load volatile i8, ptr %p.i8.1
  %q55 = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %x55.0, i8 %x55.1)
  %r55 = extractvalue { i8, i1 } %q55, 1
  %ok55 = icmp eq i1 %r55, true
  br i1 %ok55, label %t56, label %bad

t56:
  store volatile i8 13, ptr %p.i8.0
  %x56.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 12, ptr %p.i8.1
  %x56.1 = load volatile i8, ptr %p.i8.1
  %q56 = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %x56.0, i8 %x56.1)
  %r56 = extractvalue { i8, i1 } %q56, 0
  %ok56 = icmp eq i8 %r56, 25
  br i1 %ok56, label %t57, label %bad

t57:
  store volatile i8 13, ptr %p.i8.0
  %x57.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 12, ptr %p.i8.1
  %x57.1 = load volatile i8, ptr %p.i8.1
  %q57 = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %x57.0, i8 %x57.1)
  %r57 = extractvalue { i8, i1 } %q57, 1
  %ok57 = icmp eq i1 %r57, false
  br i1 %ok57, label %t58, label %bad

t58:
  store volatile i8 1, ptr %p.i8.0
  %x58.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 1, ptr %p.i8.1
  %x58.1 = load volatile i8, ptr %p.i8.1
  %q58 = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %x58.0, i8 %x58.1)
  %r58 = extractvalue { i8, i1 } %q58, 0
  %ok58 = icmp eq i8 %r58, 2
  br i1 %ok58, label %t59, label %bad

t59:
  store volatile i8 1, ptr %p.i8.0
  %x59.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 1, ptr %p.i8.1
  %x59.1 = load volatile i8, ptr %p.i8.1
  %q59 = call { i8, i1 } @llvm.uadd.with.overflow.i8(i8 %x59.0, i8 %x59.1)
  %r59 = extractvalue { i8, i1 } %q59, 1
  %ok59 = icmp eq i1 %r59, false
  br i1 %ok59, label %t60, label %bad

t60:
  store volatile i8 -57, ptr %p.i8.0
  %x60.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -128, ptr %p.i8.1
  %x60.1 = load volatile i8, ptr %p.i8.1
  %q60 = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %x60.0, i8 %x60.1)
  %r60 = extractvalue { i8, i1 } %q60, 0
  %ok60 = icmp eq i8 %r60, 71
  br i1 %ok60, label %t61, label %bad

t61:
  store volatile i8 -57, ptr %p.i8.0
  %x61.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -128, ptr %p.i8.1
  %x61.1 = load volatile i8, ptr %p.i8.1
  %q61 = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %x61.0, i8 %x61.1)
  %r61 = extractvalue { i8, i1 } %q61, 1
  %ok61 = icmp eq i1 %r61, false
  br i1 %ok61, label %t62, label %bad

t62:
  store volatile i8 2, ptr %p.i8.0
  %x62.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -128, ptr %p.i8.1
  %x62.1 = load volatile i8, ptr %p.i8.1
  %q62 = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %x62.0, i8 %x62.1)
  %r62 = extractvalue { i8, i1 } %q62, 0
  %ok62 = icmp eq i8 %r62, -126
  br i1 %ok62, label %t63, label %bad

t63:
  store volatile i8 2, ptr %p.i8.0
  %x63.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -128, ptr %p.i8.1
  %x63.1 = load volatile i8, ptr %p.i8.1
  %q63 = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %x63.0, i8 %x63.1)
  %r63 = extractvalue { i8, i1 } %q63, 1
  %ok63 = icmp eq i1 %r63, true
  br i1 %ok63, label %t64, label %bad

t64:
  store volatile i8 -18, ptr %p.i8.0
  %x64.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -28, ptr %p.i8.1
  %x64.1 = load volatile i8, ptr %p.i8.1
  %q64 = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %x64.0, i8 %x64.1)
  %r64 = extractvalue { i8, i1 } %q64, 0
  %ok64 = icmp eq i8 %r64, 10
  br i1 %ok64, label %t65, label %bad

t65:
  store volatile i8 -18, ptr %p.i8.0
  %x65.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -28, ptr %p.i8.1
  %x65.1 = load volatile i8, ptr %p.i8.1
  %q65 = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %x65.0, i8 %x65.1)
  %r65 = extractvalue { i8, i1 } %q65, 1
  %ok65 = icmp eq i1 %r65, false
  br i1 %ok65, label %t66, label %bad

t66:
  store volatile i8 -86, ptr %p.i8.0
  %x66.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 2, ptr %p.i8.1
  %x66.1 = load volatile i8, ptr %p.i8.1
  %q66 = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %x66.0, i8 %x66.1)
  %r66 = extractvalue { i8, i1 } %q66, 0
  %ok66 = icmp eq i8 %r66, -88
  br i1 %ok66, label %t67, label %bad

t67:
  store volatile i8 -86, ptr %p.i8.0
  %x67.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 2, ptr %p.i8.1
  %x67.1 = load volatile i8, ptr %p.i8.1
  %q67 = call { i8, i1 } @llvm.usub.with.overflow.i8(i8 %x67.0, i8 %x67.1)
  %r67 = extractvalue { i8, i1 } %q67, 1
  %ok67 = icmp eq i1 %r67, false
  br i1 %ok67, label %t68, label %bad

t68:
  store volatile i8 2, ptr %p.i8.0
  %x68.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 2, ptr %p.i8.1
  %x68.1 = load volatile i8, ptr %p.i8.1
  %q68 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %x68.0, i8 %x68.1)
  %r68 = extractvalue { i8, i1 } %q68, 0
  %ok68 = icmp eq i8 %r68, 4
  br i1 %ok68, label %t69, label %bad

t69:
  store volatile i8 2, ptr %p.i8.0
  %x69.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 2, ptr %p.i8.1
  %x69.1 = load volatile i8, ptr %p.i8.1
  %q69 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %x69.0, i8 %x69.1)
  %r69 = extractvalue { i8, i1 } %q69, 1
  %ok69 = icmp eq i1 %r69, false
  br i1 %ok69, label %t70, label %bad

t70:
  store volatile i8 -128, ptr %p.i8.0
  %x70.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 0, ptr %p.i8.1
  %x70.1 = load volatile i8, ptr %p.i8.1
  %q70 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %x70.0, i8 %x70.1)
  %r70 = extractvalue { i8, i1 } %q70, 0
  %ok70 = icmp eq i8 %r70, 0
  br i1 %ok70, label %t71, label %bad

t71:
  store volatile i8 -128, ptr %p.i8.0
  %x71.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 0, ptr %p.i8.1
  %x71.1 = load volatile i8, ptr %p.i8.1
  %q71 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %x71.0, i8 %x71.1)
  %r71 = extractvalue { i8, i1 } %q71, 1
  %ok71 = icmp eq i1 %r71, false
  br i1 %ok71, label %t72, label %bad

t72:
  store volatile i8 127, ptr %p.i8.0
  %x72.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 43, ptr %p.i8.1
  %x72.1 = load volatile i8, ptr %p.i8.1
  %q72 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %x72.0, i8 %x72.1)
  %r72 = extractvalue { i8, i1 } %q72, 0
  %ok72 = icmp eq i8 %r72, 85
  br i1 %ok72, label %t73, label %bad

t73:
  store volatile i8 127, ptr %p.i8.0
  %x73.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 43, ptr %p.i8.1
  %x73.1 = load volatile i8, ptr %p.i8.1
  %q73 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %x73.0, i8 %x73.1)
  %r73 = extractvalue { i8, i1 } %q73, 1
  %ok73 = icmp eq i1 %r73, true
  br i1 %ok73, label %t74, label %bad

t74:
  store volatile i8 2, ptr %p.i8.0
  %x74.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 6, ptr %p.i8.1
  %x74.1 = load volatile i8, ptr %p.i8.1
  %q74 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %x74.0, i8 %x74.1)
  %r74 = extractvalue { i8, i1 } %q74, 0
  %ok74 = icmp eq i8 %r74, 12
  br i1 %ok74, label %t75, label %bad

t75:
  store volatile i8 2, ptr %p.i8.0
  %x75.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 6, ptr %p.i8.1
  %x75.1 = load volatile i8, ptr %p.i8.1
  %q75 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %x75.0, i8 %x75.1)
  %r75 = extractvalue { i8, i1 } %q75, 1
  %ok75 = icmp eq i1 %r75, false
  br i1 %ok75, label %t76, label %bad

t76:
  store volatile i8 -84, ptr %p.i8.0
  %x76.0 = load volatile i8, ptr %p.i8.0
  %r76 = call i8 @llvm.ctpop.i8(i8 %x76.0)
  %ok76 = icmp eq i8 %r76, 4
  br i1 %ok76, label %t77, label %bad

t77:
  store volatile i8 0, ptr %p.i8.0
  %x77.0 = load volatile i8, ptr %p.i8.0
  %r77 = call i8 @llvm.ctpop.i8(i8 %x77.0)
  %ok77 = icmp eq i8 %r77, 0
  br i1 %ok77, label %t78, label %bad

t78:
  store volatile i8 0, ptr %p.i8.0
  %x78.0 = load volatile i8, ptr %p.i8.0
  %r78 = call i8 @llvm.ctpop.i8(i8 %x78.0)
  %ok78 = icmp eq i8 %r78, 0
  br i1 %ok78, label %t79, label %bad

t79:
  store volatile i8 -128, ptr %p.i8.0
  %x79.0 = load volatile i8, ptr %p.i8.0
  %r79 = call i8 @llvm.ctlz.i8(i8 %x79.0, i1 false)
  %ok79 = icmp eq i8 %r79, 0
  br i1 %ok79, label %t80, label %bad

t80:
  store volatile i8 0, ptr %p.i8.0
  %x80.0 = load volatile i8, ptr %p.i8.0
  %r80 = call i8 @llvm.ctlz.i8(i8 %x80.0, i1 false)
  %ok80 = icmp eq i8 %r80, 8
  br i1 %ok80, label %t81, label %bad

t81:
  store volatile i8 34, ptr %p.i8.0
  %x81.0 = load volatile i8, ptr %p.i8.0
  %r81 = call i8 @llvm.ctlz.i8(i8 %x81.0, i1 false)
  %ok81 = icmp eq i8 %r81, 2
  br i1 %ok81, label %t82, label %bad

t82:
  store volatile i8 127, ptr %p.i8.0
  %x82.0 = load volatile i8, ptr %p.i8.0
  %r82 = call i8 @llvm.cttz.i8(i8 %x82.0, i1 false)
  %ok82 = icmp eq i8 %r82, 0
  br i1 %ok82, label %t83, label %bad

t83:
  store volatile i8 0, ptr %p.i8.0
  %x83.0 = load volatile i8, ptr %p.i8.0
  %r83 = call i8 @llvm.cttz.i8(i8 %x83.0, i1 false)
  %ok83 = icmp eq i8 %r83, 8
  br i1 %ok83, label %t84, label %bad

t84:
  store volatile i8 -95, ptr %p.i8.0
  %x84.0 = load volatile i8, ptr %p.i8.0
  %r84 = call i8 @llvm.cttz.i8(i8 %x84.0, i1 false)
  %ok84 = icmp eq i8 %r84, 0
  br i1 %ok84, label %t85, label %bad

t85:
  store volatile i8 -128, ptr %p.i8.0
  %x85.0 = load volatile i8, ptr %p.i8.0
  %r85 = call i8 @llvm.abs.i8(i8 %x85.0, i1 false)
  %ok85 = icmp eq i8 %r85, -128
  br i1 %ok85, label %t86, label %bad

t86:
  store volatile i8 2, ptr %p.i8.0
  %x86.0 = load volatile i8, ptr %p.i8.0
  %r86 = call i8 @llvm.abs.i8(i8 %x86.0, i1 false)
  %ok86 = icmp eq i8 %r86, 2
  br i1 %ok86, label %t87, label %bad

t87:
  store volatile i8 127, ptr %p.i8.0
  %x87.0 = load volatile i8, ptr %p.i8.0
  %r87 = call i8 @llvm.abs.i8(i8 %x87.0, i1 false)
  %ok87 = icmp eq i8 %r87, 127
  br i1 %ok87, label %t88, label %bad

t88:
  store volatile i8 -74, ptr %p.i8.0
  %x88.0 = load volatile i8, ptr %p.i8.0
  %r88 = call i8 @llvm.bitreverse.i8(i8 %x88.0)
  %ok88 = icmp eq i8 %r88, 109
  br i1 %ok88, label %t89, label %bad

t89:
  store volatile i8 -1, ptr %p.i8.0
  %x89.0 = load volatile i8, ptr %p.i8.0
  %r89 = call i8 @llvm.bitreverse.i8(i8 %x89.0)
  %ok89 = icmp eq i8 %r89, -1
  br i1 %ok89, label %t90, label %bad

t90:
  store volatile i8 -128, ptr %p.i8.0
  %x90.0 = load volatile i8, ptr %p.i8.0
  %r90 = call i8 @llvm.bitreverse.i8(i8 %x90.0)
  %ok90 = icmp eq i8 %r90, 1
  br i1 %ok90, label %t91, label %bad

t91:
  store volatile i8 15, ptr %p.i8.0
  %x91.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -1, ptr %p.i8.1
  %x91.1 = load volatile i8, ptr %p.i8.1
  store volatile i8 2, ptr %p.i8.2
  %x91.2 = load volatile i8, ptr %p.i8.2
  %r91 = call i8 @llvm.fshl.i8(i8 %x91.0, i8 %x91.1, i8 %x91.2)
  %ok91 = icmp eq i8 %r91, 63
  br i1 %ok91, label %t92, label %bad

t92:
  store volatile i8 22, ptr %p.i8.0
  %x92.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 2, ptr %p.i8.1
  %x92.1 = load volatile i8, ptr %p.i8.1
  store volatile i8 0, ptr %p.i8.2
  %x92.2 = load volatile i8, ptr %p.i8.2
  %r92 = call i8 @llvm.fshl.i8(i8 %x92.0, i8 %x92.1, i8 %x92.2)
  %ok92 = icmp eq i8 %r92, 22
  br i1 %ok92, label %t93, label %bad

t93:
  store volatile i8 9, ptr %p.i8.0
  %x93.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 -128, ptr %p.i8.1
  %x93.1 = load volatile i8, ptr %p.i8.1
  store volatile i8 2, ptr %p.i8.2
  %x93.2 = load volatile i8, ptr %p.i8.2
  %r93 = call i8 @llvm.fshl.i8(i8 %x93.0, i8 %x93.1, i8 %x93.2)
  %ok93 = icmp eq i8 %r93, 38
  br i1 %ok93, label %t94, label %bad

t94:
  store volatile i8 1, ptr %p.i8.0
  %x94.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 54, ptr %p.i8.1
  %x94.1 = load volatile i8, ptr %p.i8.1
  store volatile i8 127, ptr %p.i8.2
  %x94.2 = load volatile i8, ptr %p.i8.2
  %r94 = call i8 @llvm.fshr.i8(i8 %x94.0, i8 %x94.1, i8 %x94.2)
  %ok94 = icmp eq i8 %r94, 2
  br i1 %ok94, label %t95, label %bad

t95:
  store volatile i8 -128, ptr %p.i8.0
  %x95.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 0, ptr %p.i8.1
  %x95.1 = load volatile i8, ptr %p.i8.1
  store volatile i8 0, ptr %p.i8.2
  %x95.2 = load volatile i8, ptr %p.i8.2
  %r95 = call i8 @llvm.fshr.i8(i8 %x95.0, i8 %x95.1, i8 %x95.2)
  %ok95 = icmp eq i8 %r95, 0
  br i1 %ok95, label %t96, label %bad

t96:
  store volatile i8 112, ptr %p.i8.0
  %x96.0 = load volatile i8, ptr %p.i8.0
  store volatile i8 0, ptr %p.i8.1
  %x96.1 = load volatile i8, ptr %p.i8.1
  store volatile i8 1, ptr %p.i8.2
  %x96.2 = load volatile i8, ptr %p.i8.2
  %r96 = call i8 @llvm.fshr.i8(i8 %x96.0, i8 %x96.1, i8 %x96.2)
  %ok96 = icmp eq i8 %r96, 0
  br i1 %ok96, label %t97, label %bad

t97:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ], [ 85, %t85 ], [ 86, %t86 ], [ 87, %t87 ], [ 88, %t88 ], [ 89, %t89 ], [ 90, %t90 ], [ 91, %t91 ], [ 92, %t92 ], [ 93, %t93 ], [ 94, %t94 ], [ 95, %t95 ], [ 96, %t96 ]
  ret i32 %which
}
