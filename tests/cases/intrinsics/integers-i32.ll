; Integer intrinsics on i32.
; The exit status is the number of the first result that is wrong.
; EXIT: 0
; PLATFORMS: host aarch64

declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.sshl.sat.i32(i32, i32)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)

define i32 @main() {
entry:
  %p.i32.0 = alloca i32
  %p.i32.1 = alloca i32
  %p.i32.2 = alloca i32
  br label %t1

t1:
  store volatile i32 -1, ptr %p.i32.0
  %x1.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 1, ptr %p.i32.1
  %x1.1 = load volatile i32, ptr %p.i32.1
  %r1 = call i32 @llvm.smax.i32(i32 %x1.0, i32 %x1.1)
  %ok1 = icmp eq i32 %r1, 1
  br i1 %ok1, label %t2, label %bad

t2:
  store volatile i32 1, ptr %p.i32.0
  %x2.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 356574311, ptr %p.i32.1
  %x2.1 = load volatile i32, ptr %p.i32.1
  %r2 = call i32 @llvm.smax.i32(i32 %x2.0, i32 %x2.1)
  %ok2 = icmp eq i32 %r2, 356574311
  br i1 %ok2, label %t3, label %bad

t3:
  store volatile i32 2147483647, ptr %p.i32.0
  %x3.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 1, ptr %p.i32.1
  %x3.1 = load volatile i32, ptr %p.i32.1
  %r3 = call i32 @llvm.smax.i32(i32 %x3.0, i32 %x3.1)
  %ok3 = icmp eq i32 %r3, 2147483647
  br i1 %ok3, label %t4, label %bad

t4:
  store volatile i32 1, ptr %p.i32.0
  %x4.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -2147483648, ptr %p.i32.1
  %x4.1 = load volatile i32, ptr %p.i32.1
  %r4 = call i32 @llvm.smin.i32(i32 %x4.0, i32 %x4.1)
  %ok4 = icmp eq i32 %r4, -2147483648
  br i1 %ok4, label %t5, label %bad

t5:
  store volatile i32 2, ptr %p.i32.0
  %x5.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -2147483648, ptr %p.i32.1
  %x5.1 = load volatile i32, ptr %p.i32.1
  %r5 = call i32 @llvm.smin.i32(i32 %x5.0, i32 %x5.1)
  %ok5 = icmp eq i32 %r5, -2147483648
  br i1 %ok5, label %t6, label %bad

t6:
  store volatile i32 -2147483648, ptr %p.i32.0
  %x6.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2147483647, ptr %p.i32.1
  %x6.1 = load volatile i32, ptr %p.i32.1
  %r6 = call i32 @llvm.smin.i32(i32 %x6.0, i32 %x6.1)
  %ok6 = icmp eq i32 %r6, -2147483648
  br i1 %ok6, label %t7, label %bad

t7:
  store volatile i32 2147483647, ptr %p.i32.0
  %x7.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 1968279871, ptr %p.i32.1
  %x7.1 = load volatile i32, ptr %p.i32.1
  %r7 = call i32 @llvm.umax.i32(i32 %x7.0, i32 %x7.1)
  %ok7 = icmp eq i32 %r7, 2147483647
  br i1 %ok7, label %t8, label %bad

t8:
  store volatile i32 47827, ptr %p.i32.0
  %x8.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -2147483648, ptr %p.i32.1
  %x8.1 = load volatile i32, ptr %p.i32.1
  %r8 = call i32 @llvm.umax.i32(i32 %x8.0, i32 %x8.1)
  %ok8 = icmp eq i32 %r8, -2147483648
  br i1 %ok8, label %t9, label %bad

t9:
  store volatile i32 103582892, ptr %p.i32.0
  %x9.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2, ptr %p.i32.1
  %x9.1 = load volatile i32, ptr %p.i32.1
  %r9 = call i32 @llvm.umax.i32(i32 %x9.0, i32 %x9.1)
  %ok9 = icmp eq i32 %r9, 103582892
  br i1 %ok9, label %t10, label %bad

t10:
  store volatile i32 -1121706101, ptr %p.i32.0
  %x10.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -1, ptr %p.i32.1
  %x10.1 = load volatile i32, ptr %p.i32.1
  %r10 = call i32 @llvm.umin.i32(i32 %x10.0, i32 %x10.1)
  %ok10 = icmp eq i32 %r10, -1121706101
  br i1 %ok10, label %t11, label %bad

t11:
  store volatile i32 385428878, ptr %p.i32.0
  %x11.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 0, ptr %p.i32.1
  %x11.1 = load volatile i32, ptr %p.i32.1
  %r11 = call i32 @llvm.umin.i32(i32 %x11.0, i32 %x11.1)
  %ok11 = icmp eq i32 %r11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  store volatile i32 3783, ptr %p.i32.0
  %x12.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 0, ptr %p.i32.1
  %x12.1 = load volatile i32, ptr %p.i32.1
  %r12 = call i32 @llvm.umin.i32(i32 %x12.0, i32 %x12.1)
  %ok12 = icmp eq i32 %r12, 0
  br i1 %ok12, label %t13, label %bad

t13:
  store volatile i32 -1498066895, ptr %p.i32.0
  %x13.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2147483647, ptr %p.i32.1
  %x13.1 = load volatile i32, ptr %p.i32.1
  %r13 = call i32 @llvm.sadd.sat.i32(i32 %x13.0, i32 %x13.1)
  %ok13 = icmp eq i32 %r13, 649416752
  br i1 %ok13, label %t14, label %bad

t14:
  store volatile i32 -2147483648, ptr %p.i32.0
  %x14.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 1, ptr %p.i32.1
  %x14.1 = load volatile i32, ptr %p.i32.1
  %r14 = call i32 @llvm.sadd.sat.i32(i32 %x14.0, i32 %x14.1)
  %ok14 = icmp eq i32 %r14, -2147483647
  br i1 %ok14, label %t15, label %bad

t15:
  store volatile i32 0, ptr %p.i32.0
  %x15.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 1, ptr %p.i32.1
  %x15.1 = load volatile i32, ptr %p.i32.1
  %r15 = call i32 @llvm.sadd.sat.i32(i32 %x15.0, i32 %x15.1)
  %ok15 = icmp eq i32 %r15, 1
  br i1 %ok15, label %t16, label %bad

t16:
  store volatile i32 -1091817027, ptr %p.i32.0
  %x16.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -1236078455, ptr %p.i32.1
  %x16.1 = load volatile i32, ptr %p.i32.1
  %r16 = call i32 @llvm.ssub.sat.i32(i32 %x16.0, i32 %x16.1)
  %ok16 = icmp eq i32 %r16, 144261428
  br i1 %ok16, label %t17, label %bad

t17:
  store volatile i32 -2147483648, ptr %p.i32.0
  %x17.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -2147483648, ptr %p.i32.1
  %x17.1 = load volatile i32, ptr %p.i32.1
  %r17 = call i32 @llvm.ssub.sat.i32(i32 %x17.0, i32 %x17.1)
  %ok17 = icmp eq i32 %r17, 0
  br i1 %ok17, label %t18, label %bad

t18:
  store volatile i32 -2147483648, ptr %p.i32.0
  %x18.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 587188684, ptr %p.i32.1
  %x18.1 = load volatile i32, ptr %p.i32.1
  %r18 = call i32 @llvm.ssub.sat.i32(i32 %x18.0, i32 %x18.1)
  %ok18 = icmp eq i32 %r18, -2147483648
  br i1 %ok18, label %t19, label %bad

t19:
  store volatile i32 1, ptr %p.i32.0
  %x19.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 0, ptr %p.i32.1
  %x19.1 = load volatile i32, ptr %p.i32.1
  %r19 = call i32 @llvm.uadd.sat.i32(i32 %x19.0, i32 %x19.1)
  %ok19 = icmp eq i32 %r19, 1
  br i1 %ok19, label %t20, label %bad

t20:
  store volatile i32 -2147483648, ptr %p.i32.0
  %x20.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -629195348, ptr %p.i32.1
  %x20.1 = load volatile i32, ptr %p.i32.1
  %r20 = call i32 @llvm.uadd.sat.i32(i32 %x20.0, i32 %x20.1)
  %ok20 = icmp eq i32 %r20, -1
  br i1 %ok20, label %t21, label %bad

t21:
  store volatile i32 383341673, ptr %p.i32.0
  %x21.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 0, ptr %p.i32.1
  %x21.1 = load volatile i32, ptr %p.i32.1
  %r21 = call i32 @llvm.uadd.sat.i32(i32 %x21.0, i32 %x21.1)
  %ok21 = icmp eq i32 %r21, 383341673
  br i1 %ok21, label %t22, label %bad

t22:
  store volatile i32 0, ptr %p.i32.0
  %x22.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -849315075, ptr %p.i32.1
  %x22.1 = load volatile i32, ptr %p.i32.1
  %r22 = call i32 @llvm.usub.sat.i32(i32 %x22.0, i32 %x22.1)
  %ok22 = icmp eq i32 %r22, 0
  br i1 %ok22, label %t23, label %bad

t23:
  store volatile i32 -1, ptr %p.i32.0
  %x23.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -1, ptr %p.i32.1
  %x23.1 = load volatile i32, ptr %p.i32.1
  %r23 = call i32 @llvm.usub.sat.i32(i32 %x23.0, i32 %x23.1)
  %ok23 = icmp eq i32 %r23, 0
  br i1 %ok23, label %t24, label %bad

t24:
  store volatile i32 1378167327, ptr %p.i32.0
  %x24.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 0, ptr %p.i32.1
  %x24.1 = load volatile i32, ptr %p.i32.1
  %r24 = call i32 @llvm.usub.sat.i32(i32 %x24.0, i32 %x24.1)
  %ok24 = icmp eq i32 %r24, 1378167327
  br i1 %ok24, label %t25, label %bad

t25:
  store volatile i32 1, ptr %p.i32.0
  %x25.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 19, ptr %p.i32.1
  %x25.1 = load volatile i32, ptr %p.i32.1
  %r25 = call i32 @llvm.sshl.sat.i32(i32 %x25.0, i32 %x25.1)
  %ok25 = icmp eq i32 %r25, 524288
  br i1 %ok25, label %t26, label %bad

t26:
  store volatile i32 -1, ptr %p.i32.0
  %x26.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 3, ptr %p.i32.1
  %x26.1 = load volatile i32, ptr %p.i32.1
  %r26 = call i32 @llvm.sshl.sat.i32(i32 %x26.0, i32 %x26.1)
  %ok26 = icmp eq i32 %r26, -8
  br i1 %ok26, label %t27, label %bad

t27:
  store volatile i32 1970357168, ptr %p.i32.0
  %x27.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2, ptr %p.i32.1
  %x27.1 = load volatile i32, ptr %p.i32.1
  %r27 = call i32 @llvm.sshl.sat.i32(i32 %x27.0, i32 %x27.1)
  %ok27 = icmp eq i32 %r27, 2147483647
  br i1 %ok27, label %t28, label %bad

t28:
  store volatile i32 -1, ptr %p.i32.0
  %x28.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2, ptr %p.i32.1
  %x28.1 = load volatile i32, ptr %p.i32.1
  %q28 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x28.0, i32 %x28.1)
  %r28 = extractvalue { i32, i1 } %q28, 0
  %ok28 = icmp eq i32 %r28, 1
  br i1 %ok28, label %t29, label %bad

t29:
  store volatile i32 -1, ptr %p.i32.0
  %x29.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2, ptr %p.i32.1
  %x29.1 = load volatile i32, ptr %p.i32.1
  %q29 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x29.0, i32 %x29.1)
  %r29 = extractvalue { i32, i1 } %q29, 1
  %ok29 = icmp eq i1 %r29, false
  br i1 %ok29, label %t30, label %bad

t30:
  store volatile i32 30927, ptr %p.i32.0
  %x30.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2147483647, ptr %p.i32.1
  %x30.1 = load volatile i32, ptr %p.i32.1
  %q30 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x30.0, i32 %x30.1)
  %r30 = extractvalue { i32, i1 } %q30, 0
  %ok30 = icmp eq i32 %r30, -2147452722
  br i1 %ok30, label %t31, label %bad

t31:
  store volatile i32 30927, ptr %p.i32.0
  %x31.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2147483647, ptr %p.i32.1
  %x31.1 = load volatile i32, ptr %p.i32.1
  %q31 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x31.0, i32 %x31.1)
  %r31 = extractvalue { i32, i1 } %q31, 1
  %ok31 = icmp eq i1 %r31, true
  br i1 %ok31, label %t32, label %bad

t32:
  store volatile i32 2147483647, ptr %p.i32.0
  %x32.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 61734, ptr %p.i32.1
  %x32.1 = load volatile i32, ptr %p.i32.1
  %q32 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x32.0, i32 %x32.1)
  %r32 = extractvalue { i32, i1 } %q32, 0
  %ok32 = icmp eq i32 %r32, -2147421915
  br i1 %ok32, label %t33, label %bad

t33:
  store volatile i32 2147483647, ptr %p.i32.0
  %x33.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 61734, ptr %p.i32.1
  %x33.1 = load volatile i32, ptr %p.i32.1
  %q33 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x33.0, i32 %x33.1)
  %r33 = extractvalue { i32, i1 } %q33, 1
  %ok33 = icmp eq i1 %r33, true
  br i1 %ok33, label %t34, label %bad

t34:
  store volatile i32 -629684117, ptr %p.i32.0
  %x34.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -2147483648, ptr %p.i32.1
  %x34.1 = load volatile i32, ptr %p.i32.1
  %q34 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x34.0, i32 %x34.1)
  %r34 = extractvalue { i32, i1 } %q34, 0
  %ok34 = icmp eq i32 %r34, 1517799531
  br i1 %ok34, label %t35, label %bad

t35:
  store volatile i32 -629684117, ptr %p.i32.0
  %x35.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -2147483648, ptr %p.i32.1
  %x35.1 = load volatile i32, ptr %p.i32.1
  %q35 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x35.0, i32 %x35.1)
  %r35 = extractvalue { i32, i1 } %q35, 1
  %ok35 = icmp eq i1 %r35, true
  br i1 %ok35, label %t36, label %bad

t36:
  store volatile i32 1, ptr %p.i32.0
  %x36.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2072809132, ptr %p.i32.1
  %x36.1 = load volatile i32, ptr %p.i32.1
  %q36 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %x36.0, i32 %x36.1)
  %r36 = extractvalue { i32, i1 } %q36, 0
  %ok36 = icmp eq i32 %r36, -2072809131
  br i1 %ok36, label %t37, label %bad

t37:
  store volatile i32 1, ptr %p.i32.0
  %x37.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2072809132, ptr %p.i32.1
  %x37.1 = load volatile i32, ptr %p.i32.1
  %q37 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %x37.0, i32 %x37.1)
  %r37 = extractvalue { i32, i1 } %q37, 1
  %ok37 = icmp eq i1 %r37, false
  br i1 %ok37, label %t38, label %bad

t38:
  store volatile i32 -1, ptr %p.i32.0
  %x38.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 25229, ptr %p.i32.1
  %x38.1 = load volatile i32, ptr %p.i32.1
  %q38 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %x38.0, i32 %x38.1)
  %r38 = extractvalue { i32, i1 } %q38, 0
  %ok38 = icmp eq i32 %r38, -25230
  br i1 %ok38, label %t39, label %bad

t39:
  store volatile i32 -1, ptr %p.i32.0
  %x39.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 25229, ptr %p.i32.1
  %x39.1 = load volatile i32, ptr %p.i32.1
  %q39 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %x39.0, i32 %x39.1)
  %r39 = extractvalue { i32, i1 } %q39, 1
  %ok39 = icmp eq i1 %r39, false
  br i1 %ok39, label %t40, label %bad

t40:
  store volatile i32 2147483647, ptr %p.i32.0
  %x40.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2, ptr %p.i32.1
  %x40.1 = load volatile i32, ptr %p.i32.1
  %q40 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %x40.0, i32 %x40.1)
  %r40 = extractvalue { i32, i1 } %q40, 0
  %ok40 = icmp eq i32 %r40, 2147483645
  br i1 %ok40, label %t41, label %bad

t41:
  store volatile i32 2147483647, ptr %p.i32.0
  %x41.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2, ptr %p.i32.1
  %x41.1 = load volatile i32, ptr %p.i32.1
  %q41 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %x41.0, i32 %x41.1)
  %r41 = extractvalue { i32, i1 } %q41, 1
  %ok41 = icmp eq i1 %r41, false
  br i1 %ok41, label %t42, label %bad

t42:
  store volatile i32 46717003, ptr %p.i32.0
  %x42.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2, ptr %p.i32.1
  %x42.1 = load volatile i32, ptr %p.i32.1
  %q42 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %x42.0, i32 %x42.1)
  %r42 = extractvalue { i32, i1 } %q42, 0
  %ok42 = icmp eq i32 %r42, 46717001
  br i1 %ok42, label %t43, label %bad

t43:
  store volatile i32 46717003, ptr %p.i32.0
  %x43.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2, ptr %p.i32.1
  %x43.1 = load volatile i32, ptr %p.i32.1
  %q43 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %x43.0, i32 %x43.1)
  %r43 = extractvalue { i32, i1 } %q43, 1
  %ok43 = icmp eq i1 %r43, false
  br i1 %ok43, label %t44, label %bad

t44:
  store volatile i32 -1, ptr %p.i32.0
  %x44.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -2147483648, ptr %p.i32.1
  %x44.1 = load volatile i32, ptr %p.i32.1
  %q44 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x44.0, i32 %x44.1)
  %r44 = extractvalue { i32, i1 } %q44, 0
  %ok44 = icmp eq i32 %r44, -2147483648
  br i1 %ok44, label %t45, label %bad

t45:
  store volatile i32 -1, ptr %p.i32.0
  %x45.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -2147483648, ptr %p.i32.1
  %x45.1 = load volatile i32, ptr %p.i32.1
  %q45 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x45.0, i32 %x45.1)
  %r45 = extractvalue { i32, i1 } %q45, 1
  %ok45 = icmp eq i1 %r45, true
  br i1 %ok45, label %t46, label %bad

t46:
  store volatile i32 59513, ptr %p.i32.0
  %x46.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2147483647, ptr %p.i32.1
  %x46.1 = load volatile i32, ptr %p.i32.1
  %q46 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x46.0, i32 %x46.1)
  %r46 = extractvalue { i32, i1 } %q46, 0
  %ok46 = icmp eq i32 %r46, 2147424135
  br i1 %ok46, label %t47, label %bad

t47:
  store volatile i32 59513, ptr %p.i32.0
  %x47.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2147483647, ptr %p.i32.1
  %x47.1 = load volatile i32, ptr %p.i32.1
  %q47 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x47.0, i32 %x47.1)
  %r47 = extractvalue { i32, i1 } %q47, 1
  %ok47 = icmp eq i1 %r47, true
  br i1 %ok47, label %t48, label %bad

t48:
  store volatile i32 -1, ptr %p.i32.0
  %x48.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 0, ptr %p.i32.1
  %x48.1 = load volatile i32, ptr %p.i32.1
  %q48 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x48.0, i32 %x48.1)
  %r48 = extractvalue { i32, i1 } %q48, 0
  %ok48 = icmp eq i32 %r48, 0
  br i1 %ok48, label %t49, label %bad

t49:
  store volatile i32 -1, ptr %p.i32.0
  %x49.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 0, ptr %p.i32.1
  %x49.1 = load volatile i32, ptr %p.i32.1
  %q49 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x49.0, i32 %x49.1)
  %r49 = extractvalue { i32, i1 } %q49, 1
  %ok49 = icmp eq i1 %r49, false
  br i1 %ok49, label %t50, label %bad

t50:
  store volatile i32 -1, ptr %p.i32.0
  %x50.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -2147483648, ptr %p.i32.1
  %x50.1 = load volatile i32, ptr %p.i32.1
  %q50 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x50.0, i32 %x50.1)
  %r50 = extractvalue { i32, i1 } %q50, 0
  %ok50 = icmp eq i32 %r50, -2147483648
  br i1 %ok50, label %t51, label %bad

t51:
  store volatile i32 -1, ptr %p.i32.0
  %x51.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -2147483648, ptr %p.i32.1
  %x51.1 = load volatile i32, ptr %p.i32.1
  %q51 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x51.0, i32 %x51.1)
  %r51 = extractvalue { i32, i1 } %q51, 1
  %ok51 = icmp eq i1 %r51, true
  br i1 %ok51, label %t52, label %bad

t52:
  store volatile i32 46958, ptr %p.i32.0
  %x52.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -473931155, ptr %p.i32.1
  %x52.1 = load volatile i32, ptr %p.i32.1
  %q52 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x52.0, i32 %x52.1)
  %r52 = extractvalue { i32, i1 } %q52, 0
  %ok52 = icmp eq i32 %r52, -473884197
  br i1 %ok52, label %t53, label %bad

t53:
  store volatile i32 46958, ptr %p.i32.0
  %x53.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -473931155, ptr %p.i32.1
  %x53.1 = load volatile i32, ptr %p.i32.1
  %q53 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x53.0, i32 %x53.1)
  %r53 = extractvalue { i32, i1 } %q53, 1
  %ok53 = icmp eq i1 %r53, false
  br i1 %ok53, label %t54, label %bad

t54:
  store volatile i32 49059, ptr %p.i32.0
  %x54.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 0, ptr %p.i32.1
  %x54.1 = load volatile i32, ptr %p.i32.1
  %q54 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x54.0, i32 %x54.1)
  %r54 = extractvalue { i32, i1 } %q54, 0
  %ok54 = icmp eq i32 %r54, 49059
  br i1 %ok54, label %t55, label %bad

t55:
  store volatile i32 49059, ptr %p.i32.0
  %x55.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 0, ptr %p.i32.1
  %x55.1 = load volatile i32, ptr %p.i32.1
  %q55 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x55.0, i32 %x55.1)
  %r55 = extractvalue { i32, i1 } %q55, 1
  %ok55 = icmp eq i1 %r55, false
  br i1 %ok55, label %t56, label %bad

t56:
  store volatile i32 2, ptr %p.i32.0
  %x56.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -1364814233, ptr %p.i32.1
  %x56.1 = load volatile i32, ptr %p.i32.1
  %q56 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x56.0, i32 %x56.1)
  %r56 = extractvalue { i32, i1 } %q56, 0
  %ok56 = icmp eq i32 %r56, -1364814231
  br i1 %ok56, label %t57, label %bad

t57:
  store volatile i32 2, ptr %p.i32.0
  %x57.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -1364814233, ptr %p.i32.1
  %x57.1 = load volatile i32, ptr %p.i32.1
  %q57 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x57.0, i32 %x57.1)
  %r57 = extractvalue { i32, i1 } %q57, 1
  %ok57 = icmp eq i1 %r57, false
  br i1 %ok57, label %t58, label %bad

t58:
  store volatile i32 895106864, ptr %p.i32.0
  %x58.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2147483647, ptr %p.i32.1
  %x58.1 = load volatile i32, ptr %p.i32.1
  %q58 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x58.0, i32 %x58.1)
  %r58 = extractvalue { i32, i1 } %q58, 0
  %ok58 = icmp eq i32 %r58, -1252376785
  br i1 %ok58, label %t59, label %bad

t59:
  store volatile i32 895106864, ptr %p.i32.0
  %x59.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2147483647, ptr %p.i32.1
  %x59.1 = load volatile i32, ptr %p.i32.1
  %q59 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x59.0, i32 %x59.1)
  %r59 = extractvalue { i32, i1 } %q59, 1
  %ok59 = icmp eq i1 %r59, false
  br i1 %ok59, label %t60, label %bad

t60:
  store volatile i32 1, ptr %p.i32.0
  %x60.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 1312977349, ptr %p.i32.1
  %x60.1 = load volatile i32, ptr %p.i32.1
  %q60 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %x60.0, i32 %x60.1)
  %r60 = extractvalue { i32, i1 } %q60, 0
  %ok60 = icmp eq i32 %r60, -1312977348
  br i1 %ok60, label %t61, label %bad

t61:
  store volatile i32 1, ptr %p.i32.0
  %x61.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 1312977349, ptr %p.i32.1
  %x61.1 = load volatile i32, ptr %p.i32.1
  %q61 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %x61.0, i32 %x61.1)
  %r61 = extractvalue { i32, i1 } %q61, 1
  %ok61 = icmp eq i1 %r61, true
  br i1 %ok61, label %t62, label %bad

t62:
  store volatile i32 -2147483648, ptr %p.i32.0
  %x62.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 1, ptr %p.i32.1
  %x62.1 = load volatile i32, ptr %p.i32.1
  %q62 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %x62.0, i32 %x62.1)
  %r62 = extractvalue { i32, i1 } %q62, 0
  %ok62 = icmp eq i32 %r62, 2147483647
  br i1 %ok62, label %t63, label %bad

t63:
  store volatile i32 -2147483648, ptr %p.i32.0
  %x63.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 1, ptr %p.i32.1
  %x63.1 = load volatile i32, ptr %p.i32.1
  %q63 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %x63.0, i32 %x63.1)
  %r63 = extractvalue { i32, i1 } %q63, 1
  %ok63 = icmp eq i1 %r63, false
  br i1 %ok63, label %t64, label %bad

t64:
  store volatile i32 1693232064, ptr %p.i32.0
  %x64.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 1, ptr %p.i32.1
  %x64.1 = load volatile i32, ptr %p.i32.1
  %q64 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %x64.0, i32 %x64.1)
  %r64 = extractvalue { i32, i1 } %q64, 0
  %ok64 = icmp eq i32 %r64, 1693232063
  br i1 %ok64, label %t65, label %bad

t65:
  store volatile i32 1693232064, ptr %p.i32.0
  %x65.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 1, ptr %p.i32.1
  %x65.1 = load volatile i32, ptr %p.i32.1
  %q65 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %x65.0, i32 %x65.1)
  %r65 = extractvalue { i32, i1 } %q65, 1
  %ok65 = icmp eq i1 %r65, false
  br i1 %ok65, label %t66, label %bad

t66:
  store volatile i32 -1486331571, ptr %p.i32.0
  %x66.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2, ptr %p.i32.1
  %x66.1 = load volatile i32, ptr %p.i32.1
  %q66 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %x66.0, i32 %x66.1)
  %r66 = extractvalue { i32, i1 } %q66, 0
  %ok66 = icmp eq i32 %r66, -1486331573
  br i1 %ok66, label %t67, label %bad

t67:
  store volatile i32 -1486331571, ptr %p.i32.0
  %x67.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2, ptr %p.i32.1
  %x67.1 = load volatile i32, ptr %p.i32.1
  %q67 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %x67.0, i32 %x67.1)
  %r67 = extractvalue { i32, i1 } %q67, 1
  %ok67 = icmp eq i1 %r67, false
  br i1 %ok67, label %t68, label %bad

t68:
  store volatile i32 -1872107911, ptr %p.i32.0
  %x68.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2, ptr %p.i32.1
  %x68.1 = load volatile i32, ptr %p.i32.1
  %q68 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x68.0, i32 %x68.1)
  %r68 = extractvalue { i32, i1 } %q68, 0
  %ok68 = icmp eq i32 %r68, 550751474
  br i1 %ok68, label %t69, label %bad

t69:
  store volatile i32 -1872107911, ptr %p.i32.0
  %x69.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2, ptr %p.i32.1
  %x69.1 = load volatile i32, ptr %p.i32.1
  %q69 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x69.0, i32 %x69.1)
  %r69 = extractvalue { i32, i1 } %q69, 1
  %ok69 = icmp eq i1 %r69, true
  br i1 %ok69, label %t70, label %bad

t70:
  store volatile i32 2147483647, ptr %p.i32.0
  %x70.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 61436, ptr %p.i32.1
  %x70.1 = load volatile i32, ptr %p.i32.1
  %q70 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x70.0, i32 %x70.1)
  %r70 = extractvalue { i32, i1 } %q70, 0
  %ok70 = icmp eq i32 %r70, -61436
  br i1 %ok70, label %t71, label %bad

t71:
  store volatile i32 2147483647, ptr %p.i32.0
  %x71.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 61436, ptr %p.i32.1
  %x71.1 = load volatile i32, ptr %p.i32.1
  %q71 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x71.0, i32 %x71.1)
  %r71 = extractvalue { i32, i1 } %q71, 1
  %ok71 = icmp eq i1 %r71, true
  br i1 %ok71, label %t72, label %bad

t72:
  store volatile i32 -2147483648, ptr %p.i32.0
  %x72.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 1, ptr %p.i32.1
  %x72.1 = load volatile i32, ptr %p.i32.1
  %q72 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x72.0, i32 %x72.1)
  %r72 = extractvalue { i32, i1 } %q72, 0
  %ok72 = icmp eq i32 %r72, -2147483648
  br i1 %ok72, label %t73, label %bad

t73:
  store volatile i32 -2147483648, ptr %p.i32.0
  %x73.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 1, ptr %p.i32.1
  %x73.1 = load volatile i32, ptr %p.i32.1
  %q73 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x73.0, i32 %x73.1)
  %r73 = extractvalue { i32, i1 } %q73, 1
  %ok73 = icmp eq i1 %r73, false
  br i1 %ok73, label %t74, label %bad

t74:
  store volatile i32 1101430574, ptr %p.i32.0
  %x74.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2147483647, ptr %p.i32.1
  %x74.1 = load volatile i32, ptr %p.i32.1
  %q74 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x74.0, i32 %x74.1)
  %r74 = extractvalue { i32, i1 } %q74, 0
  %ok74 = icmp eq i32 %r74, -1101430574
  br i1 %ok74, label %t75, label %bad

t75:
  store volatile i32 1101430574, ptr %p.i32.0
  %x75.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2147483647, ptr %p.i32.1
  %x75.1 = load volatile i32, ptr %p.i32.1
  %q75 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x75.0, i32 %x75.1)
  %r75 = extractvalue { i32, i1 } %q75, 1
  %ok75 = icmp eq i1 %r75, true
  br i1 %ok75, label %t76, label %bad

t76:
  store volatile i32 1175992597, ptr %p.i32.0
  %x76.0 = load volatile i32, ptr %p.i32.0
  %r76 = call i32 @llvm.ctpop.i32(i32 %x76.0)
  %ok76 = icmp eq i32 %r76, 12
  br i1 %ok76, label %t77, label %bad

t77:
  store volatile i32 -1544786829, ptr %p.i32.0
  %x77.0 = load volatile i32, ptr %p.i32.0
  %r77 = call i32 @llvm.ctpop.i32(i32 %x77.0)
  %ok77 = icmp eq i32 %r77, 18
  br i1 %ok77, label %t78, label %bad

t78:
  store volatile i32 1, ptr %p.i32.0
  %x78.0 = load volatile i32, ptr %p.i32.0
  %r78 = call i32 @llvm.ctpop.i32(i32 %x78.0)
  %ok78 = icmp eq i32 %r78, 1
  br i1 %ok78, label %t79, label %bad

t79:
  store volatile i32 -1, ptr %p.i32.0
  %x79.0 = load volatile i32, ptr %p.i32.0
  %r79 = call i32 @llvm.ctlz.i32(i32 %x79.0, i1 false)
  %ok79 = icmp eq i32 %r79, 0
  br i1 %ok79, label %t80, label %bad

t80:
  store volatile i32 -1, ptr %p.i32.0
  %x80.0 = load volatile i32, ptr %p.i32.0
  %r80 = call i32 @llvm.ctlz.i32(i32 %x80.0, i1 false)
  %ok80 = icmp eq i32 %r80, 0
  br i1 %ok80, label %t81, label %bad

t81:
  store volatile i32 0, ptr %p.i32.0
  %x81.0 = load volatile i32, ptr %p.i32.0
  %r81 = call i32 @llvm.ctlz.i32(i32 %x81.0, i1 false)
  %ok81 = icmp eq i32 %r81, 32
  br i1 %ok81, label %t82, label %bad

t82:
  store volatile i32 1, ptr %p.i32.0
  %x82.0 = load volatile i32, ptr %p.i32.0
  %r82 = call i32 @llvm.cttz.i32(i32 %x82.0, i1 false)
  %ok82 = icmp eq i32 %r82, 0
  br i1 %ok82, label %t83, label %bad

t83:
  store volatile i32 -1, ptr %p.i32.0
  %x83.0 = load volatile i32, ptr %p.i32.0
  %r83 = call i32 @llvm.cttz.i32(i32 %x83.0, i1 false)
  %ok83 = icmp eq i32 %r83, 0
  br i1 %ok83, label %t84, label %bad

t84:
  store volatile i32 -54055583, ptr %p.i32.0
  %x84.0 = load volatile i32, ptr %p.i32.0
  %r84 = call i32 @llvm.cttz.i32(i32 %x84.0, i1 false)
  %ok84 = icmp eq i32 %r84, 0
  br i1 %ok84, label %t85, label %bad

t85:
  store volatile i32 -982680029, ptr %p.i32.0
  %x85.0 = load volatile i32, ptr %p.i32.0
  %r85 = call i32 @llvm.abs.i32(i32 %x85.0, i1 false)
  %ok85 = icmp eq i32 %r85, 982680029
  br i1 %ok85, label %t86, label %bad

t86:
  store volatile i32 2, ptr %p.i32.0
  %x86.0 = load volatile i32, ptr %p.i32.0
  %r86 = call i32 @llvm.abs.i32(i32 %x86.0, i1 false)
  %ok86 = icmp eq i32 %r86, 2
  br i1 %ok86, label %t87, label %bad

t87:
  store volatile i32 -1001322628, ptr %p.i32.0
  %x87.0 = load volatile i32, ptr %p.i32.0
  %r87 = call i32 @llvm.abs.i32(i32 %x87.0, i1 false)
  %ok87 = icmp eq i32 %r87, 1001322628
  br i1 %ok87, label %t88, label %bad

t88:
  store volatile i32 2073370619, ptr %p.i32.0
  %x88.0 = load volatile i32, ptr %p.i32.0
  %r88 = call i32 @llvm.bitreverse.i32(i32 %x88.0)
  %ok88 = icmp eq i32 %r88, -537351714
  br i1 %ok88, label %t89, label %bad

t89:
  store volatile i32 -1619087746, ptr %p.i32.0
  %x89.0 = load volatile i32, ptr %p.i32.0
  %r89 = call i32 @llvm.bitreverse.i32(i32 %x89.0)
  %ok89 = icmp eq i32 %r89, 2121629433
  br i1 %ok89, label %t90, label %bad

t90:
  store volatile i32 2, ptr %p.i32.0
  %x90.0 = load volatile i32, ptr %p.i32.0
  %r90 = call i32 @llvm.bitreverse.i32(i32 %x90.0)
  %ok90 = icmp eq i32 %r90, 1073741824
  br i1 %ok90, label %t91, label %bad

t91:
  store volatile i32 39885, ptr %p.i32.0
  %x91.0 = load volatile i32, ptr %p.i32.0
  %r91 = call i32 @llvm.bswap.i32(i32 %x91.0)
  %ok91 = icmp eq i32 %r91, -845479936
  br i1 %ok91, label %t92, label %bad

t92:
  store volatile i32 2, ptr %p.i32.0
  %x92.0 = load volatile i32, ptr %p.i32.0
  %r92 = call i32 @llvm.bswap.i32(i32 %x92.0)
  %ok92 = icmp eq i32 %r92, 33554432
  br i1 %ok92, label %t93, label %bad

t93:
  store volatile i32 1317601820, ptr %p.i32.0
  %x93.0 = load volatile i32, ptr %p.i32.0
  %r93 = call i32 @llvm.bswap.i32(i32 %x93.0)
  %ok93 = icmp eq i32 %r93, 469928270
  br i1 %ok93, label %t94, label %bad

t94:
  store volatile i32 2, ptr %p.i32.0
  %x94.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2147483647, ptr %p.i32.1
  %x94.1 = load volatile i32, ptr %p.i32.1
  store volatile i32 -1, ptr %p.i32.2
  %x94.2 = load volatile i32, ptr %p.i32.2
  %r94 = call i32 @llvm.fshl.i32(i32 %x94.0, i32 %x94.1, i32 %x94.2)
  %ok94 = icmp eq i32 %r94, 1073741823
  br i1 %ok94, label %t95, label %bad

t95:
  store volatile i32 2147483647, ptr %p.i32.0
  %x95.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 23105, ptr %p.i32.1
  %x95.1 = load volatile i32, ptr %p.i32.1
  store volatile i32 2, ptr %p.i32.2
  %x95.2 = load volatile i32, ptr %p.i32.2
  %r95 = call i32 @llvm.fshl.i32(i32 %x95.0, i32 %x95.1, i32 %x95.2)
  %ok95 = icmp eq i32 %r95, -4
  br i1 %ok95, label %t96, label %bad

t96:
  store volatile i32 2, ptr %p.i32.0
  %x96.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 2, ptr %p.i32.1
  %x96.1 = load volatile i32, ptr %p.i32.1
  store volatile i32 2, ptr %p.i32.2
  %x96.2 = load volatile i32, ptr %p.i32.2
  %r96 = call i32 @llvm.fshl.i32(i32 %x96.0, i32 %x96.1, i32 %x96.2)
  %ok96 = icmp eq i32 %r96, 8
  br i1 %ok96, label %t97, label %bad

t97:
  store volatile i32 -2147483648, ptr %p.i32.0
  %x97.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 -2147483648, ptr %p.i32.1
  %x97.1 = load volatile i32, ptr %p.i32.1
  store volatile i32 1, ptr %p.i32.2
  %x97.2 = load volatile i32, ptr %p.i32.2
  %r97 = call i32 @llvm.fshr.i32(i32 %x97.0, i32 %x97.1, i32 %x97.2)
  %ok97 = icmp eq i32 %r97, 1073741824
  br i1 %ok97, label %t98, label %bad

t98:
  store volatile i32 -1, ptr %p.i32.0
  %x98.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 37311, ptr %p.i32.1
  %x98.1 = load volatile i32, ptr %p.i32.1
  store volatile i32 4167, ptr %p.i32.2
  %x98.2 = load volatile i32, ptr %p.i32.2
  %r98 = call i32 @llvm.fshr.i32(i32 %x98.0, i32 %x98.1, i32 %x98.2)
  %ok98 = icmp eq i32 %r98, -33554141
  br i1 %ok98, label %t99, label %bad

t99:
  store volatile i32 -2147483648, ptr %p.i32.0
  %x99.0 = load volatile i32, ptr %p.i32.0
  store volatile i32 0, ptr %p.i32.1
  %x99.1 = load volatile i32, ptr %p.i32.1
  store volatile i32 -2147483648, ptr %p.i32.2
  %x99.2 = load volatile i32, ptr %p.i32.2
  %r99 = call i32 @llvm.fshr.i32(i32 %x99.0, i32 %x99.1, i32 %x99.2)
  %ok99 = icmp eq i32 %r99, 0
  br i1 %ok99, label %t100, label %bad

t100:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ], [ 85, %t85 ], [ 86, %t86 ], [ 87, %t87 ], [ 88, %t88 ], [ 89, %t89 ], [ 90, %t90 ], [ 91, %t91 ], [ 92, %t92 ], [ 93, %t93 ], [ 94, %t94 ], [ 95, %t95 ], [ 96, %t96 ], [ 97, %t97 ], [ 98, %t98 ], [ 99, %t99 ]
  ret i32 %which
}
