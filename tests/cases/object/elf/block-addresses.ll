; Addresses of blocks lie in their function.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@table = constant [2 x ptr] [ptr blockaddress(@jump, %second), ptr blockaddress(@jump, %third)]
@one = global ptr blockaddress(@jump, %third)
@difference = constant i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@jump, %third) to i64), i64 ptrtoint (ptr blockaddress(@jump, %third) to i64)) to i32)
define i32 @jump(i32 %n, i32 %x) {
  %p = getelementptr [2 x ptr], ptr @table, i64 0, i32 %n
  %to = load ptr, ptr %p
  %y = mul i32 %x, %x
  %z = sdiv i32 %y, %n
  store volatile i32 %z, ptr @sink
  indirectbr ptr %to, [label %second, label %third]
second:
  ret i32 %y
third:
  ret i32 %z
}
@sink = global i32 0
