; The symbols whose addresses are compared are those that the relocations of one word name.
; LLC: x86_64-apple-macosx11 arm64-apple-macosx11
; OPTIONS: -addrsig
@a = global i32 1
@unused = internal global i32 1
@external = external global i32
@mergeable = unnamed_addr global ptr @external
@private = private global i32 2
@holder = global [2 x ptr] [ptr @private, ptr @mergeable]
@alias = alias i32, ptr @a
declare i32 @callee()
define i32 @f() {
  %r = call i32 @callee()
  ret i32 %r
}
