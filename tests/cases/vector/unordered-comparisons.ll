; Vector comparisons of floats that hold for NaNs.
; The exit status is the number of the first result that is wrong.
; EXIT: 0
; PLATFORMS: host aarch64 riscv64 s390x

@a = global <4 x float> <float 1.0, float 2.0, float 0x7FF8000000000000, float 3.0>
@b = global <4 x float> <float 2.0, float 2.0, float 1.0, float 1.0>

define i32 @main() {
entry:
  %a = load volatile <4 x float>, ptr @a
  %b = load volatile <4 x float>, ptr @b
  %ult = fcmp ult <4 x float> %a, %b
  %ule = fcmp ule <4 x float> %a, %b
  %ugt = fcmp ugt <4 x float> %a, %b
  %uge = fcmp uge <4 x float> %a, %b
  %ueq = fcmp ueq <4 x float> %a, %b
  %une = fcmp une <4 x float> %a, %b
  %one = fcmp one <4 x float> %a, %b
  %lt = bitcast <4 x i1> %ult to i4
  %le = bitcast <4 x i1> %ule to i4
  %gt = bitcast <4 x i1> %ugt to i4
  %ge = bitcast <4 x i1> %uge to i4
  %eq = bitcast <4 x i1> %ueq to i4
  %ne = bitcast <4 x i1> %une to i4
  %ord = bitcast <4 x i1> %one to i4
  br label %lanes

lanes:
  %lt0 = extractelement <4 x i1> %ult, i32 0
  %lt1 = extractelement <4 x i1> %ult, i32 1
  %lt2 = extractelement <4 x i1> %ult, i32 2
  %lt3 = extractelement <4 x i1> %ult, i32 3
  %n1 = xor i1 %lt1, true
  %n3 = xor i1 %lt3, true
  %x = and i1 %lt0, %n1
  %y = and i1 %lt2, %n3
  %z = and i1 %x, %y
  br i1 %z, label %count, label %bad

count:
  ; How many lanes hold: 2, 3, 2, 3, 2, 3, 2.
  %c.lt = call i4 @llvm.ctpop.i4(i4 %lt)
  %c.le = call i4 @llvm.ctpop.i4(i4 %le)
  %c.gt = call i4 @llvm.ctpop.i4(i4 %gt)
  %c.ge = call i4 @llvm.ctpop.i4(i4 %ge)
  %c.eq = call i4 @llvm.ctpop.i4(i4 %eq)
  %c.ne = call i4 @llvm.ctpop.i4(i4 %ne)
  %c.ord = call i4 @llvm.ctpop.i4(i4 %ord)
  %ok.lt = icmp eq i4 %c.lt, 2
  br i1 %ok.lt, label %t.le, label %bad
t.le:
  %ok.le = icmp eq i4 %c.le, 3
  br i1 %ok.le, label %t.gt, label %bad
t.gt:
  %ok.gt = icmp eq i4 %c.gt, 2
  br i1 %ok.gt, label %t.ge, label %bad
t.ge:
  %ok.ge = icmp eq i4 %c.ge, 3
  br i1 %ok.ge, label %t.eq, label %bad
t.eq:
  %ok.eq = icmp eq i4 %c.eq, 2
  br i1 %ok.eq, label %t.ne, label %bad
t.ne:
  %ok.ne = icmp eq i4 %c.ne, 3
  br i1 %ok.ne, label %t.one, label %bad
t.one:
  %ok.one = icmp eq i4 %c.ord, 2
  br i1 %ok.one, label %good, label %bad

good:
  ret i32 0

bad:
  %n = phi i32 [ 1, %lanes ], [ 2, %count ], [ 3, %t.le ], [ 4, %t.gt ], [ 5, %t.ge ], [ 6, %t.eq ], [ 7, %t.ne ], [ 8, %t.one ]
  ret i32 %n
}

declare i4 @llvm.ctpop.i4(i4)
