; Names of any bytes, and names taken as they are.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; SYMBOL: verbatim global .data
; SYMBOL: with space global .data
; SYMBOL: ü global .data
; SYMBOL: $dollar global .data
; SYMBOL: __unnamed_1 global .data
; SECTION: .note.GNU-stack
@"\01verbatim" = global i32 1
@"with space" = global i32 1
@"\C3\BC" = global i32 1
@"$dollar" = global i32 1
@0 = global i32 1
@1 = private global i32 1
