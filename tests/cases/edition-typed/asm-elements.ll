; Indirect operands of inline assembly get the type that their pointers point to.
; EMIT: call void asm "addl $1, $0", "=*m,r,*m"(ptr elementtype(i32) %p, i32 %x, ptr elementtype(i32) %p)

define void @f(i32* %p, i32 %x) {
  call void asm "addl $1, $0", "=*m,r,*m"(i32* %p, i32 %x, i32* %p)
  ret void
}
