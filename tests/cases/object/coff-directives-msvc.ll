; Exports and kept symbols are told the linker.
; OPTIONS: --target=x86_64-pc-windows-msvc
; SYMBOL: @feat.00 local absolute
; SYMBOL: exported global .data
; SYMBOL: kept global .data
; SECTION: .drectve
@exported = dllexport global i32 1
@kept = global i32 1
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
