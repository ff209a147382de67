; Sections of single functions tell how often they run.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu s390x-unknown-linux-gnu
; OPTIONS: -function-sections
; LEVELS: 2
; SYMBOL: cold global .text.unlikely.cold
; SYMBOL: shared weak .text.hot.shared
target triple = "x86_64-unknown-linux-gnu"
$shared = comdat any
define void @cold() cold { ret void }
define weak_odr void @shared() hot comdat { ret void }
