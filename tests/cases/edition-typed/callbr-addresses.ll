; The destinations of callbr were passed as addresses too; now the constraints have labels.
; EMIT: callbr void asm sideeffect "", "r,!i,!i"(i32 %x)
; EMIT: to label %one [label %two, label %

define void @f(i32 %x) {
  callbr void asm sideeffect "", "r,i,i"(i32 %x, i8* blockaddress(@f, %two), i8* blockaddress(@f, %1))
          to label %one [label %two, label %1]
one:
  ret void
two:
  ret void
1:
  ret void
}
