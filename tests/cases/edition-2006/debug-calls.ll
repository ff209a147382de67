; Debug intrinsics of the time leave nothing behind, with results and without.
; EXIT: 6

%unit = type { uint, sbyte* }
%u = internal constant %unit zeroinitializer
declare {}* %llvm.dbg.stoppoint({}*, uint, uint, %unit*)
declare void %llvm.dbg.func.start({ }*)
declare void %llvm.dbg.region.end({}*)

implementation

int %main() {
  call void %llvm.dbg.func.start({}* null)
  %a = call {}* %llvm.dbg.stoppoint({}* null, uint 5, uint 2, %unit* %u)
  %x = add int 2, 4
  %b = call {}* %llvm.dbg.stoppoint({}* %a, uint 6, uint 2, %unit* %u)
  %same = seteq {}* %a, %b
  call void %llvm.dbg.region.end({}* null)
  ret int %x
}
