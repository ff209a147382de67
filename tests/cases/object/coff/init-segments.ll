; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

@init = internal constant ptr @f, section ".CRT$XCL"
@init2 = internal constant ptr @f, section ".CRT$XCT"
define internal void @f() { ret void }
@llvm.used = appending global [2 x ptr] [ptr @init, ptr @init2], section "llvm.metadata"
