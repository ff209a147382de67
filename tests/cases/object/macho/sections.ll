; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@a = global i32 1, section "__DATA,__foo"
@b = constant i32 1, section "__TEXT,__foo"
@c = global i32 0, section "__DATA,__zf,zerofill"
@d = constant [4 x i8] c"abc\00", section "__TEXT,__cs,cstring_literals"
@e = constant i32 1, section "__TEXT,__l4,4byte_literals"
@g = global i32 1, section "__DATA,__nds,regular,no_dead_strip"
@h = global i32 1, section "__DATA,__ls,regular,live_support"
@i = global i32 0, section "__DATA,__data"
@j = private global i32 4, section "__DATA,__priv"
@k = internal global ptr @f, section "__DATA,__mod_init_func,mod_init_funcs"
@ip = private global [2 x ptr] [ptr @f, ptr @f], section "__DATA,__interpose,interposing"
@ob = private global [8 x i8] zeroinitializer, section "__DATA,__objc_imageinfo,regular,no_dead_strip"
@db = private constant i32 3, section "__DWARF,__foo,regular,debug"
@ci = global i32 4, section "__DATA, __spaced"
define void @f() section "__TEXT,__foofn" { ret void }
define void @f2() section "__TEXT,__foop,regular,pure_instructions" { ret void }
define void @f3() section "__TEXT,__textcoal_nt,coalesced,pure_instructions" { ret void }
@t = global [2 x ptr] [ptr @j, ptr @ip]
