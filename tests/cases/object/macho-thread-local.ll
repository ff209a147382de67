; A thread-local variable is a descriptor that leads to its initial value.
; OPTIONS: --target=x86_64-apple-macosx11.0.0
; SYMBOL: _thread$tlv$init local __thread_data
; SYMBOL: _zero$tlv$init local __thread_bss
; SYMBOL: _local$tlv$init local __thread_bss
; SYMBOL: _local local __thread_vars
; SYMBOL: _thread global __thread_vars
; SYMBOL: _zero global __thread_vars
; SYMBOL: __tlv_bootstrap global undefined
; SECTION: __thread_data
; SECTION: __thread_vars
; SECTION: __thread_bss
@thread = thread_local global i32 5
@zero = thread_local global i32 0
@local = internal thread_local global i32 0
