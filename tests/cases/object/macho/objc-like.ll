; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

%struct._class_t = type { ptr, ptr, ptr, ptr, ptr }
@_objc_empty_cache = external global i8
@"OBJC_CLASS_$_NSObject" = external global %struct._class_t
@"OBJC_METACLASS_$_A" = global %struct._class_t { ptr null, ptr null, ptr @_objc_empty_cache, ptr null, ptr @"\01l_OBJC_CLASS_RO_$_A" }, section "__DATA, __objc_data", align 8
@OBJC_CLASS_NAME_ = private unnamed_addr constant [2 x i8] c"A\00", section "__TEXT,__objc_classname,cstring_literals", align 1
@"\01l_OBJC_CLASS_RO_$_A" = private global { i32, i32, ptr } { i32 129, i32 40, ptr @OBJC_CLASS_NAME_ }, section "__DATA, __objc_const", align 8
@"OBJC_LABEL_CLASS_$" = private global [1 x ptr] [ptr @"OBJC_METACLASS_$_A"], section "__DATA,__objc_classlist,regular,no_dead_strip", align 8
@llvm.compiler.used = appending global [2 x ptr] [ptr @OBJC_CLASS_NAME_, ptr @"OBJC_LABEL_CLASS_$"], section "llvm.metadata"
