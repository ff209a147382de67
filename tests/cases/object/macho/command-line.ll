; LLC: x86_64-apple-macosx11 arm64-apple-macosx11

@x = global i32 1
!llvm.commandline = !{!0, !1}
!0 = !{!"clang -O2"}
!1 = !{!"clang -O0"}
