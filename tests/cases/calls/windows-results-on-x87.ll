; On Windows long double results go to memory with System V's convention as well: the caller passes an address, and gets
; it back.
; PLATFORMS: windows-gnu
; EXIT: 42
@place = global x86_fp80 0xK00000000000000000000
@pointer = global ptr @twice

define x86_64_sysvcc x86_fp80 @twice(x86_fp80 %x) noinline {
  %1 = fadd x86_fp80 %x, %x
  ret x86_fp80 %1
}

define i32 @main() {
  %f = load volatile ptr, ptr @pointer
  %back = call x86_64_sysvcc ptr %f(ptr @place, x86_fp80 0xK4003A000000000000000)
  %stored = load volatile x86_fp80, ptr @place
  %same = icmp eq ptr %back, @place
  %again = call x86_64_sysvcc x86_fp80 @twice(x86_fp80 0xK3FFF8000000000000000)
  %sum = fadd x86_fp80 %stored, %again
  %n = fptosi x86_fp80 %sum to i32
  %exit = select i1 %same, i32 %n, i32 1
  ret i32 %exit
}
