; Spaces in the name of the section for Objective-C images go away.
; LLC: aarch64-unknown-linux-gnu
!llvm.module.flags = !{!0, !1, !2}
!0 = !{i32 1, !"Objective-C Version", i32 2}
!1 = !{i32 1, !"Objective-C Image Info Version", i32 0}
!2 = !{i32 1, !"Objective-C Image Info Section", !"__DATA, __objc_imageinfo, regular, no_dead_strip"}
