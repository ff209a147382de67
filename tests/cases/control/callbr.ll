; Inline assembly that jumps to labels: none, one, two of them, with a result on every way, with phis, and in a loop.
; STDOUT: 1 0 -1 | 3 800 | 10
@format = private constant [25 x i8] c"%d %d %d | %d %d | %d\0A\00\00\00"

declare i32 @printf(ptr, ...)

define i32 @sign(i32 %x) noinline {
  callbr void asm sideeffect "testl $0, $0; jz ${1:l}; js ${2:l}", "r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %x)
    to label %positive [label %zero, label %negative]
positive:
  br label %join
zero:
  br label %join
negative:
  br label %join
join:
  %r = phi i32 [ 1, %positive ], [ 0, %zero ], [ -1, %negative ]
  ret i32 %r
}

define i32 @scaled(i32 %x) noinline {
entry:
  %r = callbr i32 asm sideeffect "movl $1, $0; cmpl $$5, $1; jg ${2:l}", "=&r,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %x)
    to label %small [label %big]
small:
  ret i32 %r
big:
  %hundred = mul i32 %r, 100
  ret i32 %hundred
}

define i32 @sum(i32 %n) noinline {
entry:
  br label %loop
loop:
  %k = phi i32 [ %n, %entry ], [ %less, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %t = add i32 %s, %k
  %less = callbr i32 asm sideeffect "decl $0; jnz ${2:l}", "=r,0,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %k)
    to label %done [label %loop]
done:
  ret i32 %t
}

define i32 @main() {
  %a = call i32 @sign(i32 5)
  %b = call i32 @sign(i32 0)
  %c = call i32 @sign(i32 -3)
  %d = call i32 @scaled(i32 3)
  %e = call i32 @scaled(i32 8)
  %f = call i32 @sum(i32 4)
  call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f)
  ret i32 0
}
