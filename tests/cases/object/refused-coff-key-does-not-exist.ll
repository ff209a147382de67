; OPTIONS: --target=x86_64-w64-windows-gnu
; ERROR: 4:1: Associative COMDAT symbol 'key' does not exist
$key = comdat any
@a = internal global i32 1, comdat($key)
