; Each kind of global goes to its own section.
; OPTIONS: --target=x86_64-apple-macosx11.0.0
; SYMBOL: _local_zero local __bss
; SYMBOL: l_private local __data
; SYMBOL: _constant global __const
; SYMBOL: _data global __data
; SYMBOL: _mine global __mine
; SYMBOL: _pointer global __const
; SYMBOL: _string global __cstring
; SYMBOL: _use global __data
; SYMBOL: _zero global __common
; SYMBOL: _common global common
; SECTION: __const
; SECTION: __data
; SECTION: __common
; SECTION: __bss
; SECTION: __cstring
; SECTION: __literal8
; SECTION: __mine
@constant = constant i32 1
@data = global i32 1
@zero = global i32 0
@local_zero = internal global i32 0
@pointer = constant ptr @data
@string = unnamed_addr constant [4 x i8] c"abc\00"
@literal = private unnamed_addr constant i64 5
@private = private global i32 1
@common = common global i32 0
@mine = global i32 1, section "__DATA,__mine"
@use = global [2 x ptr] [ptr @literal, ptr @private]
