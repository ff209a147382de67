; GNU ld finds comdats by section names.
; OPTIONS: --target=x86_64-w64-windows-gnu
; SYMBOL: key global .data$key
; SYMBOL: large global .data$large
; SYMBOL: @feat.00 local absolute
; SYMBOL: member local .data$key
; SECTION: .data$key
; SECTION: .data$large
$key = comdat any
$large = comdat largest
@key = linkonce_odr global i32 1, comdat
@member = internal global i32 1, comdat($key)
@large = global i32 1, comdat
