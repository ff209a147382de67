; Before LLVM 3.6, nodes and strings in nodes were said to be metadata, and values became metadata in braces.
; EMIT: call void @llvm.foo(metadata i32 %x)
; EMIT: call void @llvm.foo(metadata i32 7)
; EMIT: !named = !{!0, !1}
; EMIT: !0 = !{!"text", i32 1, null, !2}
; EMIT: !1 = !{!1, i32 1}
; EMIT: !2 = !{}

declare void @llvm.foo(metadata)

define void @f(i32 %x) {
  call void @llvm.foo(metadata !{i32 %x})
  call void @llvm.foo(metadata !{i32 7})
  ret void
}

!named = !{!0, !2}
!0 = metadata !{metadata !"text", i32 1, null, metadata !1}
!1 = metadata !{}
!2 = metadata !{metadata !2, i32 1}
