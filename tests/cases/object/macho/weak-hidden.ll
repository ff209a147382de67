; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@a = weak hidden global i32 1
@b = linkonce_odr hidden constant i32 4
@c = weak_odr protected global i32 1
@t = global ptr @b
