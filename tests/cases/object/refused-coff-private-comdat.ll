; OPTIONS: --target=x86_64-pc-windows-msvc
; ERROR: 4:1: comdat global value has private linkage
$g = comdat any
@g = private global i32 7, comdat
