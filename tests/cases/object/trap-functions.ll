; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu x86_64-apple-macosx11 arm64-apple-macosx11 x86_64-pc-windows-msvc

define void @traps(i32 %which) {
  call void @llvm.debugtrap() #0
  switch i32 %which, label %first [ i32 1, label %second ]
first:
  call void @llvm.trap() #0
  unreachable
second:
  call void @llvm.ubsantrap(i8 12) #1
  unreachable
}
declare void @llvm.debugtrap()
declare void @llvm.trap()
declare void @llvm.ubsantrap(i8)
attributes #0 = { "trap-func-name"="on_trap" }
attributes #1 = { "trap-func-name"="on_check" }
