; Weak, hidden and undefined symbols.
; OPTIONS: --target=arm64-apple-macosx11.0.0
; SYMBOL: _hidden global __data
; SYMBOL: _once weak __const
; SYMBOL: _use global __data
; SYMBOL: _weak weak __data
; SYMBOL: _undefined weak undefined
; SECTION: __data
; SECTION: __const
@weak = weak global i32 1
@hidden = hidden global i32 1
@once = linkonce_odr unnamed_addr constant i32 1
@undefined = extern_weak global i32
@use = global ptr @undefined
