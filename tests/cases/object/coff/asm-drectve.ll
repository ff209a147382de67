; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

module asm ".section .drectve,\22yn\22"
module asm ".ascii \22 -export:foo\22"
define dllexport void @f() { ret void }
