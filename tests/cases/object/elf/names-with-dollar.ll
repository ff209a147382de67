; Names that start with a dollar sign are operands of instructions, too.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu
; ASSEMBLY: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu s390x-unknown-linux-gnu x86_64-w64-windows-gnu
@"$d0" = global i32 0
@"$table" = global ptr @"$d0"
declare i32 @"$callee"(ptr)
define i32 @"$f"() {
  %a = load i32, ptr @"$d0"
  %b = call i32 @"$callee"(ptr @"$table")
  %c = add i32 %a, %b
  ret i32 %c
}
