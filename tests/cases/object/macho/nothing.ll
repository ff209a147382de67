; A module without anything.
; LLC: x86_64-apple-macosx11 arm64-apple-macosx11
