; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc x86_64-apple-macosx11 arm64-apple-macosx11

@u4 = private unnamed_addr constant i32 7
@u8 = private unnamed_addr constant i64 7
@u16 = private unnamed_addr constant [2 x i64] [i64 7, i64 8]
@u32 = private unnamed_addr constant [4 x i64] [i64 7, i64 8, i64 9, i64 10]
@lu4 = private local_unnamed_addr constant i32 7
@s1 = private unnamed_addr constant [4 x i8] c"abc\00"
@s2 = private unnamed_addr constant [3 x i16] [i16 97, i16 98, i16 0]
@s4 = private unnamed_addr constant [3 x i32] [i32 97, i32 98, i32 0]
@es1 = unnamed_addr constant [4 x i8] c"abd\00"
@is1 = internal unnamed_addr constant [4 x i8] c"abe\00"
@lsu = linkonce_odr unnamed_addr constant [4 x i8] c"abf\00"
@lslu = linkonce_odr local_unnamed_addr constant [4 x i8] c"abg\00"
@lsc = linkonce_odr constant i32 4
@lscu = linkonce_odr unnamed_addr constant i32 4
@lsgu = linkonce_odr unnamed_addr global i32 4
@emb = private unnamed_addr constant [4 x i8] c"a\00c\00"
@nonul = private unnamed_addr constant [3 x i8] c"abc"
@zero = private unnamed_addr constant i32 0
@t = global [17 x ptr] [ptr @u4, ptr @u8, ptr @u16, ptr @u32, ptr @lu4, ptr @s1, ptr @s2, ptr @s4, ptr @es1, ptr @is1, ptr @lsu, ptr @lslu, ptr @emb, ptr @nonul, ptr @zero, ptr @lsc, ptr @lscu]
define linkonce_odr void @ff() unnamed_addr { ret void }
define linkonce_odr void @ffl() local_unnamed_addr { ret void }
define void @g() {
 call void @ff()
 call void @ffl()
 ret void }
