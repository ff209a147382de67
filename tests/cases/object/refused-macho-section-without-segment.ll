; OPTIONS: --target=arm64-apple-macosx11.0.0
; ERROR: 3:1: requires a segment and section separated by a comma
@a = global i32 1, section "mine"
