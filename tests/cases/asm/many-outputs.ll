; Assembly that says it writes every register a callee may change, as Rust's `clobber_abi` has it.
; RUN
target triple = "x86_64-unknown-linux-gnu"
define i64 @f(i64 %x) noinline {
  %r = call { i64, i64, i64, i64, i64, i64, i64, i64, i64, double } asm sideeffect inteldialect "mov rax, $10\0A add rax, 5\0A xor edi, edi", "=&{ax},=&{cx},=&{dx},=&{si},=&{di},=&{r8},=&{r9},=&{r10},=&{r11},=&{xmm0},r,~{dirflag},~{fpsr},~{flags},~{memory}"(i64 %x)
  %a = extractvalue { i64, i64, i64, i64, i64, i64, i64, i64, i64, double } %r, 0
  %b = extractvalue { i64, i64, i64, i64, i64, i64, i64, i64, i64, double } %r, 4
  %s = add i64 %a, %b
  ret i64 %s
}
define i32 @main() {
  %r = call i64 @f(i64 37)
  %ok = icmp eq i64 %r, 42
  %z = zext i1 %ok to i32
  %e = xor i32 %z, 1
  ret i32 %e
}
