; The stack that functions take; these have no frame.
; OPTIONS: -stack-size-section -function-sections
; LLC: aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
define i32 @one(i32 %a) {
  ret i32 %a
}
define linkonce_odr i32 @shared() comdat {
  ret i32 3
}
$shared = comdat any
define void @placed() section "elsewhere" {
  ret void
}
