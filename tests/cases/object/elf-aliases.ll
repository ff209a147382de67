; Aliases lie where their base does, offsets included.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; SYMBOL: data local .data
; SYMBOL: local local .data
; SYMBOL: base global .bss
; SYMBOL: whole global .bss
; SYMBOL: part global .data
; SYMBOL: weak_part weak .data
; SECTION: .note.GNU-stack
@base = global [4 x i32] zeroinitializer
@data = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@whole = alias [4 x i32], ptr @base
@part = alias i32, getelementptr ([4 x i32], ptr @data, i64 0, i64 2)
@weak_part = weak alias i32, getelementptr (i8, ptr @part, i64 4)
@local = internal alias i32, ptr @data
