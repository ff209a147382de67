; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@a = private unnamed_addr constant [4 x i8] c"abc\00", section "__TEXT,__objc_methname,cstring_literals", align 1
@r = internal externally_initialized global ptr @a, section "__DATA,__objc_selrefs,literal_pointers,no_dead_strip", align 8
@"OBJC_CLASS_$_Foo" = global i32 1, section "__DATA,__objc_data"
@"\01l_OBJC_LABEL_CLASS_$" = private global ptr @"OBJC_CLASS_$_Foo", section "__DATA,__objc_classlist,regular,no_dead_strip"
@llvm.compiler.used = appending global [2 x ptr] [ptr @r, ptr @"\01l_OBJC_LABEL_CLASS_$"], section "llvm.metadata"
