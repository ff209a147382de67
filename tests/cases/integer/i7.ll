; Binary operations and comparisons on i7: each result is compared with one worked out by a program of
; exact integers. The exit status is the number of the first that is wrong.
; EXIT: 0
; PLATFORMS: host aarch64
define i32 @main() {
entry:
  %pa = alloca i7
  %pb = alloca i7
  br label %t1

t1:
  store volatile i7 6, ptr %pa
  store volatile i7 -60, ptr %pb
  %a1 = load volatile i7, ptr %pa
  %b1 = load volatile i7, ptr %pb
  %r1 = add i7 %a1, %b1
  %ok1 = icmp eq i7 %r1, -54
  br i1 %ok1, label %t2, label %bad

t2:
  store volatile i7 1, ptr %pa
  store volatile i7 63, ptr %pb
  %a2 = load volatile i7, ptr %pa
  %b2 = load volatile i7, ptr %pb
  %r2 = add i7 %a2, %b2
  %ok2 = icmp eq i7 %r2, -64
  br i1 %ok2, label %t3, label %bad

t3:
  store volatile i7 53, ptr %pa
  store volatile i7 11, ptr %pb
  %a3 = load volatile i7, ptr %pa
  %b3 = load volatile i7, ptr %pb
  %r3 = add i7 %a3, %b3
  %ok3 = icmp eq i7 %r3, -64
  br i1 %ok3, label %t4, label %bad

t4:
  store volatile i7 -56, ptr %pa
  store volatile i7 28, ptr %pb
  %a4 = load volatile i7, ptr %pa
  %b4 = load volatile i7, ptr %pb
  %r4 = add i7 %a4, %b4
  %ok4 = icmp eq i7 %r4, -28
  br i1 %ok4, label %t5, label %bad

t5:
  store volatile i7 8, ptr %pa
  store volatile i7 -54, ptr %pb
  %a5 = load volatile i7, ptr %pa
  %b5 = load volatile i7, ptr %pb
  %r5 = sub i7 %a5, %b5
  %ok5 = icmp eq i7 %r5, 62
  br i1 %ok5, label %t6, label %bad

t6:
  store volatile i7 -64, ptr %pa
  store volatile i7 -19, ptr %pb
  %a6 = load volatile i7, ptr %pa
  %b6 = load volatile i7, ptr %pb
  %r6 = sub i7 %a6, %b6
  %ok6 = icmp eq i7 %r6, -45
  br i1 %ok6, label %t7, label %bad

t7:
  store volatile i7 -59, ptr %pa
  store volatile i7 39, ptr %pb
  %a7 = load volatile i7, ptr %pa
  %b7 = load volatile i7, ptr %pb
  %r7 = sub i7 %a7, %b7
  %ok7 = icmp eq i7 %r7, 30
  br i1 %ok7, label %t8, label %bad

t8:
  store volatile i7 -54, ptr %pa
  store volatile i7 8, ptr %pb
  %a8 = load volatile i7, ptr %pa
  %b8 = load volatile i7, ptr %pb
  %r8 = sub i7 %a8, %b8
  %ok8 = icmp eq i7 %r8, -62
  br i1 %ok8, label %t9, label %bad

t9:
  store volatile i7 -37, ptr %pa
  store volatile i7 7, ptr %pb
  %a9 = load volatile i7, ptr %pa
  %b9 = load volatile i7, ptr %pb
  %r9 = mul i7 %a9, %b9
  %ok9 = icmp eq i7 %r9, -3
  br i1 %ok9, label %t10, label %bad

t10:
  store volatile i7 -60, ptr %pa
  store volatile i7 40, ptr %pb
  %a10 = load volatile i7, ptr %pa
  %b10 = load volatile i7, ptr %pb
  %r10 = mul i7 %a10, %b10
  %ok10 = icmp eq i7 %r10, 32
  br i1 %ok10, label %t11, label %bad

t11:
  store volatile i7 5, ptr %pa
  store volatile i7 31, ptr %pb
  %a11 = load volatile i7, ptr %pa
  %b11 = load volatile i7, ptr %pb
  %r11 = mul i7 %a11, %b11
  %ok11 = icmp eq i7 %r11, 27
  br i1 %ok11, label %t12, label %bad

t12:
  store volatile i7 2, ptr %pa
  store volatile i7 38, ptr %pb
  %a12 = load volatile i7, ptr %pa
  %b12 = load volatile i7, ptr %pb
  %r12 = mul i7 %a12, %b12
  %ok12 = icmp eq i7 %r12, -52
  br i1 %ok12, label %t13, label %bad

t13:
  store volatile i7 -7, ptr %pa
  store volatile i7 5, ptr %pb
  %a13 = load volatile i7, ptr %pa
  %b13 = load volatile i7, ptr %pb
  %r13 = and i7 %a13, %b13
  %ok13 = icmp eq i7 %r13, 1
  br i1 %ok13, label %t14, label %bad

t14:
  store volatile i7 -2, ptr %pa
  store volatile i7 53, ptr %pb
  %a14 = load volatile i7, ptr %pa
  %b14 = load volatile i7, ptr %pb
  %r14 = and i7 %a14, %b14
  %ok14 = icmp eq i7 %r14, 52
  br i1 %ok14, label %t15, label %bad

t15:
  store volatile i7 62, ptr %pa
  store volatile i7 -5, ptr %pb
  %a15 = load volatile i7, ptr %pa
  %b15 = load volatile i7, ptr %pb
  %r15 = and i7 %a15, %b15
  %ok15 = icmp eq i7 %r15, 58
  br i1 %ok15, label %t16, label %bad

t16:
  store volatile i7 8, ptr %pa
  store volatile i7 1, ptr %pb
  %a16 = load volatile i7, ptr %pa
  %b16 = load volatile i7, ptr %pb
  %r16 = and i7 %a16, %b16
  %ok16 = icmp eq i7 %r16, 0
  br i1 %ok16, label %t17, label %bad

t17:
  store volatile i7 63, ptr %pa
  store volatile i7 63, ptr %pb
  %a17 = load volatile i7, ptr %pa
  %b17 = load volatile i7, ptr %pb
  %r17 = or i7 %a17, %b17
  %ok17 = icmp eq i7 %r17, 63
  br i1 %ok17, label %t18, label %bad

t18:
  store volatile i7 11, ptr %pa
  store volatile i7 5, ptr %pb
  %a18 = load volatile i7, ptr %pa
  %b18 = load volatile i7, ptr %pb
  %r18 = or i7 %a18, %b18
  %ok18 = icmp eq i7 %r18, 15
  br i1 %ok18, label %t19, label %bad

t19:
  store volatile i7 5, ptr %pa
  store volatile i7 -39, ptr %pb
  %a19 = load volatile i7, ptr %pa
  %b19 = load volatile i7, ptr %pb
  %r19 = or i7 %a19, %b19
  %ok19 = icmp eq i7 %r19, -35
  br i1 %ok19, label %t20, label %bad

t20:
  store volatile i7 -2, ptr %pa
  store volatile i7 8, ptr %pb
  %a20 = load volatile i7, ptr %pa
  %b20 = load volatile i7, ptr %pb
  %r20 = or i7 %a20, %b20
  %ok20 = icmp eq i7 %r20, -2
  br i1 %ok20, label %t21, label %bad

t21:
  store volatile i7 5, ptr %pa
  store volatile i7 -2, ptr %pb
  %a21 = load volatile i7, ptr %pa
  %b21 = load volatile i7, ptr %pb
  %r21 = xor i7 %a21, %b21
  %ok21 = icmp eq i7 %r21, -5
  br i1 %ok21, label %t22, label %bad

t22:
  store volatile i7 63, ptr %pa
  store volatile i7 -50, ptr %pb
  %a22 = load volatile i7, ptr %pa
  %b22 = load volatile i7, ptr %pb
  %r22 = xor i7 %a22, %b22
  %ok22 = icmp eq i7 %r22, -15
  br i1 %ok22, label %t23, label %bad

t23:
  store volatile i7 -30, ptr %pa
  store volatile i7 -34, ptr %pb
  %a23 = load volatile i7, ptr %pa
  %b23 = load volatile i7, ptr %pb
  %r23 = xor i7 %a23, %b23
  %ok23 = icmp eq i7 %r23, 60
  br i1 %ok23, label %t24, label %bad

t24:
  store volatile i7 -17, ptr %pa
  store volatile i7 21, ptr %pb
  %a24 = load volatile i7, ptr %pa
  %b24 = load volatile i7, ptr %pb
  %r24 = xor i7 %a24, %b24
  %ok24 = icmp eq i7 %r24, -6
  br i1 %ok24, label %t25, label %bad

t25:
  store volatile i7 5, ptr %pa
  store volatile i7 -64, ptr %pb
  %a25 = load volatile i7, ptr %pa
  %b25 = load volatile i7, ptr %pb
  %r25 = udiv i7 %a25, %b25
  %ok25 = icmp eq i7 %r25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  store volatile i7 53, ptr %pa
  store volatile i7 -7, ptr %pb
  %a26 = load volatile i7, ptr %pa
  %b26 = load volatile i7, ptr %pb
  %r26 = udiv i7 %a26, %b26
  %ok26 = icmp eq i7 %r26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  store volatile i7 8, ptr %pa
  store volatile i7 22, ptr %pb
  %a27 = load volatile i7, ptr %pa
  %b27 = load volatile i7, ptr %pb
  %r27 = udiv i7 %a27, %b27
  %ok27 = icmp eq i7 %r27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  store volatile i7 2, ptr %pa
  store volatile i7 -22, ptr %pb
  %a28 = load volatile i7, ptr %pa
  %b28 = load volatile i7, ptr %pb
  %r28 = udiv i7 %a28, %b28
  %ok28 = icmp eq i7 %r28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  store volatile i7 0, ptr %pa
  store volatile i7 -60, ptr %pb
  %a29 = load volatile i7, ptr %pa
  %b29 = load volatile i7, ptr %pb
  %r29 = urem i7 %a29, %b29
  %ok29 = icmp eq i7 %r29, 0
  br i1 %ok29, label %t30, label %bad

t30:
  store volatile i7 63, ptr %pa
  store volatile i7 3, ptr %pb
  %a30 = load volatile i7, ptr %pa
  %b30 = load volatile i7, ptr %pb
  %r30 = urem i7 %a30, %b30
  %ok30 = icmp eq i7 %r30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  store volatile i7 42, ptr %pa
  store volatile i7 -7, ptr %pb
  %a31 = load volatile i7, ptr %pa
  %b31 = load volatile i7, ptr %pb
  %r31 = urem i7 %a31, %b31
  %ok31 = icmp eq i7 %r31, 42
  br i1 %ok31, label %t32, label %bad

t32:
  store volatile i7 -17, ptr %pa
  store volatile i7 3, ptr %pb
  %a32 = load volatile i7, ptr %pa
  %b32 = load volatile i7, ptr %pb
  %r32 = urem i7 %a32, %b32
  %ok32 = icmp eq i7 %r32, 0
  br i1 %ok32, label %t33, label %bad

t33:
  store volatile i7 51, ptr %pa
  store volatile i7 61, ptr %pb
  %a33 = load volatile i7, ptr %pa
  %b33 = load volatile i7, ptr %pb
  %r33 = sdiv i7 %a33, %b33
  %ok33 = icmp eq i7 %r33, 0
  br i1 %ok33, label %t34, label %bad

t34:
  store volatile i7 8, ptr %pa
  store volatile i7 -64, ptr %pb
  %a34 = load volatile i7, ptr %pa
  %b34 = load volatile i7, ptr %pb
  %r34 = sdiv i7 %a34, %b34
  %ok34 = icmp eq i7 %r34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  store volatile i7 -52, ptr %pa
  store volatile i7 3, ptr %pb
  %a35 = load volatile i7, ptr %pa
  %b35 = load volatile i7, ptr %pb
  %r35 = sdiv i7 %a35, %b35
  %ok35 = icmp eq i7 %r35, -17
  br i1 %ok35, label %t36, label %bad

t36:
  store volatile i7 3, ptr %pa
  store volatile i7 2, ptr %pb
  %a36 = load volatile i7, ptr %pa
  %b36 = load volatile i7, ptr %pb
  %r36 = sdiv i7 %a36, %b36
  %ok36 = icmp eq i7 %r36, 1
  br i1 %ok36, label %t37, label %bad

t37:
  store volatile i7 26, ptr %pa
  store volatile i7 3, ptr %pb
  %a37 = load volatile i7, ptr %pa
  %b37 = load volatile i7, ptr %pb
  %r37 = srem i7 %a37, %b37
  %ok37 = icmp eq i7 %r37, 2
  br i1 %ok37, label %t38, label %bad

t38:
  store volatile i7 44, ptr %pa
  store volatile i7 8, ptr %pb
  %a38 = load volatile i7, ptr %pa
  %b38 = load volatile i7, ptr %pb
  %r38 = srem i7 %a38, %b38
  %ok38 = icmp eq i7 %r38, 4
  br i1 %ok38, label %t39, label %bad

t39:
  store volatile i7 62, ptr %pa
  store volatile i7 1, ptr %pb
  %a39 = load volatile i7, ptr %pa
  %b39 = load volatile i7, ptr %pb
  %r39 = srem i7 %a39, %b39
  %ok39 = icmp eq i7 %r39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  store volatile i7 10, ptr %pa
  store volatile i7 -33, ptr %pb
  %a40 = load volatile i7, ptr %pa
  %b40 = load volatile i7, ptr %pb
  %r40 = srem i7 %a40, %b40
  %ok40 = icmp eq i7 %r40, 10
  br i1 %ok40, label %t41, label %bad

t41:
  store volatile i7 -22, ptr %pa
  store volatile i7 4, ptr %pb
  %a41 = load volatile i7, ptr %pa
  %b41 = load volatile i7, ptr %pb
  %r41 = shl i7 %a41, %b41
  %ok41 = icmp eq i7 %r41, 32
  br i1 %ok41, label %t42, label %bad

t42:
  store volatile i7 0, ptr %pa
  store volatile i7 1, ptr %pb
  %a42 = load volatile i7, ptr %pa
  %b42 = load volatile i7, ptr %pb
  %r42 = shl i7 %a42, %b42
  %ok42 = icmp eq i7 %r42, 0
  br i1 %ok42, label %t43, label %bad

t43:
  store volatile i7 42, ptr %pa
  store volatile i7 2, ptr %pb
  %a43 = load volatile i7, ptr %pa
  %b43 = load volatile i7, ptr %pb
  %r43 = shl i7 %a43, %b43
  %ok43 = icmp eq i7 %r43, 40
  br i1 %ok43, label %t44, label %bad

t44:
  store volatile i7 8, ptr %pa
  store volatile i7 1, ptr %pb
  %a44 = load volatile i7, ptr %pa
  %b44 = load volatile i7, ptr %pb
  %r44 = shl i7 %a44, %b44
  %ok44 = icmp eq i7 %r44, 16
  br i1 %ok44, label %t45, label %bad

t45:
  store volatile i7 63, ptr %pa
  store volatile i7 2, ptr %pb
  %a45 = load volatile i7, ptr %pa
  %b45 = load volatile i7, ptr %pb
  %r45 = lshr i7 %a45, %b45
  %ok45 = icmp eq i7 %r45, 15
  br i1 %ok45, label %t46, label %bad

t46:
  store volatile i7 8, ptr %pa
  store volatile i7 6, ptr %pb
  %a46 = load volatile i7, ptr %pa
  %b46 = load volatile i7, ptr %pb
  %r46 = lshr i7 %a46, %b46
  %ok46 = icmp eq i7 %r46, 0
  br i1 %ok46, label %t47, label %bad

t47:
  store volatile i7 -1, ptr %pa
  store volatile i7 1, ptr %pb
  %a47 = load volatile i7, ptr %pa
  %b47 = load volatile i7, ptr %pb
  %r47 = lshr i7 %a47, %b47
  %ok47 = icmp eq i7 %r47, 63
  br i1 %ok47, label %t48, label %bad

t48:
  store volatile i7 -35, ptr %pa
  store volatile i7 6, ptr %pb
  %a48 = load volatile i7, ptr %pa
  %b48 = load volatile i7, ptr %pb
  %r48 = lshr i7 %a48, %b48
  %ok48 = icmp eq i7 %r48, 1
  br i1 %ok48, label %t49, label %bad

t49:
  store volatile i7 -40, ptr %pa
  store volatile i7 2, ptr %pb
  %a49 = load volatile i7, ptr %pa
  %b49 = load volatile i7, ptr %pb
  %r49 = ashr i7 %a49, %b49
  %ok49 = icmp eq i7 %r49, -10
  br i1 %ok49, label %t50, label %bad

t50:
  store volatile i7 5, ptr %pa
  store volatile i7 2, ptr %pb
  %a50 = load volatile i7, ptr %pa
  %b50 = load volatile i7, ptr %pb
  %r50 = ashr i7 %a50, %b50
  %ok50 = icmp eq i7 %r50, 1
  br i1 %ok50, label %t51, label %bad

t51:
  store volatile i7 60, ptr %pa
  store volatile i7 3, ptr %pb
  %a51 = load volatile i7, ptr %pa
  %b51 = load volatile i7, ptr %pb
  %r51 = ashr i7 %a51, %b51
  %ok51 = icmp eq i7 %r51, 7
  br i1 %ok51, label %t52, label %bad

t52:
  store volatile i7 3, ptr %pa
  store volatile i7 2, ptr %pb
  %a52 = load volatile i7, ptr %pa
  %b52 = load volatile i7, ptr %pb
  %r52 = ashr i7 %a52, %b52
  %ok52 = icmp eq i7 %r52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  store volatile i7 8, ptr %pa
  store volatile i7 1, ptr %pb
  %a53 = load volatile i7, ptr %pa
  %b53 = load volatile i7, ptr %pb
  %r53 = icmp eq i7 %a53, %b53
  %ok53 = icmp eq i1 %r53, false
  br i1 %ok53, label %t54, label %bad

t54:
  store volatile i7 8, ptr %pa
  store volatile i7 1, ptr %pb
  %a54 = load volatile i7, ptr %pa
  %b54 = load volatile i7, ptr %pb
  %r54 = icmp eq i7 %a54, %b54
  %ok54 = icmp eq i1 %r54, false
  br i1 %ok54, label %t55, label %bad

t55:
  store volatile i7 -64, ptr %pa
  store volatile i7 -64, ptr %pb
  %a55 = load volatile i7, ptr %pa
  %b55 = load volatile i7, ptr %pb
  %r55 = icmp ne i7 %a55, %b55
  %ok55 = icmp eq i1 %r55, false
  br i1 %ok55, label %t56, label %bad

t56:
  store volatile i7 42, ptr %pa
  store volatile i7 42, ptr %pb
  %a56 = load volatile i7, ptr %pa
  %b56 = load volatile i7, ptr %pb
  %r56 = icmp ne i7 %a56, %b56
  %ok56 = icmp eq i1 %r56, false
  br i1 %ok56, label %t57, label %bad

t57:
  store volatile i7 -1, ptr %pa
  store volatile i7 5, ptr %pb
  %a57 = load volatile i7, ptr %pa
  %b57 = load volatile i7, ptr %pb
  %r57 = icmp ult i7 %a57, %b57
  %ok57 = icmp eq i1 %r57, false
  br i1 %ok57, label %t58, label %bad

t58:
  store volatile i7 2, ptr %pa
  store volatile i7 -64, ptr %pb
  %a58 = load volatile i7, ptr %pa
  %b58 = load volatile i7, ptr %pb
  %r58 = icmp ult i7 %a58, %b58
  %ok58 = icmp eq i1 %r58, true
  br i1 %ok58, label %t59, label %bad

t59:
  store volatile i7 8, ptr %pa
  store volatile i7 63, ptr %pb
  %a59 = load volatile i7, ptr %pa
  %b59 = load volatile i7, ptr %pb
  %r59 = icmp ule i7 %a59, %b59
  %ok59 = icmp eq i1 %r59, true
  br i1 %ok59, label %t60, label %bad

t60:
  store volatile i7 1, ptr %pa
  store volatile i7 1, ptr %pb
  %a60 = load volatile i7, ptr %pa
  %b60 = load volatile i7, ptr %pb
  %r60 = icmp ule i7 %a60, %b60
  %ok60 = icmp eq i1 %r60, true
  br i1 %ok60, label %t61, label %bad

t61:
  store volatile i7 42, ptr %pa
  store volatile i7 -64, ptr %pb
  %a61 = load volatile i7, ptr %pa
  %b61 = load volatile i7, ptr %pb
  %r61 = icmp ugt i7 %a61, %b61
  %ok61 = icmp eq i1 %r61, false
  br i1 %ok61, label %t62, label %bad

t62:
  store volatile i7 5, ptr %pa
  store volatile i7 -64, ptr %pb
  %a62 = load volatile i7, ptr %pa
  %b62 = load volatile i7, ptr %pb
  %r62 = icmp ugt i7 %a62, %b62
  %ok62 = icmp eq i1 %r62, false
  br i1 %ok62, label %t63, label %bad

t63:
  store volatile i7 42, ptr %pa
  store volatile i7 1, ptr %pb
  %a63 = load volatile i7, ptr %pa
  %b63 = load volatile i7, ptr %pb
  %r63 = icmp uge i7 %a63, %b63
  %ok63 = icmp eq i1 %r63, true
  br i1 %ok63, label %t64, label %bad

t64:
  store volatile i7 42, ptr %pa
  store volatile i7 2, ptr %pb
  %a64 = load volatile i7, ptr %pa
  %b64 = load volatile i7, ptr %pb
  %r64 = icmp uge i7 %a64, %b64
  %ok64 = icmp eq i1 %r64, true
  br i1 %ok64, label %t65, label %bad

t65:
  store volatile i7 2, ptr %pa
  store volatile i7 2, ptr %pb
  %a65 = load volatile i7, ptr %pa
  %b65 = load volatile i7, ptr %pb
  %r65 = icmp slt i7 %a65, %b65
  %ok65 = icmp eq i1 %r65, false
  br i1 %ok65, label %t66, label %bad

t66:
  store volatile i7 0, ptr %pa
  store volatile i7 2, ptr %pb
  %a66 = load volatile i7, ptr %pa
  %b66 = load volatile i7, ptr %pb
  %r66 = icmp slt i7 %a66, %b66
  %ok66 = icmp eq i1 %r66, true
  br i1 %ok66, label %t67, label %bad

t67:
  store volatile i7 3, ptr %pa
  store volatile i7 5, ptr %pb
  %a67 = load volatile i7, ptr %pa
  %b67 = load volatile i7, ptr %pb
  %r67 = icmp sle i7 %a67, %b67
  %ok67 = icmp eq i1 %r67, true
  br i1 %ok67, label %t68, label %bad

t68:
  store volatile i7 8, ptr %pa
  store volatile i7 2, ptr %pb
  %a68 = load volatile i7, ptr %pa
  %b68 = load volatile i7, ptr %pb
  %r68 = icmp sle i7 %a68, %b68
  %ok68 = icmp eq i1 %r68, false
  br i1 %ok68, label %t69, label %bad

t69:
  store volatile i7 3, ptr %pa
  store volatile i7 3, ptr %pb
  %a69 = load volatile i7, ptr %pa
  %b69 = load volatile i7, ptr %pb
  %r69 = icmp sgt i7 %a69, %b69
  %ok69 = icmp eq i1 %r69, false
  br i1 %ok69, label %t70, label %bad

t70:
  store volatile i7 5, ptr %pa
  store volatile i7 8, ptr %pb
  %a70 = load volatile i7, ptr %pa
  %b70 = load volatile i7, ptr %pb
  %r70 = icmp sgt i7 %a70, %b70
  %ok70 = icmp eq i1 %r70, false
  br i1 %ok70, label %t71, label %bad

t71:
  store volatile i7 63, ptr %pa
  store volatile i7 2, ptr %pb
  %a71 = load volatile i7, ptr %pa
  %b71 = load volatile i7, ptr %pb
  %r71 = icmp sge i7 %a71, %b71
  %ok71 = icmp eq i1 %r71, true
  br i1 %ok71, label %t72, label %bad

t72:
  store volatile i7 -7, ptr %pa
  store volatile i7 -7, ptr %pb
  %a72 = load volatile i7, ptr %pa
  %b72 = load volatile i7, ptr %pb
  %r72 = icmp sge i7 %a72, %b72
  %ok72 = icmp eq i1 %r72, true
  br i1 %ok72, label %t73, label %bad

t73:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ]
  ret i32 %which
}
