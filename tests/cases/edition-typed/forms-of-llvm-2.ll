; What LLVM 2 wrote and later readers refuse: globals without names, malloc and free, add and mul of floating-point
; numbers, several results, linkage behind alias, attributes behind parameters and values, declarations and
; definitions of one function, unwind to a block that is no landing pad.
; RUN

global i32 5
constant [2 x i8] c"!\00"
internal global i32* @0

@same = alias weak i32* @0
%pair = type { i32, i8 }

declare i32 @twice(i32)
declare i32 @twice(i32)
declare i8 @narrow(i8 signext) signext
declare void @llvm.memcpy.i32(i8*, i8*, i32, i32)
declare void @llvm.memset.i64(i8*, i8, i64, i32)

define i32 @twice(i32 %x) {
  %r = add i32 %x, %x
  ret i32 %r
}

define i8 @narrow(i8 %x) signext {
  %r = sub i8 %x, 1
  ret i8 %r
}

define { i32, i8 } @both(i32 %x) {
  %y = trunc i32 %x to i8
  ret i32 %x, i8 %y
}

define void @thrower(i1 %c) {
  br i1 %c, label %yes, label %no
yes:
  unwind
no:
  ret void
}

define i32 @caught(i1 %c) {
  invoke void @thrower(i1 %c) to label %fine unwind label %raised
fine:
  ret i32 1
raised:
  ret i32 2
}

define i32 @main() {
  ; 5 through a global without a name and its alias.
  %p = load i32** @2
  %five = load i32* %p
  %again = load i32* @same
  %ten = add i32 %five, %again
  ; 2.5 * 4 - 1 = 9
  %m = mul double 2.5, 4.0
  %n = sub double %m, 1.0
  %nine = fptosi double %n to i32
  %a = add i32 %ten, %nine
  ; 300 = 0x12c: 300 and 44
  %both = call { i32, i8 } @both(i32 300)
  %b0 = getresult { i32, i8 } %both, 0
  %b1 = getresult { i32, i8 } %both, 1
  %b2 = zext i8 %b1 to i32
  %b = add i32 %b0, %b2
  ; -128 - 1 = 127
  %d = call i8 @narrow(i8 -128 signext) signext
  %e = sext i8 %d to i32
  %f = call i32 @twice(i32 %e)
  ; Four numbers, three of them zero.
  %q = malloc i32, i32 4
  %q8 = bitcast i32* %q to i8*
  call void @llvm.memset.i64(i8* %q8, i8 0, i64 16, i32 4)
  %second = getelementptr i32* %q, i32 1
  %second8 = bitcast i32* %second to i8*
  %src = bitcast i32* @0 to i8*
  call void @llvm.memcpy.i32(i8* %second8, i8* %src, i32 4, i32 4)
  %q0 = load i32* %q
  %q1 = load i32* %second
  free i32* %q
  %r0 = call i32 @caught(i1 false)
  %r1 = call i32 @caught(i1 true)
  %r2 = mul i32 %r1, 10
  ; 19 + 344 + 254 + 0 + 5 + 1 + 20 = 643
  %s1 = add i32 %a, %b
  %s2 = add i32 %s1, %f
  %s3 = add i32 %s2, %q0
  %s4 = add i32 %s3, %q1
  %s5 = add i32 %s4, %r0
  %s6 = add i32 %s5, %r2
  %wrong = icmp ne i32 %s6, 643
  %exit = zext i1 %wrong to i32
  ret i32 %exit
}
