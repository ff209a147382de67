; Without optimization functions stay together, whatever their attributes say.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu
; LEVELS: 0
; SYMBOL: cold global .text
target triple = "x86_64-unknown-linux-gnu"
define void @cold() cold { ret void }
define void @hot() hot { ret void }
define void @kept() !section_prefix !0 { ret void }
!0 = !{!"function_section_prefix", !"hot"}
