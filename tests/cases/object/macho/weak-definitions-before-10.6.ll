; The linker of Mac OS X before 10.6 knows no weak definitions that can be hidden; without a version it is as old.
; LLC: x86_64-apple-macosx10.5 x86_64-apple-darwin x86_64-apple-darwin9 x86_64-apple-macosx10.6 arm64-apple-darwin
define linkonce_odr void @f() unnamed_addr { ret void }
@v = linkonce_odr unnamed_addr constant i32 7
@use = global [2 x ptr] [ptr @f, ptr @v]
