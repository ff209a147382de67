; Sections by name; well-known names imply a kind.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; SYMBOL: a global mine
; SYMBOL: b global .bss.mine
; SYMBOL: c global .init_array.5
; SYMBOL: d global .note.mine
; SYMBOL: e global .tdata.mine
; SYMBOL: f global with
; SECTION: mine
; SECTION: .bss.mine
; SECTION: .init_array.5
; SECTION: .note.mine
; SECTION: .tdata.mine
; SECTION: with space
; SECTION: .note.GNU-stack
@a = global i32 1, section "mine"
@b = global i32 0, section ".bss.mine"
@c = global ptr @a, section ".init_array.5"
@d = constant i32 1, section ".note.mine"
@e = thread_local global i32 1, section ".tdata.mine"
@f = constant i32 1, section "with space"
