; Members of a comdat have sections of their own.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; SYMBOL: member local .data.member
; SYMBOL: key weak .data.key
; SYMBOL: constant weak .rodata.constant
; SYMBOL: other global .data.other
; SECTION: .group
; SECTION: .data.key
; SECTION: .data.member
; SECTION: .rodata.constant
; SECTION: .data.other
; SECTION: .note.GNU-stack
$key = comdat any
$other = comdat nodeduplicate
@key = linkonce_odr global i32 1, comdat
@member = internal global i32 1, comdat($key)
@constant = linkonce_odr constant i32 1, comdat($key)
@other = global i32 1, comdat
