; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

define void @a() optsize { ret void }
define void @b() minsize { ret void }
define void @c() { ret void }
