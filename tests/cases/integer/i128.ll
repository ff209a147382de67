; Binary operations and comparisons on i128: each result is compared with one worked out by a program of
; exact integers. The exit status is the number of the first that is wrong.
; EXIT: 0
; PLATFORMS: host aarch64 windows-gnu
define i32 @main() {
entry:
  %pa = alloca i128
  %pb = alloca i128
  br label %t1

t1:
  store volatile i128 76726340522407203187735735206418114918, ptr %pa
  store volatile i128 -848826623973938397917213676693224928, ptr %pb
  %a1 = load volatile i128, ptr %pa
  %b1 = load volatile i128, ptr %pb
  %r1 = add i128 %a1, %b1
  %ok1 = icmp eq i128 %r1, 75877513898433264789818521529724889990
  br i1 %ok1, label %t2, label %bad

t2:
  store volatile i128 -39254213317864361023448483088393453871, ptr %pa
  store volatile i128 90437524146059828590034740945113081369, ptr %pb
  %a2 = load volatile i128, ptr %pa
  %b2 = load volatile i128, ptr %pb
  %r2 = add i128 %a2, %b2
  %ok2 = icmp eq i128 %r2, 51183310828195467566586257856719627498
  br i1 %ok2, label %t3, label %bad

t3:
  store volatile i128 12174844442421945817665957692536074185, ptr %pa
  store volatile i128 100, ptr %pb
  %a3 = load volatile i128, ptr %pa
  %b3 = load volatile i128, ptr %pb
  %r3 = add i128 %a3, %b3
  %ok3 = icmp eq i128 %r3, 12174844442421945817665957692536074285
  br i1 %ok3, label %t4, label %bad

t4:
  store volatile i128 -2, ptr %pa
  store volatile i128 38466822547085859178670169288828776977, ptr %pb
  %a4 = load volatile i128, ptr %pa
  %b4 = load volatile i128, ptr %pb
  %r4 = add i128 %a4, %b4
  %ok4 = icmp eq i128 %r4, 38466822547085859178670169288828776975
  br i1 %ok4, label %t5, label %bad

t5:
  store volatile i128 -2, ptr %pa
  store volatile i128 -26862739980513696748699822931331295847, ptr %pb
  %a5 = load volatile i128, ptr %pa
  %b5 = load volatile i128, ptr %pb
  %r5 = sub i128 %a5, %b5
  %ok5 = icmp eq i128 %r5, 26862739980513696748699822931331295845
  br i1 %ok5, label %t6, label %bad

t6:
  store volatile i128 50500399271382566927078296659628294377, ptr %pa
  store volatile i128 99906719259644182003107399650667812935, ptr %pb
  %a6 = load volatile i128, ptr %pa
  %b6 = load volatile i128, ptr %pb
  %r6 = sub i128 %a6, %b6
  %ok6 = icmp eq i128 %r6, -49406319988261615076029102991039518558
  br i1 %ok6, label %t7, label %bad

t7:
  store volatile i128 -88336083200226827316040460201758850564, ptr %pa
  store volatile i128 100, ptr %pb
  %a7 = load volatile i128, ptr %pa
  %b7 = load volatile i128, ptr %pb
  %r7 = sub i128 %a7, %b7
  %ok7 = icmp eq i128 %r7, -88336083200226827316040460201758850664
  br i1 %ok7, label %t8, label %bad

t8:
  store volatile i128 5, ptr %pa
  store volatile i128 -98559440518770945065787107460346308880, ptr %pb
  %a8 = load volatile i128, ptr %pa
  %b8 = load volatile i128, ptr %pb
  %r8 = sub i128 %a8, %b8
  %ok8 = icmp eq i128 %r8, 98559440518770945065787107460346308885
  br i1 %ok8, label %t9, label %bad

t9:
  store volatile i128 170141183460469231731687303715884105727, ptr %pa
  store volatile i128 105659222208285622096575096707450454755, ptr %pb
  %a9 = load volatile i128, ptr %pa
  %b9 = load volatile i128, ptr %pb
  %r9 = mul i128 %a9, %b9
  %ok9 = icmp eq i128 %r9, 64481961252183609635112207008433650973
  br i1 %ok9, label %t10, label %bad

t10:
  store volatile i128 130386561072896312233521598319736223475, ptr %pa
  store volatile i128 -1, ptr %pb
  %a10 = load volatile i128, ptr %pa
  %b10 = load volatile i128, ptr %pb
  %r10 = mul i128 %a10, %b10
  %ok10 = icmp eq i128 %r10, -130386561072896312233521598319736223475
  br i1 %ok10, label %t11, label %bad

t11:
  store volatile i128 -170141183460469231731687303715884105728, ptr %pa
  store volatile i128 -150863098145179906352044088829375977900, ptr %pb
  %a11 = load volatile i128, ptr %pa
  %b11 = load volatile i128, ptr %pb
  %r11 = mul i128 %a11, %b11
  %ok11 = icmp eq i128 %r11, 0
  br i1 %ok11, label %t12, label %bad

t12:
  store volatile i128 100554888210976809177797170611118474994, ptr %pa
  store volatile i128 22730459724609921460151245875036012826, ptr %pb
  %a12 = load volatile i128, ptr %pa
  %b12 = load volatile i128, ptr %pb
  %r12 = mul i128 %a12, %b12
  %ok12 = icmp eq i128 %r12, 148981763010254648245270211772499175060
  br i1 %ok12, label %t13, label %bad

t13:
  store volatile i128 -56374571859151271748946813132201765300, ptr %pa
  store volatile i128 -163019340392642522740809348178958350650, ptr %pb
  %a13 = load volatile i128, ptr %pa
  %b13 = load volatile i128, ptr %pb
  %r13 = and i128 %a13, %b13
  %ok13 = icmp eq i128 %r13, -163398884497374905844249052695748409788
  br i1 %ok13, label %t14, label %bad

t14:
  store volatile i128 -1, ptr %pa
  store volatile i128 47750877908539375865611588965648214650, ptr %pb
  %a14 = load volatile i128, ptr %pa
  %b14 = load volatile i128, ptr %pb
  %r14 = and i128 %a14, %b14
  %ok14 = icmp eq i128 %r14, 47750877908539375865611588965648214650
  br i1 %ok14, label %t15, label %bad

t15:
  store volatile i128 18446744073709551616, ptr %pa
  store volatile i128 -1, ptr %pb
  %a15 = load volatile i128, ptr %pa
  %b15 = load volatile i128, ptr %pb
  %r15 = and i128 %a15, %b15
  %ok15 = icmp eq i128 %r15, 18446744073709551616
  br i1 %ok15, label %t16, label %bad

t16:
  store volatile i128 -7, ptr %pa
  store volatile i128 1, ptr %pb
  %a16 = load volatile i128, ptr %pa
  %b16 = load volatile i128, ptr %pb
  %r16 = and i128 %a16, %b16
  %ok16 = icmp eq i128 %r16, 1
  br i1 %ok16, label %t17, label %bad

t17:
  store volatile i128 5, ptr %pa
  store volatile i128 -2, ptr %pb
  %a17 = load volatile i128, ptr %pa
  %b17 = load volatile i128, ptr %pb
  %r17 = or i128 %a17, %b17
  %ok17 = icmp eq i128 %r17, -1
  br i1 %ok17, label %t18, label %bad

t18:
  store volatile i128 -79735858210930506002636195053781544283, ptr %pa
  store volatile i128 2, ptr %pb
  %a18 = load volatile i128, ptr %pa
  %b18 = load volatile i128, ptr %pb
  %r18 = or i128 %a18, %b18
  %ok18 = icmp eq i128 %r18, -79735858210930506002636195053781544281
  br i1 %ok18, label %t19, label %bad

t19:
  store volatile i128 142207449870928187764422752615200213871, ptr %pa
  store volatile i128 5, ptr %pb
  %a19 = load volatile i128, ptr %pa
  %b19 = load volatile i128, ptr %pb
  %r19 = or i128 %a19, %b19
  %ok19 = icmp eq i128 %r19, 142207449870928187764422752615200213871
  br i1 %ok19, label %t20, label %bad

t20:
  store volatile i128 -2, ptr %pa
  store volatile i128 98022766138923707929751134770716792201, ptr %pb
  %a20 = load volatile i128, ptr %pa
  %b20 = load volatile i128, ptr %pb
  %r20 = or i128 %a20, %b20
  %ok20 = icmp eq i128 %r20, -1
  br i1 %ok20, label %t21, label %bad

t21:
  store volatile i128 -137671270684739466576715457918177909391, ptr %pa
  store volatile i128 -86507380054774646502833038065352691957, ptr %pb
  %a21 = load volatile i128, ptr %pa
  %b21 = load volatile i128, ptr %pb
  %r21 = xor i128 %a21, %b21
  %ok21 = icmp eq i128 %r21, 51207457249512181683461855877830396538
  br i1 %ok21, label %t22, label %bad

t22:
  store volatile i128 -67051744253543313807559400717739852392, ptr %pa
  store volatile i128 78924161090104633407777107913791737964, ptr %pb
  %a22 = load volatile i128, ptr %pa
  %b22 = load volatile i128, ptr %pb
  %r22 = xor i128 %a22, %b22
  %ok22 = icmp eq i128 %r22, -12054234715566761268901341256100614668
  br i1 %ok22, label %t23, label %bad

t23:
  store volatile i128 82570492540298347129365050869636687493, ptr %pa
  store volatile i128 170141183460469231731687303715884105727, ptr %pb
  %a23 = load volatile i128, ptr %pa
  %b23 = load volatile i128, ptr %pb
  %r23 = xor i128 %a23, %b23
  %ok23 = icmp eq i128 %r23, 87570690920170884602322252846247418234
  br i1 %ok23, label %t24, label %bad

t24:
  store volatile i128 -1, ptr %pa
  store volatile i128 -170141183460469231731687303715884105728, ptr %pb
  %a24 = load volatile i128, ptr %pa
  %b24 = load volatile i128, ptr %pb
  %r24 = xor i128 %a24, %b24
  %ok24 = icmp eq i128 %r24, 170141183460469231731687303715884105727
  br i1 %ok24, label %t25, label %bad

t25:
  store volatile i128 -27116481216379020263410274390386333263, ptr %pa
  store volatile i128 3, ptr %pb
  %a25 = load volatile i128, ptr %pa
  %b25 = load volatile i128, ptr %pb
  %r25 = udiv i128 %a25, %b25
  %ok25 = icmp eq i128 %r25, 104388628568186481066654777680460626064
  br i1 %ok25, label %t26, label %bad

t26:
  store volatile i128 -2, ptr %pa
  store volatile i128 -107111401969378119730207474684056861570, ptr %pb
  %a26 = load volatile i128, ptr %pa
  %b26 = load volatile i128, ptr %pb
  %r26 = udiv i128 %a26, %b26
  %ok26 = icmp eq i128 %r26, 1
  br i1 %ok26, label %t27, label %bad

t27:
  store volatile i128 119475442826462122587080678381558962396, ptr %pa
  store volatile i128 -161549648473869811450683324882870584268, ptr %pb
  %a27 = load volatile i128, ptr %pa
  %b27 = load volatile i128, ptr %pb
  %r27 = udiv i128 %a27, %b27
  %ok27 = icmp eq i128 %r27, 0
  br i1 %ok27, label %t28, label %bad

t28:
  store volatile i128 -149268714776119284300402993992978165939, ptr %pa
  store volatile i128 1, ptr %pb
  %a28 = load volatile i128, ptr %pa
  %b28 = load volatile i128, ptr %pb
  %r28 = udiv i128 %a28, %b28
  %ok28 = icmp eq i128 %r28, -149268714776119284300402993992978165939
  br i1 %ok28, label %t29, label %bad

t29:
  store volatile i128 2, ptr %pa
  store volatile i128 -34316415012831580083464162594587243519, ptr %pb
  %a29 = load volatile i128, ptr %pa
  %b29 = load volatile i128, ptr %pb
  %r29 = urem i128 %a29, %b29
  %ok29 = icmp eq i128 %r29, 2
  br i1 %ok29, label %t30, label %bad

t30:
  store volatile i128 100, ptr %pa
  store volatile i128 170141183460469231731687303715884105727, ptr %pb
  %a30 = load volatile i128, ptr %pa
  %b30 = load volatile i128, ptr %pb
  %r30 = urem i128 %a30, %b30
  %ok30 = icmp eq i128 %r30, 100
  br i1 %ok30, label %t31, label %bad

t31:
  store volatile i128 -59199157289615377312506045793600452710, ptr %pa
  store volatile i128 -35896021429875764268768256858545508030, ptr %pb
  %a31 = load volatile i128, ptr %pa
  %b31 = load volatile i128, ptr %pb
  %r31 = urem i128 %a31, %b31
  %ok31 = icmp eq i128 %r31, -59199157289615377312506045793600452710
  br i1 %ok31, label %t32, label %bad

t32:
  store volatile i128 -38062768124860563076770598812593565137, ptr %pa
  store volatile i128 113427455640312821154458202477256070485, ptr %pb
  %a32 = load volatile i128, ptr %pa
  %b32 = load volatile i128, ptr %pb
  %r32 = urem i128 %a32, %b32
  %ok32 = icmp eq i128 %r32, 75364687515452258077687603664662505349
  br i1 %ok32, label %t33, label %bad

t33:
  store volatile i128 18446744073709551616, ptr %pa
  store volatile i128 2, ptr %pb
  %a33 = load volatile i128, ptr %pa
  %b33 = load volatile i128, ptr %pb
  %r33 = sdiv i128 %a33, %b33
  %ok33 = icmp eq i128 %r33, 9223372036854775808
  br i1 %ok33, label %t34, label %bad

t34:
  store volatile i128 -1, ptr %pa
  store volatile i128 -135048663217558204161662877229150418047, ptr %pb
  %a34 = load volatile i128, ptr %pa
  %b34 = load volatile i128, ptr %pb
  %r34 = sdiv i128 %a34, %b34
  %ok34 = icmp eq i128 %r34, 0
  br i1 %ok34, label %t35, label %bad

t35:
  store volatile i128 1, ptr %pa
  store volatile i128 170141183460469231731687303715884105727, ptr %pb
  %a35 = load volatile i128, ptr %pa
  %b35 = load volatile i128, ptr %pb
  %r35 = sdiv i128 %a35, %b35
  %ok35 = icmp eq i128 %r35, 0
  br i1 %ok35, label %t36, label %bad

t36:
  store volatile i128 113427455640312821154458202477256070485, ptr %pa
  store volatile i128 -105250058383009398831356380925479477166, ptr %pb
  %a36 = load volatile i128, ptr %pa
  %b36 = load volatile i128, ptr %pb
  %r36 = sdiv i128 %a36, %b36
  %ok36 = icmp eq i128 %r36, -1
  br i1 %ok36, label %t37, label %bad

t37:
  store volatile i128 -7, ptr %pa
  store volatile i128 -112937537970111986196889450099514073935, ptr %pb
  %a37 = load volatile i128, ptr %pa
  %b37 = load volatile i128, ptr %pb
  %r37 = srem i128 %a37, %b37
  %ok37 = icmp eq i128 %r37, -7
  br i1 %ok37, label %t38, label %bad

t38:
  store volatile i128 90521419476901142384338344399989307712, ptr %pa
  store volatile i128 -1, ptr %pb
  %a38 = load volatile i128, ptr %pa
  %b38 = load volatile i128, ptr %pb
  %r38 = srem i128 %a38, %b38
  %ok38 = icmp eq i128 %r38, 0
  br i1 %ok38, label %t39, label %bad

t39:
  store volatile i128 -7, ptr %pa
  store volatile i128 -7, ptr %pb
  %a39 = load volatile i128, ptr %pa
  %b39 = load volatile i128, ptr %pb
  %r39 = srem i128 %a39, %b39
  %ok39 = icmp eq i128 %r39, 0
  br i1 %ok39, label %t40, label %bad

t40:
  store volatile i128 -166912555282026382427034676697413574128, ptr %pa
  store volatile i128 -17750395883059341751498033709851843576, ptr %pb
  %a40 = load volatile i128, ptr %pa
  %b40 = load volatile i128, ptr %pb
  %r40 = srem i128 %a40, %b40
  %ok40 = icmp eq i128 %r40, -7158992334492306663552373308746981944
  br i1 %ok40, label %t41, label %bad

t41:
  store volatile i128 -7, ptr %pa
  store volatile i128 15, ptr %pb
  %a41 = load volatile i128, ptr %pa
  %b41 = load volatile i128, ptr %pb
  %r41 = shl i128 %a41, %b41
  %ok41 = icmp eq i128 %r41, -229376
  br i1 %ok41, label %t42, label %bad

t42:
  store volatile i128 18446744073709551616, ptr %pa
  store volatile i128 36, ptr %pb
  %a42 = load volatile i128, ptr %pa
  %b42 = load volatile i128, ptr %pb
  %r42 = shl i128 %a42, %b42
  %ok42 = icmp eq i128 %r42, 1267650600228229401496703205376
  br i1 %ok42, label %t43, label %bad

t43:
  store volatile i128 -126347439245848539399527662773185101362, ptr %pa
  store volatile i128 89, ptr %pb
  %a43 = load volatile i128, ptr %pa
  %b43 = load volatile i128, ptr %pb
  %r43 = shl i128 %a43, %b43
  %ok43 = icmp eq i128 %r43, -121838594279794224064628445355662376960
  br i1 %ok43, label %t44, label %bad

t44:
  store volatile i128 -1, ptr %pa
  store volatile i128 11, ptr %pb
  %a44 = load volatile i128, ptr %pa
  %b44 = load volatile i128, ptr %pb
  %r44 = shl i128 %a44, %b44
  %ok44 = icmp eq i128 %r44, -2048
  br i1 %ok44, label %t45, label %bad

t45:
  store volatile i128 5, ptr %pa
  store volatile i128 44, ptr %pb
  %a45 = load volatile i128, ptr %pa
  %b45 = load volatile i128, ptr %pb
  %r45 = lshr i128 %a45, %b45
  %ok45 = icmp eq i128 %r45, 0
  br i1 %ok45, label %t46, label %bad

t46:
  store volatile i128 170141183460469231731687303715884105727, ptr %pa
  store volatile i128 77, ptr %pb
  %a46 = load volatile i128, ptr %pa
  %b46 = load volatile i128, ptr %pb
  %r46 = lshr i128 %a46, %b46
  %ok46 = icmp eq i128 %r46, 1125899906842623
  br i1 %ok46, label %t47, label %bad

t47:
  store volatile i128 -17112345756311283232820544780306513567, ptr %pa
  store volatile i128 56, ptr %pb
  %a47 = load volatile i128, ptr %pa
  %b47 = load volatile i128, ptr %pb
  %r47 = lshr i128 %a47, %b47
  %ok47 = icmp eq i128 %r47, 4484884979569603028350
  br i1 %ok47, label %t48, label %bad

t48:
  store volatile i128 -70521328291725012955041827383967034050, ptr %pa
  store volatile i128 22, ptr %pb
  %a48 = load volatile i128, ptr %pa
  %b48 = load volatile i128, ptr %pb
  %r48 = lshr i128 %a48, %b48
  %ok48 = icmp eq i128 %r48, 64316043526938784243663020145368
  br i1 %ok48, label %t49, label %bad

t49:
  store volatile i128 -40050628672524496394894421163975250851, ptr %pa
  store volatile i128 98, ptr %pb
  %a49 = load volatile i128, ptr %pa
  %b49 = load volatile i128, ptr %pb
  %r49 = ashr i128 %a49, %b49
  %ok49 = icmp eq i128 %r49, -126377501
  br i1 %ok49, label %t50, label %bad

t50:
  store volatile i128 170141183460469231731687303715884105727, ptr %pa
  store volatile i128 108, ptr %pb
  %a50 = load volatile i128, ptr %pa
  %b50 = load volatile i128, ptr %pb
  %r50 = ashr i128 %a50, %b50
  %ok50 = icmp eq i128 %r50, 524287
  br i1 %ok50, label %t51, label %bad

t51:
  store volatile i128 117220146756185290674927722897331073037, ptr %pa
  store volatile i128 87, ptr %pb
  %a51 = load volatile i128, ptr %pa
  %b51 = load volatile i128, ptr %pb
  %r51 = ashr i128 %a51, %b51
  %ok51 = icmp eq i128 %r51, 757517443729
  br i1 %ok51, label %t52, label %bad

t52:
  store volatile i128 2, ptr %pa
  store volatile i128 32, ptr %pb
  %a52 = load volatile i128, ptr %pa
  %b52 = load volatile i128, ptr %pb
  %r52 = ashr i128 %a52, %b52
  %ok52 = icmp eq i128 %r52, 0
  br i1 %ok52, label %t53, label %bad

t53:
  store volatile i128 -7, ptr %pa
  store volatile i128 5, ptr %pb
  %a53 = load volatile i128, ptr %pa
  %b53 = load volatile i128, ptr %pb
  %r53 = icmp eq i128 %a53, %b53
  %ok53 = icmp eq i1 %r53, false
  br i1 %ok53, label %t54, label %bad

t54:
  store volatile i128 5, ptr %pa
  store volatile i128 5, ptr %pb
  %a54 = load volatile i128, ptr %pa
  %b54 = load volatile i128, ptr %pb
  %r54 = icmp eq i128 %a54, %b54
  %ok54 = icmp eq i1 %r54, true
  br i1 %ok54, label %t55, label %bad

t55:
  store volatile i128 -1, ptr %pa
  store volatile i128 2, ptr %pb
  %a55 = load volatile i128, ptr %pa
  %b55 = load volatile i128, ptr %pb
  %r55 = icmp ne i128 %a55, %b55
  %ok55 = icmp eq i1 %r55, true
  br i1 %ok55, label %t56, label %bad

t56:
  store volatile i128 170141183460469231731687303715884105727, ptr %pa
  store volatile i128 170141183460469231731687303715884105727, ptr %pb
  %a56 = load volatile i128, ptr %pa
  %b56 = load volatile i128, ptr %pb
  %r56 = icmp ne i128 %a56, %b56
  %ok56 = icmp eq i1 %r56, false
  br i1 %ok56, label %t57, label %bad

t57:
  store volatile i128 -1, ptr %pa
  store volatile i128 113427455640312821154458202477256070485, ptr %pb
  %a57 = load volatile i128, ptr %pa
  %b57 = load volatile i128, ptr %pb
  %r57 = icmp ult i128 %a57, %b57
  %ok57 = icmp eq i1 %r57, false
  br i1 %ok57, label %t58, label %bad

t58:
  store volatile i128 -170141183460469231731687303715884105728, ptr %pa
  store volatile i128 -170141183460469231731687303715884105728, ptr %pb
  %a58 = load volatile i128, ptr %pa
  %b58 = load volatile i128, ptr %pb
  %r58 = icmp ult i128 %a58, %b58
  %ok58 = icmp eq i1 %r58, false
  br i1 %ok58, label %t59, label %bad

t59:
  store volatile i128 18446744073709551616, ptr %pa
  store volatile i128 100, ptr %pb
  %a59 = load volatile i128, ptr %pa
  %b59 = load volatile i128, ptr %pb
  %r59 = icmp ule i128 %a59, %b59
  %ok59 = icmp eq i1 %r59, false
  br i1 %ok59, label %t60, label %bad

t60:
  store volatile i128 -1, ptr %pa
  store volatile i128 -2, ptr %pb
  %a60 = load volatile i128, ptr %pa
  %b60 = load volatile i128, ptr %pb
  %r60 = icmp ule i128 %a60, %b60
  %ok60 = icmp eq i1 %r60, false
  br i1 %ok60, label %t61, label %bad

t61:
  store volatile i128 5, ptr %pa
  store volatile i128 -7, ptr %pb
  %a61 = load volatile i128, ptr %pa
  %b61 = load volatile i128, ptr %pb
  %r61 = icmp ugt i128 %a61, %b61
  %ok61 = icmp eq i1 %r61, false
  br i1 %ok61, label %t62, label %bad

t62:
  store volatile i128 -1, ptr %pa
  store volatile i128 -1, ptr %pb
  %a62 = load volatile i128, ptr %pa
  %b62 = load volatile i128, ptr %pb
  %r62 = icmp ugt i128 %a62, %b62
  %ok62 = icmp eq i1 %r62, false
  br i1 %ok62, label %t63, label %bad

t63:
  store volatile i128 5, ptr %pa
  store volatile i128 18446744073709551616, ptr %pb
  %a63 = load volatile i128, ptr %pa
  %b63 = load volatile i128, ptr %pb
  %r63 = icmp uge i128 %a63, %b63
  %ok63 = icmp eq i1 %r63, false
  br i1 %ok63, label %t64, label %bad

t64:
  store volatile i128 2, ptr %pa
  store volatile i128 113427455640312821154458202477256070485, ptr %pb
  %a64 = load volatile i128, ptr %pa
  %b64 = load volatile i128, ptr %pb
  %r64 = icmp uge i128 %a64, %b64
  %ok64 = icmp eq i1 %r64, false
  br i1 %ok64, label %t65, label %bad

t65:
  store volatile i128 -2, ptr %pa
  store volatile i128 100, ptr %pb
  %a65 = load volatile i128, ptr %pa
  %b65 = load volatile i128, ptr %pb
  %r65 = icmp slt i128 %a65, %b65
  %ok65 = icmp eq i1 %r65, true
  br i1 %ok65, label %t66, label %bad

t66:
  store volatile i128 5, ptr %pa
  store volatile i128 100, ptr %pb
  %a66 = load volatile i128, ptr %pa
  %b66 = load volatile i128, ptr %pb
  %r66 = icmp slt i128 %a66, %b66
  %ok66 = icmp eq i1 %r66, true
  br i1 %ok66, label %t67, label %bad

t67:
  store volatile i128 170141183460469231731687303715884105727, ptr %pa
  store volatile i128 -7, ptr %pb
  %a67 = load volatile i128, ptr %pa
  %b67 = load volatile i128, ptr %pb
  %r67 = icmp sle i128 %a67, %b67
  %ok67 = icmp eq i1 %r67, false
  br i1 %ok67, label %t68, label %bad

t68:
  store volatile i128 -1, ptr %pa
  store volatile i128 -170141183460469231731687303715884105728, ptr %pb
  %a68 = load volatile i128, ptr %pa
  %b68 = load volatile i128, ptr %pb
  %r68 = icmp sle i128 %a68, %b68
  %ok68 = icmp eq i1 %r68, false
  br i1 %ok68, label %t69, label %bad

t69:
  store volatile i128 100, ptr %pa
  store volatile i128 -7, ptr %pb
  %a69 = load volatile i128, ptr %pa
  %b69 = load volatile i128, ptr %pb
  %r69 = icmp sgt i128 %a69, %b69
  %ok69 = icmp eq i1 %r69, true
  br i1 %ok69, label %t70, label %bad

t70:
  store volatile i128 -1, ptr %pa
  store volatile i128 2, ptr %pb
  %a70 = load volatile i128, ptr %pa
  %b70 = load volatile i128, ptr %pb
  %r70 = icmp sgt i128 %a70, %b70
  %ok70 = icmp eq i1 %r70, false
  br i1 %ok70, label %t71, label %bad

t71:
  store volatile i128 1, ptr %pa
  store volatile i128 18446744073709551616, ptr %pb
  %a71 = load volatile i128, ptr %pa
  %b71 = load volatile i128, ptr %pb
  %r71 = icmp sge i128 %a71, %b71
  %ok71 = icmp eq i1 %r71, false
  br i1 %ok71, label %t72, label %bad

t72:
  store volatile i128 -7, ptr %pa
  store volatile i128 1, ptr %pb
  %a72 = load volatile i128, ptr %pa
  %b72 = load volatile i128, ptr %pb
  %r72 = icmp sge i128 %a72, %b72
  %ok72 = icmp eq i1 %r72, false
  br i1 %ok72, label %t73, label %bad

t73:
  ret i32 0

bad:
  %which = phi i32 [ 1, %t1 ], [ 2, %t2 ], [ 3, %t3 ], [ 4, %t4 ], [ 5, %t5 ], [ 6, %t6 ], [ 7, %t7 ], [ 8, %t8 ], [ 9, %t9 ], [ 10, %t10 ], [ 11, %t11 ], [ 12, %t12 ], [ 13, %t13 ], [ 14, %t14 ], [ 15, %t15 ], [ 16, %t16 ], [ 17, %t17 ], [ 18, %t18 ], [ 19, %t19 ], [ 20, %t20 ], [ 21, %t21 ], [ 22, %t22 ], [ 23, %t23 ], [ 24, %t24 ], [ 25, %t25 ], [ 26, %t26 ], [ 27, %t27 ], [ 28, %t28 ], [ 29, %t29 ], [ 30, %t30 ], [ 31, %t31 ], [ 32, %t32 ], [ 33, %t33 ], [ 34, %t34 ], [ 35, %t35 ], [ 36, %t36 ], [ 37, %t37 ], [ 38, %t38 ], [ 39, %t39 ], [ 40, %t40 ], [ 41, %t41 ], [ 42, %t42 ], [ 43, %t43 ], [ 44, %t44 ], [ 45, %t45 ], [ 46, %t46 ], [ 47, %t47 ], [ 48, %t48 ], [ 49, %t49 ], [ 50, %t50 ], [ 51, %t51 ], [ 52, %t52 ], [ 53, %t53 ], [ 54, %t54 ], [ 55, %t55 ], [ 56, %t56 ], [ 57, %t57 ], [ 58, %t58 ], [ 59, %t59 ], [ 60, %t60 ], [ 61, %t61 ], [ 62, %t62 ], [ 63, %t63 ], [ 64, %t64 ], [ 65, %t65 ], [ 66, %t66 ], [ 67, %t67 ], [ 68, %t68 ], [ 69, %t69 ], [ 70, %t70 ], [ 71, %t71 ], [ 72, %t72 ]
  ret i32 %which
}
