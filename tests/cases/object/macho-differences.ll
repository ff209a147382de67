; Differences of symbols are two relocations.
; OPTIONS: --target=arm64-apple-macosx11.0.0
; SYMBOL: _a global __data
; SYMBOL: _b global __data
; SYMBOL: _narrow global __const
; SYMBOL: _wide global __data
; SECTION: __data
; SECTION: __const
@a = global i32 1
@b = global i32 2
@narrow = constant i32 trunc (i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @narrow to i64)) to i32)
@wide = global i64 sub (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @b to i64))
