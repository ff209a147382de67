; Exports, hidden names and alignments are told the linker.
; OPTIONS: --target=x86_64-w64-windows-gnu
; SYMBOL: @feat.00 local absolute
; SYMBOL: exported global .data
; SYMBOL: hidden global .data
; SYMBOL: common global common
; SECTION: .drectve
@exported = dllexport global i32 1
@hidden = hidden global i32 1
@common = common global [10 x i32] zeroinitializer
