; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

@a = global i32 1, section ".fptable"
@b = constant i32 1, section ".gehcont$y"
@c = constant i32 1, section ".voltbl"
@d = global i32 1, section "INIT"
@e = global i32 1, section ".idata$2"
