; There is no static code for this platform: weak data are reached through the GOT all the same.
; LLC: x86_64-apple-macosx11 arm64-apple-macosx11
; OPTIONS: -relocation-model=static
@weak = weak global i32 1
@table = constant [2 x ptr] [ptr @weak, ptr null]
@narrow = internal constant i16 ptrtoint (ptr @weak to i16)
@holder = global ptr @narrow
define i32 @get() {
  %v = load volatile i32, ptr @weak
  ret i32 %v
}
