; Assembly as a callee: with operands, with side effects, through memory.
; EXIT: 19

target triple = "x86_64-unknown-linux-gnu"

implementation

int %swap(int %x) {
  %y = call int asm "bswap $0", "=r,0"(int %x)
  ret int %y
}

int %main() {
  %a = call int %swap(int 167772160)
  call void asm sideeffect "nop", ""()
  %p = alloca int
  store int 4, int* %p
  call void asm sideeffect "addl $$5, $0", "=*m,*m"(int* %p, int* %p)
  %b = load int* %p
  %c = add int %a, %b
  ret int %c
}
