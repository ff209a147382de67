; Mergeable data in explicit sections.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@a = unnamed_addr constant [4 x i8] c"abc\00", section ".rodata.mystr"
@b = unnamed_addr constant i32 7, section ".rodata.mystr"
@c = unnamed_addr constant i64 7, section ".rodata.mystr"
@d = constant i64 7, section ".rodata.mystr"
@e = unnamed_addr constant [4 x i8] c"abc\00", section ".rodata.str1.1"
@f = unnamed_addr constant i32 7, section ".rodata.cst4"
@g = unnamed_addr constant i64 7, section ".rodata.cst8"
@h = unnamed_addr constant i64 7, section ".rodata.cst4"
@i = constant i32 9, section ".rodata.cst4"
