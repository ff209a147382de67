; Addresses of the frame and of the return, prefetches, markers and counters.
; EXIT: 3

declare sbyte* %llvm.frameaddress(uint)
declare sbyte* %llvm.returnaddress(uint)
declare void %llvm.prefetch(sbyte*, uint, uint)
declare void %llvm.pcmarker(uint)
declare ulong %llvm.readcyclecounter()

implementation

int %main() {
  %p = alloca sbyte
  call void %llvm.prefetch(sbyte* %p, uint 0, uint 3)
  call void %llvm.prefetch(sbyte* %p, uint 1, uint 0)
  call void %llvm.pcmarker(uint 7)
  %f = call sbyte* %llvm.frameaddress(uint 0)
  %r = call sbyte* %llvm.returnaddress(uint 0)
  %a = setne sbyte* %f, null
  %b = setne sbyte* %r, null
  %t = call ulong %llvm.readcyclecounter()
  %u = call ulong %llvm.readcyclecounter()
  %c = setge ulong %u, %t
  %x = cast bool %a to int
  %y = cast bool %b to int
  %z = cast bool %c to int
  %xy = add int %x, %y
  %xyz = add int %xy, %z
  ret int %xyz
}
