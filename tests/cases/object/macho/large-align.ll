; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@a = global i8 1, align 32768
