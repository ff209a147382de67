; Addresses in 1 and 2 bytes.
; LLC: x86_64-unknown-linux-gnu s390x-unknown-linux-gnu
@e = external global i32
@b = global i16 ptrtoint (ptr @e to i16)
@c = global i8 ptrtoint (ptr @e to i8)
