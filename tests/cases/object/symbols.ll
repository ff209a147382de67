; Each linkage in the symbol table.
; SYMBOL: shown global .text
; SYMBOL: inner local .text
; SYMBOL: replaceable weak .text
; SYMBOL: outside global undefined
; SYMBOL: perhaps weak undefined
; SYMBOL: counter global .data
; SYMBOL: zeros global .bss
; SYMBOL: shared global common
; NO-SYMBOL: never
@counter = global i32 7
@zeros = global [4 x i32] zeroinitializer
@shared = common global i32 0

declare void @outside()
declare extern_weak void @perhaps()
declare void @never()

define internal void @inner() {
  ret void
}

define weak void @replaceable() {
  ret void
}

define void @shown() {
  call void @inner()
  call void @outside()
  call void @perhaps()
  ret void
}
