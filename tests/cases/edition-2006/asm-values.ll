; Inline assembly as callee: with results, side effects, clobbers, memory, several operands; module assembly in pieces.
; STDOUT: 67305985 12 9 77
module asm ".text"
module asm "rllc_test_seven:"
module asm "\09movl $77, %eax\0A\09ret"
%fmt = internal constant [13 x sbyte] c"%d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)
declare int %rllc_test_seven()

implementation

int %main() {
  %x = call int asm "bswap $0", "=r,0"(int 16909060)
  %y = call int asm sideeffect "movl $1, $0\0A\09addl $2, $0", "=&r,r,r,~{dirflag},~{fpsr},~{flags}"(int 5, int 7)
  %m = alloca int
  store int 4, int* %m
  call void asm sideeffect "addl $$5, $0", "=*m,*m,~{flags}"(int* %m, int* %m)
  %z = load int* %m
  call void asm sideeffect "nop", "~{memory}"()
  %w = call int %rllc_test_seven()
  %s = getelementptr [13 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %s, int %x, int %y, int %z, int %w)
  ret int 0
}
