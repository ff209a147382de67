; Sections of functions in comdats tell how often these run; `.text` itself does not.
; LLC: x86_64-w64-windows-gnu x86_64-pc-windows-msvc aarch64-pc-windows-msvc
$shared = comdat any
$often = comdat any
define void @cold() cold { ret void }
define linkonce_odr void @shared() cold comdat { ret void }
define linkonce_odr void @often() hot comdat { ret void }
@table = global [3 x ptr] [ptr @cold, ptr @shared, ptr @often]
