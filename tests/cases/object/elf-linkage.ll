; Linkage becomes binding.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; SYMBOL: internal local .data
; SYMBOL: external global .data
; SYMBOL: weak weak .data
; SYMBOL: weak_odr weak .data
; SYMBOL: linkonce weak .data
; SYMBOL: linkonce_odr weak .data
; SYMBOL: hidden_declaration global undefined
; SYMBOL: use global .data
; SYMBOL: extern_weak weak undefined
; SYMBOL: available global undefined
; SECTION: .note.GNU-stack
@external = global i32 1
@internal = internal global i32 1
@weak = weak global i32 1
@weak_odr = weak_odr global i32 1
@linkonce = linkonce global i32 1
@linkonce_odr = linkonce_odr global i32 1
@extern_weak = extern_weak global i32
@available = available_externally global i32 1
@unused = external global i32
@hidden_declaration = external hidden global i32
@use = global [2 x ptr] [ptr @extern_weak, ptr @available]
