; Without position independence the linker knows addresses, so constants stay read-only.
; OPTIONS: --target=x86_64-unknown-linux-gnu --relocation-model=static
; SYMBOL: data global .data
; SYMBOL: pointer global .rodata
; SECTION: .rodata
; SECTION: .note.GNU-stack
@data = global i32 1
@pointer = constant ptr @data
