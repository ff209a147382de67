; What well-known names of sections say of their contents: small zeros, and what coverage tools read.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = global i32 0, section ".sbss"
@b = global i32 0, section ".sbss.b"
@c = global i32 0, section ".gnu.linkonce.sb.c"
@d = private constant [2 x i8] c"ab", section "__llvm_covmap"
@e = linkonce_odr hidden constant [2 x i8] c"ab", section "__llvm_covfun"
@f = constant [2 x i8] c"ab", section "__llvm_covnames"
@g = constant [2 x i8] c"ab", section "__llvm_covdata"
@llvm.used = appending global [2 x ptr] [ptr @d, ptr @e], section "llvm.metadata"
