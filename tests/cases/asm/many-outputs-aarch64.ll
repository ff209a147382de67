; Assembly that says it writes every register a callee may change, as Rust's `clobber_abi` has it.
; PLATFORMS: aarch64
; RUN
target triple = "aarch64-unknown-linux-gnu"
define i64 @f(i64 %x) noinline {
  %r = call { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i32 } asm sideeffect "add x0, $19, #5\0A mov x17, #0\0A cmp x0, #42", "=&{x0},=&{x1},=&{x2},=&{x3},=&{x4},=&{x5},=&{x6},=&{x7},=&{x8},=&{x9},=&{x10},=&{x11},=&{x12},=&{x13},=&{x14},=&{x15},=&{x16},=&{x17},={@cceq},r,~{memory},~{cc},~{sp}"(i64 %x)
  %a = extractvalue { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i32 } %r, 0
  %b = extractvalue { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i32 } %r, 17
  %c = extractvalue { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i32 } %r, 18
  %d = zext i32 %c to i64
  %s = add i64 %a, %b
  %t = add i64 %s, %d
  ret i64 %t
}
define i32 @main() {
  %r = call i64 @f(i64 37)
  %ok = icmp eq i64 %r, 43
  %z = zext i1 %ok to i32
  %e = xor i32 %z, 1
  ret i32 %e
}
