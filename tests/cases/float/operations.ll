; Floating-point arithmetic and all comparison predicates, on float and double.
; The exit status is the number of the first result that is wrong.
; EXIT: 0
; PLATFORMS: host aarch64


define i32 @main() {
entry:
  %p.double.0 = alloca double
  %p.double.1 = alloca double
  %p.float.0 = alloca float
  %p.float.1 = alloca float
  br label %t1

t1:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x1.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4008000000000000, ptr %p.double.1
  %x1.1 = load volatile double, ptr %p.double.1
  %r1 = fadd double %x1.0, %x1.1
  %b1 = bitcast double %r1 to i64
  %ok1 = icmp eq i64 %b1, 4613937818241073152
  br i1 %ok1, label %t2, label %bad

t2:
  store volatile float 0x8000000000000000, ptr %p.float.0
  %x2.0 = load volatile float, ptr %p.float.0
  store volatile float 0x4008000000000000, ptr %p.float.1
  %x2.1 = load volatile float, ptr %p.float.1
  %r2 = fadd float %x2.0, %x2.1
  %b2 = bitcast float %r2 to i32
  %ok2 = icmp eq i32 %b2, 1077936128
  br i1 %ok2, label %t3, label %bad

t3:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x3.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FB999999999999A, ptr %p.double.1
  %x3.1 = load volatile double, ptr %p.double.1
  %r3 = fadd double %x3.0, %x3.1
  %b3 = bitcast double %r3 to i64
  %ok3 = icmp eq i64 %b3, 4591870180066957722
  br i1 %ok3, label %t4, label %bad

t4:
  store volatile float 0x0000000000000000, ptr %p.float.0
  %x4.0 = load volatile float, ptr %p.float.0
  store volatile float 0x3FB99999A0000000, ptr %p.float.1
  %x4.1 = load volatile float, ptr %p.float.1
  %r4 = fadd float %x4.0, %x4.1
  %b4 = bitcast float %r4 to i32
  %ok4 = icmp eq i32 %b4, 1036831949
  br i1 %ok4, label %t5, label %bad

t5:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x5.0 = load volatile double, ptr %p.double.0
  store volatile double 0xBFF8000000000000, ptr %p.double.1
  %x5.1 = load volatile double, ptr %p.double.1
  %r5 = fadd double %x5.0, %x5.1
  %b5 = bitcast double %r5 to i64
  %ok5 = icmp eq i64 %b5, -4620693217682128896
  br i1 %ok5, label %t6, label %bad

t6:
  store volatile float 0x3FF0000000000000, ptr %p.float.0
  %x6.0 = load volatile float, ptr %p.float.0
  store volatile float 0xBFF8000000000000, ptr %p.float.1
  %x6.1 = load volatile float, ptr %p.float.1
  %r6 = fadd float %x6.0, %x6.1
  %b6 = bitcast float %r6 to i32
  %ok6 = icmp eq i32 %b6, -1090519040
  br i1 %ok6, label %t7, label %bad

t7:
  store volatile double 0xBFF8000000000000, ptr %p.double.0
  %x7.0 = load volatile double, ptr %p.double.0
  store volatile double 0x0000000000000000, ptr %p.double.1
  %x7.1 = load volatile double, ptr %p.double.1
  %r7 = fadd double %x7.0, %x7.1
  %b7 = bitcast double %r7 to i64
  %ok7 = icmp eq i64 %b7, -4613937818241073152
  br i1 %ok7, label %t8, label %bad

t8:
  store volatile float 0xBFF8000000000000, ptr %p.float.0
  %x8.0 = load volatile float, ptr %p.float.0
  store volatile float 0x0000000000000000, ptr %p.float.1
  %x8.1 = load volatile float, ptr %p.float.1
  %r8 = fadd float %x8.0, %x8.1
  %b8 = bitcast float %r8 to i32
  %ok8 = icmp eq i32 %b8, -1077936128
  br i1 %ok8, label %t9, label %bad

t9:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x9.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x9.1 = load volatile double, ptr %p.double.1
  %r9 = fadd double %x9.0, %x9.1
  %b9 = bitcast double %r9 to i64
  %ok9 = icmp eq i64 %b9, 4607182418800017408
  br i1 %ok9, label %t10, label %bad

t10:
  store volatile float 0x8000000000000000, ptr %p.float.0
  %x10.0 = load volatile float, ptr %p.float.0
  store volatile float 0x3FF0000000000000, ptr %p.float.1
  %x10.1 = load volatile float, ptr %p.float.1
  %r10 = fadd float %x10.0, %x10.1
  %b10 = bitcast float %r10 to i32
  %ok10 = icmp eq i32 %b10, 1065353216
  br i1 %ok10, label %t11, label %bad

t11:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x11.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x11.1 = load volatile double, ptr %p.double.1
  %r11 = fadd double %x11.0, %x11.1
  %b11 = bitcast double %r11 to i64
  %ok11 = icmp eq i64 %b11, 4607182418800017408
  br i1 %ok11, label %t12, label %bad

t12:
  store volatile float 0x0000000000000000, ptr %p.float.0
  %x12.0 = load volatile float, ptr %p.float.0
  store volatile float 0x3FF0000000000000, ptr %p.float.1
  %x12.1 = load volatile float, ptr %p.float.1
  %r12 = fadd float %x12.0, %x12.1
  %b12 = bitcast float %r12 to i32
  %ok12 = icmp eq i32 %b12, 1065353216
  br i1 %ok12, label %t13, label %bad

t13:
  store volatile double 0x3FB999999999999A, ptr %p.double.0
  %x13.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FB999999999999A, ptr %p.double.1
  %x13.1 = load volatile double, ptr %p.double.1
  %r13 = fsub double %x13.0, %x13.1
  %b13 = bitcast double %r13 to i64
  %ok13 = icmp eq i64 %b13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  store volatile float 0x3FB99999A0000000, ptr %p.float.0
  %x14.0 = load volatile float, ptr %p.float.0
  store volatile float 0x3FB99999A0000000, ptr %p.float.1
  %x14.1 = load volatile float, ptr %p.float.1
  %r14 = fsub float %x14.0, %x14.1
  %b14 = bitcast float %r14 to i32
  %ok14 = icmp eq i32 %b14, 0
  br i1 %ok14, label %t15, label %bad

t15:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x15.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x15.1 = load volatile double, ptr %p.double.1
  %r15 = fsub double %x15.0, %x15.1
  %b15 = bitcast double %r15 to i64
  %ok15 = icmp eq i64 %b15, -4616189618054758400
  br i1 %ok15, label %t16, label %bad

t16:
  store volatile float 0x8000000000000000, ptr %p.float.0
  %x16.0 = load volatile float, ptr %p.float.0
  store volatile float 0x3FF0000000000000, ptr %p.float.1
  %x16.1 = load volatile float, ptr %p.float.1
  %r16 = fsub float %x16.0, %x16.1
  %b16 = bitcast float %r16 to i32
  %ok16 = icmp eq i32 %b16, -1082130432
  br i1 %ok16, label %t17, label %bad

t17:
  store volatile double 0x4202A05F20000000, ptr %p.double.0
  %x17.0 = load volatile double, ptr %p.double.0
  store volatile double 0xBFF8000000000000, ptr %p.double.1
  %x17.1 = load volatile double, ptr %p.double.1
  %r17 = fsub double %x17.0, %x17.1
  %b17 = bitcast double %r17 to i64
  %ok17 = icmp eq i64 %b17, 4756540486876659712
  br i1 %ok17, label %t18, label %bad

t18:
  store volatile float 0x4202A05F20000000, ptr %p.float.0
  %x18.0 = load volatile float, ptr %p.float.0
  store volatile float 0xBFF8000000000000, ptr %p.float.1
  %x18.1 = load volatile float, ptr %p.float.1
  %r18 = fsub float %x18.0, %x18.1
  %b18 = bitcast float %r18 to i32
  %ok18 = icmp eq i32 %b18, 1343554297
  br i1 %ok18, label %t19, label %bad

t19:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x19.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x19.1 = load volatile double, ptr %p.double.1
  %r19 = fsub double %x19.0, %x19.1
  %b19 = bitcast double %r19 to i64
  %ok19 = icmp eq i64 %b19, 0
  br i1 %ok19, label %t20, label %bad

t20:
  store volatile float 0x3FF0000000000000, ptr %p.float.0
  %x20.0 = load volatile float, ptr %p.float.0
  store volatile float 0x3FF0000000000000, ptr %p.float.1
  %x20.1 = load volatile float, ptr %p.float.1
  %r20 = fsub float %x20.0, %x20.1
  %b20 = bitcast float %r20 to i32
  %ok20 = icmp eq i32 %b20, 0
  br i1 %ok20, label %t21, label %bad

t21:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x21.0 = load volatile double, ptr %p.double.0
  store volatile double 0x0000000000000000, ptr %p.double.1
  %x21.1 = load volatile double, ptr %p.double.1
  %r21 = fsub double %x21.0, %x21.1
  %b21 = bitcast double %r21 to i64
  %ok21 = icmp eq i64 %b21, -9223372036854775808
  br i1 %ok21, label %t22, label %bad

t22:
  store volatile float 0x8000000000000000, ptr %p.float.0
  %x22.0 = load volatile float, ptr %p.float.0
  store volatile float 0x0000000000000000, ptr %p.float.1
  %x22.1 = load volatile float, ptr %p.float.1
  %r22 = fsub float %x22.0, %x22.1
  %b22 = bitcast float %r22 to i32
  %ok22 = icmp eq i32 %b22, -2147483648
  br i1 %ok22, label %t23, label %bad

t23:
  store volatile double 0xBFF8000000000000, ptr %p.double.0
  %x23.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x23.1 = load volatile double, ptr %p.double.1
  %r23 = fsub double %x23.0, %x23.1
  %b23 = bitcast double %r23 to i64
  %ok23 = icmp eq i64 %b23, -4613937818241073152
  br i1 %ok23, label %t24, label %bad

t24:
  store volatile float 0xBFF8000000000000, ptr %p.float.0
  %x24.0 = load volatile float, ptr %p.float.0
  store volatile float 0x8000000000000000, ptr %p.float.1
  %x24.1 = load volatile float, ptr %p.float.1
  %r24 = fsub float %x24.0, %x24.1
  %b24 = bitcast float %r24 to i32
  %ok24 = icmp eq i32 %b24, -1077936128
  br i1 %ok24, label %t25, label %bad

t25:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x25.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FB999999999999A, ptr %p.double.1
  %x25.1 = load volatile double, ptr %p.double.1
  %r25 = fmul double %x25.0, %x25.1
  %b25 = bitcast double %r25 to i64
  %ok25 = icmp eq i64 %b25, 4591870180066957722
  br i1 %ok25, label %t26, label %bad

t26:
  store volatile float 0x3FF0000000000000, ptr %p.float.0
  %x26.0 = load volatile float, ptr %p.float.0
  store volatile float 0x3FB99999A0000000, ptr %p.float.1
  %x26.1 = load volatile float, ptr %p.float.1
  %r26 = fmul float %x26.0, %x26.1
  %b26 = bitcast float %r26 to i32
  %ok26 = icmp eq i32 %b26, 1036831949
  br i1 %ok26, label %t27, label %bad

t27:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x27.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FB999999999999A, ptr %p.double.1
  %x27.1 = load volatile double, ptr %p.double.1
  %r27 = fmul double %x27.0, %x27.1
  %b27 = bitcast double %r27 to i64
  %ok27 = icmp eq i64 %b27, 4591870180066957722
  br i1 %ok27, label %t28, label %bad

t28:
  store volatile float 0x3FF0000000000000, ptr %p.float.0
  %x28.0 = load volatile float, ptr %p.float.0
  store volatile float 0x3FB99999A0000000, ptr %p.float.1
  %x28.1 = load volatile float, ptr %p.float.1
  %r28 = fmul float %x28.0, %x28.1
  %b28 = bitcast float %r28 to i32
  %ok28 = icmp eq i32 %b28, 1036831949
  br i1 %ok28, label %t29, label %bad

t29:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x29.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x29.1 = load volatile double, ptr %p.double.1
  %r29 = fmul double %x29.0, %x29.1
  %b29 = bitcast double %r29 to i64
  %ok29 = icmp eq i64 %b29, -9223372036854775808
  br i1 %ok29, label %t30, label %bad

t30:
  store volatile float 0x0000000000000000, ptr %p.float.0
  %x30.0 = load volatile float, ptr %p.float.0
  store volatile float 0x8000000000000000, ptr %p.float.1
  %x30.1 = load volatile float, ptr %p.float.1
  %r30 = fmul float %x30.0, %x30.1
  %b30 = bitcast float %r30 to i32
  %ok30 = icmp eq i32 %b30, -2147483648
  br i1 %ok30, label %t31, label %bad

t31:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x31.0 = load volatile double, ptr %p.double.0
  store volatile double 0x0000000000000000, ptr %p.double.1
  %x31.1 = load volatile double, ptr %p.double.1
  %r31 = fmul double %x31.0, %x31.1
  %b31 = bitcast double %r31 to i64
  %ok31 = icmp eq i64 %b31, 0
  br i1 %ok31, label %t32, label %bad

t32:
  store volatile float 0x0000000000000000, ptr %p.float.0
  %x32.0 = load volatile float, ptr %p.float.0
  store volatile float 0x0000000000000000, ptr %p.float.1
  %x32.1 = load volatile float, ptr %p.float.1
  %r32 = fmul float %x32.0, %x32.1
  %b32 = bitcast float %r32 to i32
  %ok32 = icmp eq i32 %b32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  store volatile double 0x4008000000000000, ptr %p.double.0
  %x33.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x33.1 = load volatile double, ptr %p.double.1
  %r33 = fmul double %x33.0, %x33.1
  %b33 = bitcast double %r33 to i64
  %ok33 = icmp eq i64 %b33, 4613937818241073152
  br i1 %ok33, label %t34, label %bad

t34:
  store volatile float 0x4008000000000000, ptr %p.float.0
  %x34.0 = load volatile float, ptr %p.float.0
  store volatile float 0x3FF0000000000000, ptr %p.float.1
  %x34.1 = load volatile float, ptr %p.float.1
  %r34 = fmul float %x34.0, %x34.1
  %b34 = bitcast float %r34 to i32
  %ok34 = icmp eq i32 %b34, 1077936128
  br i1 %ok34, label %t35, label %bad

t35:
  store volatile double 0x4202A05F20000000, ptr %p.double.0
  %x35.0 = load volatile double, ptr %p.double.0
  store volatile double 0x0000000000000000, ptr %p.double.1
  %x35.1 = load volatile double, ptr %p.double.1
  %r35 = fmul double %x35.0, %x35.1
  %b35 = bitcast double %r35 to i64
  %ok35 = icmp eq i64 %b35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  store volatile float 0x4202A05F20000000, ptr %p.float.0
  %x36.0 = load volatile float, ptr %p.float.0
  store volatile float 0x0000000000000000, ptr %p.float.1
  %x36.1 = load volatile float, ptr %p.float.1
  %r36 = fmul float %x36.0, %x36.1
  %b36 = bitcast float %r36 to i32
  %ok36 = icmp eq i32 %b36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x37.0 = load volatile double, ptr %p.double.0
  store volatile double 0xBFF8000000000000, ptr %p.double.1
  %x37.1 = load volatile double, ptr %p.double.1
  %r37 = fdiv double %x37.0, %x37.1
  %b37 = bitcast double %r37 to i64
  %ok37 = icmp eq i64 %b37, -4619192017806338731
  br i1 %ok37, label %t38, label %bad

t38:
  store volatile float 0x3FF0000000000000, ptr %p.float.0
  %x38.0 = load volatile float, ptr %p.float.0
  store volatile float 0xBFF8000000000000, ptr %p.float.1
  %x38.1 = load volatile float, ptr %p.float.1
  %r38 = fdiv float %x38.0, %x38.1
  %b38 = bitcast float %r38 to i32
  %ok38 = icmp eq i32 %b38, -1087722837
  br i1 %ok38, label %t39, label %bad

t39:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x39.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4008000000000000, ptr %p.double.1
  %x39.1 = load volatile double, ptr %p.double.1
  %r39 = fdiv double %x39.0, %x39.1
  %b39 = bitcast double %r39 to i64
  %ok39 = icmp eq i64 %b39, -9223372036854775808
  br i1 %ok39, label %t40, label %bad

t40:
  store volatile float 0x8000000000000000, ptr %p.float.0
  %x40.0 = load volatile float, ptr %p.float.0
  store volatile float 0x4008000000000000, ptr %p.float.1
  %x40.1 = load volatile float, ptr %p.float.1
  %r40 = fdiv float %x40.0, %x40.1
  %b40 = bitcast float %r40 to i32
  %ok40 = icmp eq i32 %b40, -2147483648
  br i1 %ok40, label %t41, label %bad

t41:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x41.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4008000000000000, ptr %p.double.1
  %x41.1 = load volatile double, ptr %p.double.1
  %r41 = fdiv double %x41.0, %x41.1
  %b41 = bitcast double %r41 to i64
  %ok41 = icmp eq i64 %b41, -9223372036854775808
  br i1 %ok41, label %t42, label %bad

t42:
  store volatile float 0x8000000000000000, ptr %p.float.0
  %x42.0 = load volatile float, ptr %p.float.0
  store volatile float 0x4008000000000000, ptr %p.float.1
  %x42.1 = load volatile float, ptr %p.float.1
  %r42 = fdiv float %x42.0, %x42.1
  %b42 = bitcast float %r42 to i32
  %ok42 = icmp eq i32 %b42, -2147483648
  br i1 %ok42, label %t43, label %bad

t43:
  store volatile double 0xBFF8000000000000, ptr %p.double.0
  %x43.0 = load volatile double, ptr %p.double.0
  store volatile double 0xBFF8000000000000, ptr %p.double.1
  %x43.1 = load volatile double, ptr %p.double.1
  %r43 = fdiv double %x43.0, %x43.1
  %b43 = bitcast double %r43 to i64
  %ok43 = icmp eq i64 %b43, 4607182418800017408
  br i1 %ok43, label %t44, label %bad

t44:
  store volatile float 0xBFF8000000000000, ptr %p.float.0
  %x44.0 = load volatile float, ptr %p.float.0
  store volatile float 0xBFF8000000000000, ptr %p.float.1
  %x44.1 = load volatile float, ptr %p.float.1
  %r44 = fdiv float %x44.0, %x44.1
  %b44 = bitcast float %r44 to i32
  %ok44 = icmp eq i32 %b44, 1065353216
  br i1 %ok44, label %t45, label %bad

t45:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x45.0 = load volatile double, ptr %p.double.0
  store volatile double 0xBFF8000000000000, ptr %p.double.1
  %x45.1 = load volatile double, ptr %p.double.1
  %r45 = fdiv double %x45.0, %x45.1
  %b45 = bitcast double %r45 to i64
  %ok45 = icmp eq i64 %b45, -9223372036854775808
  br i1 %ok45, label %t46, label %bad

t46:
  store volatile float 0x0000000000000000, ptr %p.float.0
  %x46.0 = load volatile float, ptr %p.float.0
  store volatile float 0xBFF8000000000000, ptr %p.float.1
  %x46.1 = load volatile float, ptr %p.float.1
  %r46 = fdiv float %x46.0, %x46.1
  %b46 = bitcast float %r46 to i32
  %ok46 = icmp eq i32 %b46, -2147483648
  br i1 %ok46, label %t47, label %bad

t47:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x47.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4008000000000000, ptr %p.double.1
  %x47.1 = load volatile double, ptr %p.double.1
  %r47 = frem double %x47.0, %x47.1
  %b47 = bitcast double %r47 to i64
  %ok47 = icmp eq i64 %b47, 4607182418800017408
  br i1 %ok47, label %t48, label %bad

t48:
  store volatile float 0x3FF0000000000000, ptr %p.float.0
  %x48.0 = load volatile float, ptr %p.float.0
  store volatile float 0x4008000000000000, ptr %p.float.1
  %x48.1 = load volatile float, ptr %p.float.1
  %r48 = frem float %x48.0, %x48.1
  %b48 = bitcast float %r48 to i32
  %ok48 = icmp eq i32 %b48, 1065353216
  br i1 %ok48, label %t49, label %bad

t49:
  store volatile double 0x3FB999999999999A, ptr %p.double.0
  %x49.0 = load volatile double, ptr %p.double.0
  store volatile double 0xBFF8000000000000, ptr %p.double.1
  %x49.1 = load volatile double, ptr %p.double.1
  %r49 = frem double %x49.0, %x49.1
  %b49 = bitcast double %r49 to i64
  %ok49 = icmp eq i64 %b49, 4591870180066957722
  br i1 %ok49, label %t50, label %bad

t50:
  store volatile float 0x3FB99999A0000000, ptr %p.float.0
  %x50.0 = load volatile float, ptr %p.float.0
  store volatile float 0xBFF8000000000000, ptr %p.float.1
  %x50.1 = load volatile float, ptr %p.float.1
  %r50 = frem float %x50.0, %x50.1
  %b50 = bitcast float %r50 to i32
  %ok50 = icmp eq i32 %b50, 1036831949
  br i1 %ok50, label %t51, label %bad

t51:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x51.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FB999999999999A, ptr %p.double.1
  %x51.1 = load volatile double, ptr %p.double.1
  %r51 = frem double %x51.0, %x51.1
  %b51 = bitcast double %r51 to i64
  %ok51 = icmp eq i64 %b51, -9223372036854775808
  br i1 %ok51, label %t52, label %bad

t52:
  store volatile float 0x8000000000000000, ptr %p.float.0
  %x52.0 = load volatile float, ptr %p.float.0
  store volatile float 0x3FB99999A0000000, ptr %p.float.1
  %x52.1 = load volatile float, ptr %p.float.1
  %r52 = frem float %x52.0, %x52.1
  %b52 = bitcast float %r52 to i32
  %ok52 = icmp eq i32 %b52, -2147483648
  br i1 %ok52, label %t53, label %bad

t53:
  store volatile double 0x3FB999999999999A, ptr %p.double.0
  %x53.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4202A05F20000000, ptr %p.double.1
  %x53.1 = load volatile double, ptr %p.double.1
  %r53 = frem double %x53.0, %x53.1
  %b53 = bitcast double %r53 to i64
  %ok53 = icmp eq i64 %b53, 4591870180066957722
  br i1 %ok53, label %t54, label %bad

t54:
  store volatile float 0x3FB99999A0000000, ptr %p.float.0
  %x54.0 = load volatile float, ptr %p.float.0
  store volatile float 0x4202A05F20000000, ptr %p.float.1
  %x54.1 = load volatile float, ptr %p.float.1
  %r54 = frem float %x54.0, %x54.1
  %b54 = bitcast float %r54 to i32
  %ok54 = icmp eq i32 %b54, 1036831949
  br i1 %ok54, label %t55, label %bad

t55:
  store volatile double 0x4008000000000000, ptr %p.double.0
  %x55.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FB999999999999A, ptr %p.double.1
  %x55.1 = load volatile double, ptr %p.double.1
  %r55 = frem double %x55.0, %x55.1
  %b55 = bitcast double %r55 to i64
  %ok55 = icmp eq i64 %b55, 4591870180066957710
  br i1 %ok55, label %t56, label %bad

t56:
  store volatile float 0x4008000000000000, ptr %p.float.0
  %x56.0 = load volatile float, ptr %p.float.0
  store volatile float 0x3FB99999A0000000, ptr %p.float.1
  %x56.1 = load volatile float, ptr %p.float.1
  %r56 = frem float %x56.0, %x56.1
  %b56 = bitcast float %r56 to i32
  %ok56 = icmp eq i32 %b56, 1036831943
  br i1 %ok56, label %t57, label %bad

t57:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x57.0 = load volatile double, ptr %p.double.0
  %r57 = fneg double %x57.0
  %b57 = bitcast double %r57 to i64
  %ok57 = icmp eq i64 %b57, -9223372036854775808
  br i1 %ok57, label %t58, label %bad

t58:
  store volatile double 0x8000000000000000, ptr %p.double.0
  %x58.0 = load volatile double, ptr %p.double.0
  %r58 = fneg double %x58.0
  %b58 = bitcast double %r58 to i64
  %ok58 = icmp eq i64 %b58, 0
  br i1 %ok58, label %t59, label %bad

t59:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x59.0 = load volatile double, ptr %p.double.0
  %r59 = fneg double %x59.0
  %b59 = bitcast double %r59 to i64
  %ok59 = icmp eq i64 %b59, -4616189618054758400
  br i1 %ok59, label %t60, label %bad

t60:
  store volatile double 0xBFF8000000000000, ptr %p.double.0
  %x60.0 = load volatile double, ptr %p.double.0
  %r60 = fneg double %x60.0
  %b60 = bitcast double %r60 to i64
  %ok60 = icmp eq i64 %b60, 4609434218613702656
  br i1 %ok60, label %t61, label %bad

t61:
  store volatile double 0x3FB999999999999A, ptr %p.double.0
  %x61.0 = load volatile double, ptr %p.double.0
  %r61 = fneg double %x61.0
  %b61 = bitcast double %r61 to i64
  %ok61 = icmp eq i64 %b61, -4631501856787818086
  br i1 %ok61, label %t62, label %bad

t62:
  store volatile double 0x4202A05F20000000, ptr %p.double.0
  %x62.0 = load volatile double, ptr %p.double.0
  %r62 = fneg double %x62.0
  %b62 = bitcast double %r62 to i64
  %ok62 = icmp eq i64 %b62, -4466831549978902528
  br i1 %ok62, label %t63, label %bad

t63:
  store volatile double 0x4008000000000000, ptr %p.double.0
  %x63.0 = load volatile double, ptr %p.double.0
  %r63 = fneg double %x63.0
  %b63 = bitcast double %r63 to i64
  %ok63 = icmp eq i64 %b63, -4609434218613702656
  br i1 %ok63, label %t64, label %bad

t64:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x64.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x64.1 = load volatile double, ptr %p.double.1
  %r64 = fcmp oeq double %x64.0, %x64.1
  %ok64 = icmp eq i1 %r64, false
  br i1 %ok64, label %t65, label %bad

t65:
  store volatile double 0x4000000000000000, ptr %p.double.0
  %x65.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x65.1 = load volatile double, ptr %p.double.1
  %r65 = fcmp oeq double %x65.0, %x65.1
  %ok65 = icmp eq i1 %r65, false
  br i1 %ok65, label %t66, label %bad

t66:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x66.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x66.1 = load volatile double, ptr %p.double.1
  %r66 = fcmp oeq double %x66.0, %x66.1
  %ok66 = icmp eq i1 %r66, true
  br i1 %ok66, label %t67, label %bad

t67:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x67.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x67.1 = load volatile double, ptr %p.double.1
  %r67 = fcmp oeq double %x67.0, %x67.1
  %ok67 = icmp eq i1 %r67, false
  br i1 %ok67, label %t68, label %bad

t68:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x68.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x68.1 = load volatile double, ptr %p.double.1
  %r68 = fcmp oeq double %x68.0, %x68.1
  %ok68 = icmp eq i1 %r68, true
  br i1 %ok68, label %t69, label %bad

t69:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x69.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x69.1 = load volatile double, ptr %p.double.1
  %r69 = fcmp ogt double %x69.0, %x69.1
  %ok69 = icmp eq i1 %r69, false
  br i1 %ok69, label %t70, label %bad

t70:
  store volatile double 0x4000000000000000, ptr %p.double.0
  %x70.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x70.1 = load volatile double, ptr %p.double.1
  %r70 = fcmp ogt double %x70.0, %x70.1
  %ok70 = icmp eq i1 %r70, true
  br i1 %ok70, label %t71, label %bad

t71:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x71.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x71.1 = load volatile double, ptr %p.double.1
  %r71 = fcmp ogt double %x71.0, %x71.1
  %ok71 = icmp eq i1 %r71, false
  br i1 %ok71, label %t72, label %bad

t72:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x72.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x72.1 = load volatile double, ptr %p.double.1
  %r72 = fcmp ogt double %x72.0, %x72.1
  %ok72 = icmp eq i1 %r72, false
  br i1 %ok72, label %t73, label %bad

t73:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x73.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x73.1 = load volatile double, ptr %p.double.1
  %r73 = fcmp ogt double %x73.0, %x73.1
  %ok73 = icmp eq i1 %r73, false
  br i1 %ok73, label %t74, label %bad

t74:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x74.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x74.1 = load volatile double, ptr %p.double.1
  %r74 = fcmp oge double %x74.0, %x74.1
  %ok74 = icmp eq i1 %r74, false
  br i1 %ok74, label %t75, label %bad

t75:
  store volatile double 0x4000000000000000, ptr %p.double.0
  %x75.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x75.1 = load volatile double, ptr %p.double.1
  %r75 = fcmp oge double %x75.0, %x75.1
  %ok75 = icmp eq i1 %r75, true
  br i1 %ok75, label %t76, label %bad

t76:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x76.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x76.1 = load volatile double, ptr %p.double.1
  %r76 = fcmp oge double %x76.0, %x76.1
  %ok76 = icmp eq i1 %r76, true
  br i1 %ok76, label %t77, label %bad

t77:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x77.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x77.1 = load volatile double, ptr %p.double.1
  %r77 = fcmp oge double %x77.0, %x77.1
  %ok77 = icmp eq i1 %r77, false
  br i1 %ok77, label %t78, label %bad

t78:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x78.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x78.1 = load volatile double, ptr %p.double.1
  %r78 = fcmp oge double %x78.0, %x78.1
  %ok78 = icmp eq i1 %r78, true
  br i1 %ok78, label %t79, label %bad

t79:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x79.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x79.1 = load volatile double, ptr %p.double.1
  %r79 = fcmp olt double %x79.0, %x79.1
  %ok79 = icmp eq i1 %r79, true
  br i1 %ok79, label %t80, label %bad

t80:
  store volatile double 0x4000000000000000, ptr %p.double.0
  %x80.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x80.1 = load volatile double, ptr %p.double.1
  %r80 = fcmp olt double %x80.0, %x80.1
  %ok80 = icmp eq i1 %r80, false
  br i1 %ok80, label %t81, label %bad

t81:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x81.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x81.1 = load volatile double, ptr %p.double.1
  %r81 = fcmp olt double %x81.0, %x81.1
  %ok81 = icmp eq i1 %r81, false
  br i1 %ok81, label %t82, label %bad

t82:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x82.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x82.1 = load volatile double, ptr %p.double.1
  %r82 = fcmp olt double %x82.0, %x82.1
  %ok82 = icmp eq i1 %r82, false
  br i1 %ok82, label %t83, label %bad

t83:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x83.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x83.1 = load volatile double, ptr %p.double.1
  %r83 = fcmp olt double %x83.0, %x83.1
  %ok83 = icmp eq i1 %r83, false
  br i1 %ok83, label %t84, label %bad

t84:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x84.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x84.1 = load volatile double, ptr %p.double.1
  %r84 = fcmp ole double %x84.0, %x84.1
  %ok84 = icmp eq i1 %r84, true
  br i1 %ok84, label %t85, label %bad

t85:
  store volatile double 0x4000000000000000, ptr %p.double.0
  %x85.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x85.1 = load volatile double, ptr %p.double.1
  %r85 = fcmp ole double %x85.0, %x85.1
  %ok85 = icmp eq i1 %r85, false
  br i1 %ok85, label %t86, label %bad

t86:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x86.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x86.1 = load volatile double, ptr %p.double.1
  %r86 = fcmp ole double %x86.0, %x86.1
  %ok86 = icmp eq i1 %r86, true
  br i1 %ok86, label %t87, label %bad

t87:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x87.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x87.1 = load volatile double, ptr %p.double.1
  %r87 = fcmp ole double %x87.0, %x87.1
  %ok87 = icmp eq i1 %r87, false
  br i1 %ok87, label %t88, label %bad

t88:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x88.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x88.1 = load volatile double, ptr %p.double.1
  %r88 = fcmp ole double %x88.0, %x88.1
  %ok88 = icmp eq i1 %r88, true
  br i1 %ok88, label %t89, label %bad

t89:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x89.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x89.1 = load volatile double, ptr %p.double.1
  %r89 = fcmp one double %x89.0, %x89.1
  %ok89 = icmp eq i1 %r89, true
  br i1 %ok89, label %t90, label %bad

t90:
  store volatile double 0x4000000000000000, ptr %p.double.0
  %x90.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x90.1 = load volatile double, ptr %p.double.1
  %r90 = fcmp one double %x90.0, %x90.1
  %ok90 = icmp eq i1 %r90, true
  br i1 %ok90, label %t91, label %bad

t91:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x91.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x91.1 = load volatile double, ptr %p.double.1
  %r91 = fcmp one double %x91.0, %x91.1
  %ok91 = icmp eq i1 %r91, false
  br i1 %ok91, label %t92, label %bad

t92:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x92.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x92.1 = load volatile double, ptr %p.double.1
  %r92 = fcmp one double %x92.0, %x92.1
  %ok92 = icmp eq i1 %r92, false
  br i1 %ok92, label %t93, label %bad

t93:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x93.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x93.1 = load volatile double, ptr %p.double.1
  %r93 = fcmp one double %x93.0, %x93.1
  %ok93 = icmp eq i1 %r93, false
  br i1 %ok93, label %t94, label %bad

t94:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x94.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x94.1 = load volatile double, ptr %p.double.1
  %r94 = fcmp ord double %x94.0, %x94.1
  %ok94 = icmp eq i1 %r94, true
  br i1 %ok94, label %t95, label %bad

t95:
  store volatile double 0x4000000000000000, ptr %p.double.0
  %x95.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x95.1 = load volatile double, ptr %p.double.1
  %r95 = fcmp ord double %x95.0, %x95.1
  %ok95 = icmp eq i1 %r95, true
  br i1 %ok95, label %t96, label %bad

t96:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x96.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x96.1 = load volatile double, ptr %p.double.1
  %r96 = fcmp ord double %x96.0, %x96.1
  %ok96 = icmp eq i1 %r96, true
  br i1 %ok96, label %t97, label %bad

t97:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x97.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x97.1 = load volatile double, ptr %p.double.1
  %r97 = fcmp ord double %x97.0, %x97.1
  %ok97 = icmp eq i1 %r97, false
  br i1 %ok97, label %t98, label %bad

t98:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x98.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x98.1 = load volatile double, ptr %p.double.1
  %r98 = fcmp ord double %x98.0, %x98.1
  %ok98 = icmp eq i1 %r98, true
  br i1 %ok98, label %t99, label %bad

t99:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x99.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x99.1 = load volatile double, ptr %p.double.1
  %r99 = fcmp ueq double %x99.0, %x99.1
  %ok99 = icmp eq i1 %r99, false
  br i1 %ok99, label %t100, label %bad

t100:
  store volatile double 0x4000000000000000, ptr %p.double.0
  %x100.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x100.1 = load volatile double, ptr %p.double.1
  %r100 = fcmp ueq double %x100.0, %x100.1
  %ok100 = icmp eq i1 %r100, false
  br i1 %ok100, label %t101, label %bad

t101:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x101.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x101.1 = load volatile double, ptr %p.double.1
  %r101 = fcmp ueq double %x101.0, %x101.1
  %ok101 = icmp eq i1 %r101, true
  br i1 %ok101, label %t102, label %bad

t102:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x102.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x102.1 = load volatile double, ptr %p.double.1
  %r102 = fcmp ueq double %x102.0, %x102.1
  %ok102 = icmp eq i1 %r102, true
  br i1 %ok102, label %t103, label %bad

t103:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x103.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x103.1 = load volatile double, ptr %p.double.1
  %r103 = fcmp ueq double %x103.0, %x103.1
  %ok103 = icmp eq i1 %r103, true
  br i1 %ok103, label %t104, label %bad

t104:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x104.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x104.1 = load volatile double, ptr %p.double.1
  %r104 = fcmp ugt double %x104.0, %x104.1
  %ok104 = icmp eq i1 %r104, false
  br i1 %ok104, label %t105, label %bad

t105:
  store volatile double 0x4000000000000000, ptr %p.double.0
  %x105.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x105.1 = load volatile double, ptr %p.double.1
  %r105 = fcmp ugt double %x105.0, %x105.1
  %ok105 = icmp eq i1 %r105, true
  br i1 %ok105, label %t106, label %bad

t106:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x106.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x106.1 = load volatile double, ptr %p.double.1
  %r106 = fcmp ugt double %x106.0, %x106.1
  %ok106 = icmp eq i1 %r106, false
  br i1 %ok106, label %t107, label %bad

t107:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x107.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x107.1 = load volatile double, ptr %p.double.1
  %r107 = fcmp ugt double %x107.0, %x107.1
  %ok107 = icmp eq i1 %r107, true
  br i1 %ok107, label %t108, label %bad

t108:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x108.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x108.1 = load volatile double, ptr %p.double.1
  %r108 = fcmp ugt double %x108.0, %x108.1
  %ok108 = icmp eq i1 %r108, false
  br i1 %ok108, label %t109, label %bad

t109:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x109.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x109.1 = load volatile double, ptr %p.double.1
  %r109 = fcmp uge double %x109.0, %x109.1
  %ok109 = icmp eq i1 %r109, false
  br i1 %ok109, label %t110, label %bad

t110:
  store volatile double 0x4000000000000000, ptr %p.double.0
  %x110.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x110.1 = load volatile double, ptr %p.double.1
  %r110 = fcmp uge double %x110.0, %x110.1
  %ok110 = icmp eq i1 %r110, true
  br i1 %ok110, label %t111, label %bad

t111:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x111.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x111.1 = load volatile double, ptr %p.double.1
  %r111 = fcmp uge double %x111.0, %x111.1
  %ok111 = icmp eq i1 %r111, true
  br i1 %ok111, label %t112, label %bad

t112:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x112.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x112.1 = load volatile double, ptr %p.double.1
  %r112 = fcmp uge double %x112.0, %x112.1
  %ok112 = icmp eq i1 %r112, true
  br i1 %ok112, label %t113, label %bad

t113:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x113.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x113.1 = load volatile double, ptr %p.double.1
  %r113 = fcmp uge double %x113.0, %x113.1
  %ok113 = icmp eq i1 %r113, true
  br i1 %ok113, label %t114, label %bad

t114:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x114.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x114.1 = load volatile double, ptr %p.double.1
  %r114 = fcmp ult double %x114.0, %x114.1
  %ok114 = icmp eq i1 %r114, true
  br i1 %ok114, label %t115, label %bad

t115:
  store volatile double 0x4000000000000000, ptr %p.double.0
  %x115.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x115.1 = load volatile double, ptr %p.double.1
  %r115 = fcmp ult double %x115.0, %x115.1
  %ok115 = icmp eq i1 %r115, false
  br i1 %ok115, label %t116, label %bad

t116:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x116.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x116.1 = load volatile double, ptr %p.double.1
  %r116 = fcmp ult double %x116.0, %x116.1
  %ok116 = icmp eq i1 %r116, false
  br i1 %ok116, label %t117, label %bad

t117:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x117.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x117.1 = load volatile double, ptr %p.double.1
  %r117 = fcmp ult double %x117.0, %x117.1
  %ok117 = icmp eq i1 %r117, true
  br i1 %ok117, label %t118, label %bad

t118:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x118.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x118.1 = load volatile double, ptr %p.double.1
  %r118 = fcmp ult double %x118.0, %x118.1
  %ok118 = icmp eq i1 %r118, false
  br i1 %ok118, label %t119, label %bad

t119:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x119.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x119.1 = load volatile double, ptr %p.double.1
  %r119 = fcmp ule double %x119.0, %x119.1
  %ok119 = icmp eq i1 %r119, true
  br i1 %ok119, label %t120, label %bad

t120:
  store volatile double 0x4000000000000000, ptr %p.double.0
  %x120.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x120.1 = load volatile double, ptr %p.double.1
  %r120 = fcmp ule double %x120.0, %x120.1
  %ok120 = icmp eq i1 %r120, false
  br i1 %ok120, label %t121, label %bad

t121:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x121.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x121.1 = load volatile double, ptr %p.double.1
  %r121 = fcmp ule double %x121.0, %x121.1
  %ok121 = icmp eq i1 %r121, true
  br i1 %ok121, label %t122, label %bad

t122:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x122.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x122.1 = load volatile double, ptr %p.double.1
  %r122 = fcmp ule double %x122.0, %x122.1
  %ok122 = icmp eq i1 %r122, true
  br i1 %ok122, label %t123, label %bad

t123:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x123.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x123.1 = load volatile double, ptr %p.double.1
  %r123 = fcmp ule double %x123.0, %x123.1
  %ok123 = icmp eq i1 %r123, true
  br i1 %ok123, label %t124, label %bad

t124:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x124.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x124.1 = load volatile double, ptr %p.double.1
  %r124 = fcmp une double %x124.0, %x124.1
  %ok124 = icmp eq i1 %r124, true
  br i1 %ok124, label %t125, label %bad

t125:
  store volatile double 0x4000000000000000, ptr %p.double.0
  %x125.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x125.1 = load volatile double, ptr %p.double.1
  %r125 = fcmp une double %x125.0, %x125.1
  %ok125 = icmp eq i1 %r125, true
  br i1 %ok125, label %t126, label %bad

t126:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x126.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x126.1 = load volatile double, ptr %p.double.1
  %r126 = fcmp une double %x126.0, %x126.1
  %ok126 = icmp eq i1 %r126, false
  br i1 %ok126, label %t127, label %bad

t127:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x127.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x127.1 = load volatile double, ptr %p.double.1
  %r127 = fcmp une double %x127.0, %x127.1
  %ok127 = icmp eq i1 %r127, true
  br i1 %ok127, label %t128, label %bad

t128:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x128.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x128.1 = load volatile double, ptr %p.double.1
  %r128 = fcmp une double %x128.0, %x128.1
  %ok128 = icmp eq i1 %r128, false
  br i1 %ok128, label %t129, label %bad

t129:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x129.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x129.1 = load volatile double, ptr %p.double.1
  %r129 = fcmp uno double %x129.0, %x129.1
  %ok129 = icmp eq i1 %r129, false
  br i1 %ok129, label %t130, label %bad

t130:
  store volatile double 0x4000000000000000, ptr %p.double.0
  %x130.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x130.1 = load volatile double, ptr %p.double.1
  %r130 = fcmp uno double %x130.0, %x130.1
  %ok130 = icmp eq i1 %r130, false
  br i1 %ok130, label %t131, label %bad

t131:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x131.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x131.1 = load volatile double, ptr %p.double.1
  %r131 = fcmp uno double %x131.0, %x131.1
  %ok131 = icmp eq i1 %r131, false
  br i1 %ok131, label %t132, label %bad

t132:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x132.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x132.1 = load volatile double, ptr %p.double.1
  %r132 = fcmp uno double %x132.0, %x132.1
  %ok132 = icmp eq i1 %r132, true
  br i1 %ok132, label %t133, label %bad

t133:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x133.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x133.1 = load volatile double, ptr %p.double.1
  %r133 = fcmp uno double %x133.0, %x133.1
  %ok133 = icmp eq i1 %r133, false
  br i1 %ok133, label %t134, label %bad

t134:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x134.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x134.1 = load volatile double, ptr %p.double.1
  %r134 = fcmp true double %x134.0, %x134.1
  %ok134 = icmp eq i1 %r134, true
  br i1 %ok134, label %t135, label %bad

t135:
  store volatile double 0x4000000000000000, ptr %p.double.0
  %x135.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x135.1 = load volatile double, ptr %p.double.1
  %r135 = fcmp true double %x135.0, %x135.1
  %ok135 = icmp eq i1 %r135, true
  br i1 %ok135, label %t136, label %bad

t136:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x136.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x136.1 = load volatile double, ptr %p.double.1
  %r136 = fcmp true double %x136.0, %x136.1
  %ok136 = icmp eq i1 %r136, true
  br i1 %ok136, label %t137, label %bad

t137:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x137.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x137.1 = load volatile double, ptr %p.double.1
  %r137 = fcmp true double %x137.0, %x137.1
  %ok137 = icmp eq i1 %r137, true
  br i1 %ok137, label %t138, label %bad

t138:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x138.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x138.1 = load volatile double, ptr %p.double.1
  %r138 = fcmp true double %x138.0, %x138.1
  %ok138 = icmp eq i1 %r138, true
  br i1 %ok138, label %t139, label %bad

t139:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x139.0 = load volatile double, ptr %p.double.0
  store volatile double 0x4000000000000000, ptr %p.double.1
  %x139.1 = load volatile double, ptr %p.double.1
  %r139 = fcmp false double %x139.0, %x139.1
  %ok139 = icmp eq i1 %r139, false
  br i1 %ok139, label %t140, label %bad

t140:
  store volatile double 0x4000000000000000, ptr %p.double.0
  %x140.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x140.1 = load volatile double, ptr %p.double.1
  %r140 = fcmp false double %x140.0, %x140.1
  %ok140 = icmp eq i1 %r140, false
  br i1 %ok140, label %t141, label %bad

t141:
  store volatile double 0x3FF0000000000000, ptr %p.double.0
  %x141.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x141.1 = load volatile double, ptr %p.double.1
  %r141 = fcmp false double %x141.0, %x141.1
  %ok141 = icmp eq i1 %r141, false
  br i1 %ok141, label %t142, label %bad

t142:
  store volatile double 0x7FF8000000000000, ptr %p.double.0
  %x142.0 = load volatile double, ptr %p.double.0
  store volatile double 0x3FF0000000000000, ptr %p.double.1
  %x142.1 = load volatile double, ptr %p.double.1
  %r142 = fcmp false double %x142.0, %x142.1
  %ok142 = icmp eq i1 %r142, false
  br i1 %ok142, label %t143, label %bad

t143:
  store volatile double 0x0000000000000000, ptr %p.double.0
  %x143.0 = load volatile double, ptr %p.double.0
  store volatile double 0x8000000000000000, ptr %p.double.1
  %x143.1 = load volatile double, ptr %p.double.1
  %r143 = fcmp false double %x143.0, %x143.1
  %ok143 = icmp eq i1 %r143, false
  br i1 %ok143, label %t144, label %bad

t144:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ], [ 73, %t73 ], [ 74, %t74 ], [ 75, %t75 ], [ 76, %t76 ], [ 77, %t77 ], [ 78, %t78 ], [ 79, %t79 ], [ 80, %t80 ], [ 81, %t81 ], [ 82, %t82 ], [ 83, %t83 ], [ 84, %t84 ], [ 85, %t85 ], [ 86, %t86 ], [ 87, %t87 ], [ 88, %t88 ], [ 89, %t89 ], [ 90, %t90 ], [ 91, %t91 ], [ 92, %t92 ], [ 93, %t93 ], [ 94, %t94 ], [ 95, %t95 ], [ 96, %t96 ], [ 97, %t97 ], [ 98, %t98 ], [ 99, %t99 ], [ 100, %t100 ], [ 101, %t101 ], [ 102, %t102 ], [ 103, %t103 ], [ 104, %t104 ], [ 105, %t105 ], [ 106, %t106 ], [ 107, %t107 ], [ 108, %t108 ], [ 109, %t109 ], [ 110, %t110 ], [ 111, %t111 ], [ 112, %t112 ], [ 113, %t113 ], [ 114, %t114 ], [ 115, %t115 ], [ 116, %t116 ], [ 117, %t117 ], [ 118, %t118 ], [ 119, %t119 ], [ 120, %t120 ], [ 121, %t121 ], [ 122, %t122 ], [ 123, %t123 ], [ 124, %t124 ], [ 125, %t125 ], [ 126, %t126 ], [ 127, %t127 ], [ 128, %t128 ], [ 129, %t129 ], [ 130, %t130 ], [ 131, %t131 ], [ 132, %t132 ], [ 133, %t133 ], [ 134, %t134 ], [ 135, %t135 ], [ 136, %t136 ], [ 137, %t137 ], [ 138, %t138 ], [ 139, %t139 ], [ 140, %t140 ], [ 141, %t141 ], [ 142, %t142 ], [ 143, %t143 ]
  ret i32 %which
}
