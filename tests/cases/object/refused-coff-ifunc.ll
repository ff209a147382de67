; OPTIONS: --target=x86_64-pc-windows-msvc
; ERROR: 6:1: IFuncs are not supported on this platform
define ptr @resolver() {
  ret ptr null
}
@f = ifunc i32 (i32), ptr @resolver
