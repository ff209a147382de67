; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: 4:1: ELF COMDATs only support
$c = comdat largest
@c = global i32 1, comdat
