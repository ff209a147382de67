; Options and libraries for the linker, partitions.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; SYMBOL: a global .data
; SECTION: .linker-options
; SECTION: .deplibs
; SECTION: .comment
; SECTION: .note.GNU-stack
; SECTION: .llvm_sympart
@a = global i32 1, partition "part"
!llvm.linker.options = !{!0}
!llvm.dependent-libraries = !{!1}
!llvm.ident = !{!2}
!0 = !{!"lib", !"z"}
!1 = !{!"m.lib"}
!2 = !{!"a compiler"}
