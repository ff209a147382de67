; An alias is described as what it stands for; a weak one is external only if it is hidden.
; LLC: x86_64-apple-macosx11 arm64-apple-macosx11
@weakv = weak global i32 4
@pub = global i32 4
@loc = internal global [2 x i32] [i32 4, i32 5]
@internal_of_weak = internal alias i32, ptr @weakv
@external_of_weak = alias i32, ptr @weakv
@weak_of_weak = weak alias i32, ptr @weakv
@weak_of_strong = weak alias i32, ptr @pub
@weak_of_local = weak alias i32, ptr @loc
@weak_hidden = weak hidden alias i32, ptr @pub
@hidden = hidden alias i32, ptr @pub
@linkonce = linkonce_odr alias i32, ptr @pub
@inside = linkonce_odr alias i8, getelementptr (i8, ptr @loc, i64 4)
@llvm.used = appending global [3 x ptr] [ptr @weak_of_strong, ptr @hidden, ptr @weakv]
