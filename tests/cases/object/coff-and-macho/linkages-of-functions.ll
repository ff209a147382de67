; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

define private void @p() { ret void }
define internal void @i() { ret void }
define available_externally void @ae() { ret void }
define linkonce void @lo() { ret void }
define weak void @we() { ret void }
define linkonce_odr void @loo() { ret void }
define weak_odr void @weo() { ret void }
define void @ex() {
 call void @p()
 call void @i()
 call void @ae()
 call void @lo()
 call void @loo()
 call void @dec()
 call void @ew()
 ret void }
declare void @dec()
declare extern_weak void @ew()
