; byref never came without its type.
; ERROR: 4:32: expected '('

declare void @callee(i32* byref)
