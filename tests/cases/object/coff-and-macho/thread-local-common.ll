; Linkers allocate no thread-local variables: common ones are weak definitions.
; LLC: x86_64-apple-macosx11 arm64-apple-macosx11 x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc
@common = common thread_local global i32 0, align 32
@hidden = common hidden thread_local global i32 0
define i32 @get() {
  %p = call ptr @llvm.threadlocal.address.p0(ptr @common)
  %v = load volatile i32, ptr %p
  ret i32 %v
}
declare ptr @llvm.threadlocal.address.p0(ptr)
