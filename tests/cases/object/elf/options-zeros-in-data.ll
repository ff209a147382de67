; Zeros that go to the file as other data does.
; OPTIONS: -nozero-initialized-in-bss
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
; SYMBOL: zero global .data
; SYMBOL: own global .tdata
@zero = global i32 0
@local = internal global [4 x i64] zeroinitializer
@own = thread_local global i32 0
@placed = global i32 0, section ".bss.mine"
@shared = common global i32 0
define ptr @use() {
  ret ptr @local
}
