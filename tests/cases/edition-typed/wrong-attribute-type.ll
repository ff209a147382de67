; The type of a type attribute is what the parameter points to.
; ERROR: 4:22: attribute 'byval(i8)' does not match parameter type 'i32*'

declare void @callee(i32* byval(i8))
