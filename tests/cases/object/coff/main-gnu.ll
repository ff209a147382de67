; The program's main runs the constructors of MinGW.
; LLC: x86_64-w64-windows-gnu aarch64-w64-windows-gnu x86_64-pc-windows-msvc

define i32 @main() {
  ret i32 0
}
