; Firmware of x86-64 has the conventions of Windows, and no C runtime.
; LLC: x86_64-unknown-uefi

@number = global i32 1
@elsewhere = external global i32
declare void @use(ptr, ...)
define i64 @efi_main(ptr %image, ptr %table) {
  %buffer = alloca [9000 x i8]
  call void (ptr, ...) @use(ptr %buffer, ptr %table)
  store i32 1, ptr @elsewhere
  ret i64 0
}
