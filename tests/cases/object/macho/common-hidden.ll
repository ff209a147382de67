; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@a = common hidden global i32 0
@b = common global i32 0, align 16
