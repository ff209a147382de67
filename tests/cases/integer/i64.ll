; Binary operations and comparisons on i64: each result is compared with one worked out by a program of
; exact integers. The exit status is the number of the first that is wrong.
; EXIT: 0
; PLATFORMS: host aarch64
define i32 @main() {
entry:
  %pa = alloca i64
  %pb = alloca i64
  br label %t1

t1:
  store volatile i64 -6947709155399320536, ptr %pa
  store volatile i64 9223372036854775807, ptr %pb
  %a1 = load volatile i64, ptr %pa
  %b1 = load volatile i64, ptr %pb
  %r1 = add i64 %a1, %b1
  %ok1 = icmp eq i64 %r1, 2275662881455455271
  br i1 %ok1, label %t2, label %bad

t2:
  store volatile i64 -2685007376547023247, ptr %pa
  store volatile i64 -3174686885346482238, ptr %pb
  %a2 = load volatile i64, ptr %pa
  %b2 = load volatile i64, ptr %pb
  %r2 = add i64 %a2, %b2
  %ok2 = icmp eq i64 %r2, -5859694261893505485
  br i1 %ok2, label %t3, label %bad

t3:
  store volatile i64 100, ptr %pa
  store volatile i64 6366897649585613161, ptr %pb
  %a3 = load volatile i64, ptr %pa
  %b3 = load volatile i64, ptr %pb
  %r3 = add i64 %a3, %b3
  %ok3 = icmp eq i64 %r3, 6366897649585613261
  br i1 %ok3, label %t4, label %bad

t4:
  store volatile i64 3869194779836304063, ptr %pa
  store volatile i64 100, ptr %pb
  %a4 = load volatile i64, ptr %pa
  %b4 = load volatile i64, ptr %pb
  %r4 = add i64 %a4, %b4
  %ok4 = icmp eq i64 %r4, 3869194779836304163
  br i1 %ok4, label %t5, label %bad

t5:
  store volatile i64 -7775540334758678598, ptr %pa
  store volatile i64 3424886538642648313, ptr %pb
  %a5 = load volatile i64, ptr %pa
  %b5 = load volatile i64, ptr %pb
  %r5 = sub i64 %a5, %b5
  %ok5 = icmp eq i64 %r5, 7246317200308224705
  br i1 %ok5, label %t6, label %bad

t6:
  store volatile i64 5, ptr %pa
  store volatile i64 -3842929970711546249, ptr %pb
  %a6 = load volatile i64, ptr %pa
  %b6 = load volatile i64, ptr %pb
  %r6 = sub i64 %a6, %b6
  %ok6 = icmp eq i64 %r6, 3842929970711546254
  br i1 %ok6, label %t7, label %bad

t7:
  store volatile i64 -7, ptr %pa
  store volatile i64 2, ptr %pb
  %a7 = load volatile i64, ptr %pa
  %b7 = load volatile i64, ptr %pb
  %r7 = sub i64 %a7, %b7
  %ok7 = icmp eq i64 %r7, -9
  br i1 %ok7, label %t8, label %bad

t8:
  store volatile i64 1, ptr %pa
  store volatile i64 4294967296, ptr %pb
  %a8 = load volatile i64, ptr %pa
  %b8 = load volatile i64, ptr %pb
  %r8 = sub i64 %a8, %b8
  %ok8 = icmp eq i64 %r8, -4294967295
  br i1 %ok8, label %t9, label %bad

t9:
  store volatile i64 3931015476869258482, ptr %pa
  store volatile i64 -2, ptr %pb
  %a9 = load volatile i64, ptr %pa
  %b9 = load volatile i64, ptr %pb
  %r9 = mul i64 %a9, %b9
  %ok9 = icmp eq i64 %r9, -7862030953738516964
  br i1 %ok9, label %t10, label %bad

t10:
  store volatile i64 6148914691236517205, ptr %pa
  store volatile i64 4879059140545147188, ptr %pb
  %a10 = load volatile i64, ptr %pa
  %b10 = load volatile i64, ptr %pb
  %r10 = mul i64 %a10, %b10
  %ok10 = icmp eq i64 %r10, -1626353046848382396
  br i1 %ok10, label %t11, label %bad

t11:
  store volatile i64 -9223372036854775808, ptr %pa
  store volatile i64 1078294693590391910, ptr %pb
  %a11 = load volatile i64, ptr %pa
  %b11 = load volatile i64, ptr %pb
  %r11 = mul i64 %a11, %b11
  %ok11 = icmp eq i64 %r11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  store volatile i64 5, ptr %pa
  store volatile i64 5, ptr %pb
  %a12 = load volatile i64, ptr %pa
  %b12 = load volatile i64, ptr %pb
  %r12 = mul i64 %a12, %b12
  %ok12 = icmp eq i64 %r12, 25
  br i1 %ok12, label %t13, label %bad

t13:
  store volatile i64 -2529460045112967696, ptr %pa
  store volatile i64 5, ptr %pb
  %a13 = load volatile i64, ptr %pa
  %b13 = load volatile i64, ptr %pb
  %r13 = and i64 %a13, %b13
  %ok13 = icmp eq i64 %r13, 0
  br i1 %ok13, label %t14, label %bad

t14:
  store volatile i64 9179219650914059586, ptr %pa
  store volatile i64 9223372036854775807, ptr %pb
  %a14 = load volatile i64, ptr %pa
  %b14 = load volatile i64, ptr %pb
  %r14 = and i64 %a14, %b14
  %ok14 = icmp eq i64 %r14, 9179219650914059586
  br i1 %ok14, label %t15, label %bad

t15:
  store volatile i64 -726552052364427273, ptr %pa
  store volatile i64 9223372036854775807, ptr %pb
  %a15 = load volatile i64, ptr %pa
  %b15 = load volatile i64, ptr %pb
  %r15 = and i64 %a15, %b15
  %ok15 = icmp eq i64 %r15, 8496819984490348535
  br i1 %ok15, label %t16, label %bad

t16:
  store volatile i64 526276836775325618, ptr %pa
  store volatile i64 -5855216682649376856, ptr %pb
  %a16 = load volatile i64, ptr %pa
  %b16 = load volatile i64, ptr %pb
  %r16 = and i64 %a16, %b16
  %ok16 = icmp eq i64 %r16, 435746843343857568
  br i1 %ok16, label %t17, label %bad

t17:
  store volatile i64 6148914691236517205, ptr %pa
  store volatile i64 8940685842791442421, ptr %pb
  %a17 = load volatile i64, ptr %pa
  %b17 = load volatile i64, ptr %pb
  %r17 = or i64 %a17, %b17
  %ok17 = icmp eq i64 %r17, 9031959670334945269
  br i1 %ok17, label %t18, label %bad

t18:
  store volatile i64 -6912403411885083343, ptr %pa
  store volatile i64 -2551368911682608923, ptr %pb
  %a18 = load volatile i64, ptr %pa
  %b18 = load volatile i64, ptr %pb
  %r18 = or i64 %a18, %b18
  %ok18 = icmp eq i64 %r18, -245525351064734219
  br i1 %ok18, label %t19, label %bad

t19:
  store volatile i64 -8752286147741394655, ptr %pa
  store volatile i64 9223372036854775807, ptr %pb
  %a19 = load volatile i64, ptr %pa
  %b19 = load volatile i64, ptr %pb
  %r19 = or i64 %a19, %b19
  %ok19 = icmp eq i64 %r19, -1
  br i1 %ok19, label %t20, label %bad

t20:
  store volatile i64 4640683470465640662, ptr %pa
  store volatile i64 -2, ptr %pb
  %a20 = load volatile i64, ptr %pa
  %b20 = load volatile i64, ptr %pb
  %r20 = or i64 %a20, %b20
  %ok20 = icmp eq i64 %r20, -2
  br i1 %ok20, label %t21, label %bad

t21:
  store volatile i64 7447498449008008101, ptr %pa
  store volatile i64 5011942533299320727, ptr %pb
  %a21 = load volatile i64, ptr %pa
  %b21 = load volatile i64, ptr %pb
  %r21 = xor i64 %a21, %b21
  %ok21 = icmp eq i64 %r21, 2510522924941650994
  br i1 %ok21, label %t22, label %bad

t22:
  store volatile i64 -7, ptr %pa
  store volatile i64 9223372036854775807, ptr %pb
  %a22 = load volatile i64, ptr %pa
  %b22 = load volatile i64, ptr %pb
  %r22 = xor i64 %a22, %b22
  %ok22 = icmp eq i64 %r22, -9223372036854775802
  br i1 %ok22, label %t23, label %bad

t23:
  store volatile i64 5519626091931830264, ptr %pa
  store volatile i64 -6736365580635987973, ptr %pb
  %a23 = load volatile i64, ptr %pa
  %b23 = load volatile i64, ptr %pb
  %r23 = xor i64 %a23, %b23
  %ok23 = icmp eq i64 %r23, -1289654991185438717
  br i1 %ok23, label %t24, label %bad

t24:
  store volatile i64 -2110282717665544368, ptr %pa
  store volatile i64 916795603981471009, ptr %pb
  %a24 = load volatile i64, ptr %pa
  %b24 = load volatile i64, ptr %pb
  %r24 = xor i64 %a24, %b24
  %ok24 = icmp eq i64 %r24, -1292575208983315855
  br i1 %ok24, label %t25, label %bad

t25:
  store volatile i64 3503789180169791261, ptr %pa
  store volatile i64 -2, ptr %pb
  %a25 = load volatile i64, ptr %pa
  %b25 = load volatile i64, ptr %pb
  %r25 = udiv i64 %a25, %b25
  %ok25 = icmp eq i64 %r25, 0
  br i1 %ok25, label %t26, label %bad

t26:
  store volatile i64 5, ptr %pa
  store volatile i64 -1663487135632114776, ptr %pb
  %a26 = load volatile i64, ptr %pa
  %b26 = load volatile i64, ptr %pb
  %r26 = udiv i64 %a26, %b26
  %ok26 = icmp eq i64 %r26, 0
  br i1 %ok26, label %t27, label %bad

t27:
  store volatile i64 -6884061769960706759, ptr %pa
  store volatile i64 100, ptr %pb
  %a27 = load volatile i64, ptr %pa
  %b27 = load volatile i64, ptr %pb
  %r27 = udiv i64 %a27, %b27
  %ok27 = icmp eq i64 %r27, 115626823037488448
  br i1 %ok27, label %t28, label %bad

t28:
  store volatile i64 6148914691236517205, ptr %pa
  store volatile i64 -6142725723366163734, ptr %pb
  %a28 = load volatile i64, ptr %pa
  %b28 = load volatile i64, ptr %pb
  %r28 = udiv i64 %a28, %b28
  %ok28 = icmp eq i64 %r28, 0
  br i1 %ok28, label %t29, label %bad

t29:
  store volatile i64 4294967296, ptr %pa
  store volatile i64 3344360739822565952, ptr %pb
  %a29 = load volatile i64, ptr %pa
  %b29 = load volatile i64, ptr %pb
  %r29 = urem i64 %a29, %b29
  %ok29 = icmp eq i64 %r29, 4294967296
  br i1 %ok29, label %t30, label %bad

t30:
  store volatile i64 0, ptr %pa
  store volatile i64 -9223372036854775808, ptr %pb
  %a30 = load volatile i64, ptr %pa
  %b30 = load volatile i64, ptr %pb
  %r30 = urem i64 %a30, %b30
  %ok30 = icmp eq i64 %r30, 0
  br i1 %ok30, label %t31, label %bad

t31:
  store volatile i64 2558486496769645877, ptr %pa
  store volatile i64 3, ptr %pb
  %a31 = load volatile i64, ptr %pa
  %b31 = load volatile i64, ptr %pb
  %r31 = urem i64 %a31, %b31
  %ok31 = icmp eq i64 %r31, 2
  br i1 %ok31, label %t32, label %bad

t32:
  store volatile i64 3408521579667293365, ptr %pa
  store volatile i64 376167028291516140, ptr %pb
  %a32 = load volatile i64, ptr %pa
  %b32 = load volatile i64, ptr %pb
  %r32 = urem i64 %a32, %b32
  %ok32 = icmp eq i64 %r32, 23018325043648105
  br i1 %ok32, label %t33, label %bad

t33:
  store volatile i64 -9223372036854775808, ptr %pa
  store volatile i64 100, ptr %pb
  %a33 = load volatile i64, ptr %pa
  %b33 = load volatile i64, ptr %pb
  %r33 = sdiv i64 %a33, %b33
  %ok33 = icmp eq i64 %r33, -92233720368547758
  br i1 %ok33, label %t34, label %bad

t34:
  store volatile i64 0, ptr %pa
  store volatile i64 -4173075019822481276, ptr %pb
  %a34 = load volatile i64, ptr %pa
  %b34 = load volatile i64, ptr %pb
  %r34 = sdiv i64 %a34, %b34
  %ok34 = icmp eq i64 %r34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  store volatile i64 -9223372036854775808, ptr %pa
  store volatile i64 260660719374385427, ptr %pb
  %a35 = load volatile i64, ptr %pa
  %b35 = load volatile i64, ptr %pb
  %r35 = sdiv i64 %a35, %b35
  %ok35 = icmp eq i64 %r35, -35
  br i1 %ok35, label %t36, label %bad

t36:
  store volatile i64 4294967296, ptr %pa
  store volatile i64 -9223372036854775808, ptr %pb
  %a36 = load volatile i64, ptr %pa
  %b36 = load volatile i64, ptr %pb
  %r36 = sdiv i64 %a36, %b36
  %ok36 = icmp eq i64 %r36, 0
  br i1 %ok36, label %t37, label %bad

t37:
  store volatile i64 -8323073493145736515, ptr %pa
  store volatile i64 8710414569224164705, ptr %pb
  %a37 = load volatile i64, ptr %pa
  %b37 = load volatile i64, ptr %pb
  %r37 = srem i64 %a37, %b37
  %ok37 = icmp eq i64 %r37, -8323073493145736515
  br i1 %ok37, label %t38, label %bad

t38:
  store volatile i64 -1, ptr %pa
  store volatile i64 -5833578478655289097, ptr %pb
  %a38 = load volatile i64, ptr %pa
  %b38 = load volatile i64, ptr %pb
  %r38 = srem i64 %a38, %b38
  %ok38 = icmp eq i64 %r38, -1
  br i1 %ok38, label %t39, label %bad

t39:
  store volatile i64 4294967296, ptr %pa
  store volatile i64 1, ptr %pb
  %a39 = load volatile i64, ptr %pa
  %b39 = load volatile i64, ptr %pb
  %r39 = srem i64 %a39, %b39
  %ok39 = icmp eq i64 %r39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  store volatile i64 5081080017871243720, ptr %pa
  store volatile i64 1, ptr %pb
  %a40 = load volatile i64, ptr %pa
  %b40 = load volatile i64, ptr %pb
  %r40 = srem i64 %a40, %b40
  %ok40 = icmp eq i64 %r40, 0
  br i1 %ok40, label %t41, label %bad

t41:
  store volatile i64 -1, ptr %pa
  store volatile i64 18, ptr %pb
  %a41 = load volatile i64, ptr %pa
  %b41 = load volatile i64, ptr %pb
  %r41 = shl i64 %a41, %b41
  %ok41 = icmp eq i64 %r41, -262144
  br i1 %ok41, label %t42, label %bad

t42:
  store volatile i64 -5363664734351026163, ptr %pa
  store volatile i64 32, ptr %pb
  %a42 = load volatile i64, ptr %pa
  %b42 = load volatile i64, ptr %pb
  %r42 = shl i64 %a42, %b42
  %ok42 = icmp eq i64 %r42, -8162888617983737856
  br i1 %ok42, label %t43, label %bad

t43:
  store volatile i64 271712507716977832, ptr %pa
  store volatile i64 10, ptr %pb
  %a43 = load volatile i64, ptr %pa
  %b43 = load volatile i64, ptr %pb
  %r43 = shl i64 %a43, %b43
  %ok43 = icmp eq i64 %r43, 1532446796542025728
  br i1 %ok43, label %t44, label %bad

t44:
  store volatile i64 3062104727331367838, ptr %pa
  store volatile i64 62, ptr %pb
  %a44 = load volatile i64, ptr %pa
  %b44 = load volatile i64, ptr %pb
  %r44 = shl i64 %a44, %b44
  %ok44 = icmp eq i64 %r44, -9223372036854775808
  br i1 %ok44, label %t45, label %bad

t45:
  store volatile i64 -7840544549475586355, ptr %pa
  store volatile i64 60, ptr %pb
  %a45 = load volatile i64, ptr %pa
  %b45 = load volatile i64, ptr %pb
  %r45 = lshr i64 %a45, %b45
  %ok45 = icmp eq i64 %r45, 9
  br i1 %ok45, label %t46, label %bad

t46:
  store volatile i64 2152834768358593991, ptr %pa
  store volatile i64 53, ptr %pb
  %a46 = load volatile i64, ptr %pa
  %b46 = load volatile i64, ptr %pb
  %r46 = lshr i64 %a46, %b46
  %ok46 = icmp eq i64 %r46, 239
  br i1 %ok46, label %t47, label %bad

t47:
  store volatile i64 5, ptr %pa
  store volatile i64 42, ptr %pb
  %a47 = load volatile i64, ptr %pa
  %b47 = load volatile i64, ptr %pb
  %r47 = lshr i64 %a47, %b47
  %ok47 = icmp eq i64 %r47, 0
  br i1 %ok47, label %t48, label %bad

t48:
  store volatile i64 -6438891120598131298, ptr %pa
  store volatile i64 42, ptr %pb
  %a48 = load volatile i64, ptr %pa
  %b48 = load volatile i64, ptr %pb
  %r48 = lshr i64 %a48, %b48
  %ok48 = icmp eq i64 %r48, 2730269
  br i1 %ok48, label %t49, label %bad

t49:
  store volatile i64 100, ptr %pa
  store volatile i64 39, ptr %pb
  %a49 = load volatile i64, ptr %pa
  %b49 = load volatile i64, ptr %pb
  %r49 = ashr i64 %a49, %b49
  %ok49 = icmp eq i64 %r49, 0
  br i1 %ok49, label %t50, label %bad

t50:
  store volatile i64 100, ptr %pa
  store volatile i64 48, ptr %pb
  %a50 = load volatile i64, ptr %pa
  %b50 = load volatile i64, ptr %pb
  %r50 = ashr i64 %a50, %b50
  %ok50 = icmp eq i64 %r50, 0
  br i1 %ok50, label %t51, label %bad

t51:
  store volatile i64 100, ptr %pa
  store volatile i64 33, ptr %pb
  %a51 = load volatile i64, ptr %pa
  %b51 = load volatile i64, ptr %pb
  %r51 = ashr i64 %a51, %b51
  %ok51 = icmp eq i64 %r51, 0
  br i1 %ok51, label %t52, label %bad

t52:
  store volatile i64 -3394455986018438661, ptr %pa
  store volatile i64 5, ptr %pb
  %a52 = load volatile i64, ptr %pa
  %b52 = load volatile i64, ptr %pb
  %r52 = ashr i64 %a52, %b52
  %ok52 = icmp eq i64 %r52, -106076749563076209
  br i1 %ok52, label %t53, label %bad

t53:
  store volatile i64 -2, ptr %pa
  store volatile i64 2, ptr %pb
  %a53 = load volatile i64, ptr %pa
  %b53 = load volatile i64, ptr %pb
  %r53 = icmp eq i64 %a53, %b53
  %ok53 = icmp eq i1 %r53, false
  br i1 %ok53, label %t54, label %bad

t54:
  store volatile i64 100, ptr %pa
  store volatile i64 2, ptr %pb
  %a54 = load volatile i64, ptr %pa
  %b54 = load volatile i64, ptr %pb
  %r54 = icmp eq i64 %a54, %b54
  %ok54 = icmp eq i1 %r54, false
  br i1 %ok54, label %t55, label %bad

t55:
  store volatile i64 -2, ptr %pa
  store volatile i64 -2, ptr %pb
  %a55 = load volatile i64, ptr %pa
  %b55 = load volatile i64, ptr %pb
  %r55 = icmp ne i64 %a55, %b55
  %ok55 = icmp eq i1 %r55, false
  br i1 %ok55, label %t56, label %bad

t56:
  store volatile i64 -7, ptr %pa
  store volatile i64 4294967296, ptr %pb
  %a56 = load volatile i64, ptr %pa
  %b56 = load volatile i64, ptr %pb
  %r56 = icmp ne i64 %a56, %b56
  %ok56 = icmp eq i1 %r56, true
  br i1 %ok56, label %t57, label %bad

t57:
  store volatile i64 5, ptr %pa
  store volatile i64 9223372036854775807, ptr %pb
  %a57 = load volatile i64, ptr %pa
  %b57 = load volatile i64, ptr %pb
  %r57 = icmp ult i64 %a57, %b57
  %ok57 = icmp eq i1 %r57, true
  br i1 %ok57, label %t58, label %bad

t58:
  store volatile i64 -7, ptr %pa
  store volatile i64 1, ptr %pb
  %a58 = load volatile i64, ptr %pa
  %b58 = load volatile i64, ptr %pb
  %r58 = icmp ult i64 %a58, %b58
  %ok58 = icmp eq i1 %r58, false
  br i1 %ok58, label %t59, label %bad

t59:
  store volatile i64 -7, ptr %pa
  store volatile i64 -7, ptr %pb
  %a59 = load volatile i64, ptr %pa
  %b59 = load volatile i64, ptr %pb
  %r59 = icmp ule i64 %a59, %b59
  %ok59 = icmp eq i1 %r59, true
  br i1 %ok59, label %t60, label %bad

t60:
  store volatile i64 5, ptr %pa
  store volatile i64 5, ptr %pb
  %a60 = load volatile i64, ptr %pa
  %b60 = load volatile i64, ptr %pb
  %r60 = icmp ule i64 %a60, %b60
  %ok60 = icmp eq i1 %r60, true
  br i1 %ok60, label %t61, label %bad

t61:
  store volatile i64 -9223372036854775808, ptr %pa
  store volatile i64 -1, ptr %pb
  %a61 = load volatile i64, ptr %pa
  %b61 = load volatile i64, ptr %pb
  %r61 = icmp ugt i64 %a61, %b61
  %ok61 = icmp eq i1 %r61, false
  br i1 %ok61, label %t62, label %bad

t62:
  store volatile i64 6148914691236517205, ptr %pa
  store volatile i64 -1, ptr %pb
  %a62 = load volatile i64, ptr %pa
  %b62 = load volatile i64, ptr %pb
  %r62 = icmp ugt i64 %a62, %b62
  %ok62 = icmp eq i1 %r62, false
  br i1 %ok62, label %t63, label %bad

t63:
  store volatile i64 -2, ptr %pa
  store volatile i64 100, ptr %pb
  %a63 = load volatile i64, ptr %pa
  %b63 = load volatile i64, ptr %pb
  %r63 = icmp uge i64 %a63, %b63
  %ok63 = icmp eq i1 %r63, true
  br i1 %ok63, label %t64, label %bad

t64:
  store volatile i64 0, ptr %pa
  store volatile i64 4294967296, ptr %pb
  %a64 = load volatile i64, ptr %pa
  %b64 = load volatile i64, ptr %pb
  %r64 = icmp uge i64 %a64, %b64
  %ok64 = icmp eq i1 %r64, false
  br i1 %ok64, label %t65, label %bad

t65:
  store volatile i64 -9223372036854775808, ptr %pa
  store volatile i64 5, ptr %pb
  %a65 = load volatile i64, ptr %pa
  %b65 = load volatile i64, ptr %pb
  %r65 = icmp slt i64 %a65, %b65
  %ok65 = icmp eq i1 %r65, true
  br i1 %ok65, label %t66, label %bad

t66:
  store volatile i64 6148914691236517205, ptr %pa
  store volatile i64 -1, ptr %pb
  %a66 = load volatile i64, ptr %pa
  %b66 = load volatile i64, ptr %pb
  %r66 = icmp slt i64 %a66, %b66
  %ok66 = icmp eq i1 %r66, false
  br i1 %ok66, label %t67, label %bad

t67:
  store volatile i64 -2, ptr %pa
  store volatile i64 100, ptr %pb
  %a67 = load volatile i64, ptr %pa
  %b67 = load volatile i64, ptr %pb
  %r67 = icmp sle i64 %a67, %b67
  %ok67 = icmp eq i1 %r67, true
  br i1 %ok67, label %t68, label %bad

t68:
  store volatile i64 0, ptr %pa
  store volatile i64 0, ptr %pb
  %a68 = load volatile i64, ptr %pa
  %b68 = load volatile i64, ptr %pb
  %r68 = icmp sle i64 %a68, %b68
  %ok68 = icmp eq i1 %r68, true
  br i1 %ok68, label %t69, label %bad

t69:
  store volatile i64 -9223372036854775808, ptr %pa
  store volatile i64 5, ptr %pb
  %a69 = load volatile i64, ptr %pa
  %b69 = load volatile i64, ptr %pb
  %r69 = icmp sgt i64 %a69, %b69
  %ok69 = icmp eq i1 %r69, false
  br i1 %ok69, label %t70, label %bad

t70:
  store volatile i64 -7, ptr %pa
  store volatile i64 1, ptr %pb
  %a70 = load volatile i64, ptr %pa
  %b70 = load volatile i64, ptr %pb
  %r70 = icmp sgt i64 %a70, %b70
  %ok70 = icmp eq i1 %r70, false
  br i1 %ok70, label %t71, label %bad

t71:
  store volatile i64 -7, ptr %pa
  store volatile i64 -7, ptr %pb
  %a71 = load volatile i64, ptr %pa
  %b71 = load volatile i64, ptr %pb
  %r71 = icmp sge i64 %a71, %b71
  %ok71 = icmp eq i1 %r71, true
  br i1 %ok71, label %t72, label %bad

t72:
  store volatile i64 9223372036854775807, ptr %pa
  store volatile i64 9223372036854775807, ptr %pb
  %a72 = load volatile i64, ptr %pa
  %b72 = load volatile i64, ptr %pb
  %r72 = icmp sge i64 %a72, %b72
  %ok72 = icmp eq i1 %r72, true
  br i1 %ok72, label %t73, label %bad

t73:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ]
  ret i32 %which
}
