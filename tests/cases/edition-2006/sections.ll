; Sections and alignments of globals and functions; module assembly; a library name that nothing needs.
; SECTION: my.data
; SECTION: my.text
; SYMBOL: placed global my.data
; SYMBOL: here global my.text
; EXIT: 15

target endian = little
target pointersize = 64
target triple = "x86_64-unknown-linux-gnu"
deplibs = [ "c", "m" ]
module asm ".globl from_asm"
module asm ".data"
module asm "from_asm: .long 5"
module asm "\09.text"

%placed = global int 3, section "my.data", align 64
%wide = internal global sbyte 7, align 4096
%from_asm = external global int

implementation

int %here() section "my.text" align 32 {
  %x = load int* %placed
  ret int %x
}

int %main() align 16 {
  %a = call int %here()
  %b = load sbyte* %wide
  %p = cast sbyte* %wide to ulong
  %low = and ulong %p, 4095
  %c = cast sbyte %b to int
  %d = cast ulong %low to int
  %q = cast int* %placed to ulong
  %low2 = and ulong %q, 63
  %e = cast ulong %low2 to int
  %f = load int* %from_asm
  %s = add int %a, %c
  %t = add int %s, %d
  %u = add int %t, %e
  %v = add int %u, %f
  ret int %v
}
