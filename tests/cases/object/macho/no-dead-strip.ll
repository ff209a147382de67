; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

define internal void @f() { ret void }
@v = internal global i32 4
@w = private global i32 5
@llvm.used = appending global [3 x ptr] [ptr @f, ptr @v, ptr @w], section "llvm.metadata"
