; The same on arm64.
; OPTIONS: --target=aarch64-pc-windows-msvc
; SYMBOL: @feat.00 local absolute
; SYMBOL: data global .data
; SYMBOL: weak weak undefined
; SYMBOL: .weak.weak.default.data global .data
; SYMBOL: thread global .tls$
; SECTION: .tls$
@data = global i32 1
@weak = weak global i32 1
@thread = thread_local global i32 1
