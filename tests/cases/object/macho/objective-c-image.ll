; LLC: x86_64-apple-macosx11 arm64-apple-macosx11
@x = global i32 1
!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!0 = !{i32 1, !"Objective-C Version", i32 2}
!1 = !{i32 1, !"Objective-C Image Info Version", i32 0}
!2 = !{i32 1, !"Objective-C Image Info Section", !"__DATA,__objc_imageinfo,regular,no_dead_strip"}
!3 = !{i32 1, !"Objective-C Class Properties", i32 64}
!4 = !{i32 1, !"Swift Major Version", i8 5}
!5 = !{i32 1, !"Swift ABI Version", i32 7}
