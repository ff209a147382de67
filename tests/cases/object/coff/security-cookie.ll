; LLC: x86_64-pc-windows-msvc aarch64-pc-windows-msvc

declare void @use(ptr)
define void @protected() sspreq {
  %buffer = alloca [16 x i8]
  call void @use(ptr %buffer)
  ret void
}
