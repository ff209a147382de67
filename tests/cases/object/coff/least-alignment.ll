; The sections that every object has are aligned to words.
; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

@zero = global i8 0, align 1
@one = global i8 1, align 1
