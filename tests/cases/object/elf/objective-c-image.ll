; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu s390x-unknown-linux-gnu x86_64-pc-windows-msvc aarch64-pc-windows-msvc
; SECTION: .objc_imageinfo
@x = global i32 1
!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!0 = !{i32 1, !"Objective-C Version", i32 2}
!1 = !{i32 1, !"Objective-C Image Info Version", i32 0}
!2 = !{i32 1, !"Objective-C Image Info Section", !".objc_imageinfo"}
!3 = !{i32 1, !"Objective-C Class Properties", i32 64}
!4 = !{i32 1, !"Swift Major Version", i8 5}
!5 = !{i32 1, !"Swift ABI Version", i32 7}
