; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@p = private global i32 1
@i = internal global i32 2
@ae = available_externally global i32 3
@lo = linkonce global i32 4
@we = weak global i32 5
@loo = linkonce_odr global i32 6
@weo = weak_odr global i32 7
@ex = global i32 8
@cst = constant i32 9
@dec = external global i32
@ew = extern_weak global i32
@tab = global [9 x ptr] [ptr @p, ptr @i, ptr @ae, ptr @lo, ptr @we, ptr @loo, ptr @weo, ptr @dec, ptr @ew]
