; Weak definitions without a comdat are weak externals with a fall-back.
; OPTIONS: --target=x86_64-w64-windows-gnu
; SYMBOL: @feat.00 local absolute
; SYMBOL: weak weak undefined
; SYMBOL: .weak.weak.default.plain global .data
; SYMBOL: plain global .data
; SYMBOL: use global .data
; SYMBOL: undefined weak undefined
; SYMBOL: .weak.undefined.default.plain global absolute
; SYMBOL: alias weak undefined
@weak = weak global i32 1
@plain = global i32 1
@undefined = extern_weak global i32
@use = global ptr @undefined
@alias = weak alias i32, ptr @plain
