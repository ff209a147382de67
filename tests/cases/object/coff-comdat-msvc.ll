; Comdats are told by their records.
; OPTIONS: --target=x86_64-pc-windows-msvc
; SYMBOL: key global .data
; SYMBOL: same global .data
; SYMBOL: @feat.00 local absolute
; SYMBOL: member local .data
$key = comdat any
$same = comdat samesize
@key = linkonce_odr global i32 1, comdat
@member = internal global i32 1, comdat($key)
@same = global i32 1, comdat
