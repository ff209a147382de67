; OPTIONS: --target=arm64-apple-macosx11.0.0
; ERROR: 4:1: MachO doesn't support COMDATs
$c = comdat any
@c = linkonce_odr global i32 1, comdat
