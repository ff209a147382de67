; An initializer has the pointee of the pointer it initializes.
; ERROR: 5:19

@x = global i32 1
@y = global i64** @x
