; An alignment that would make the file unreasonably large.
; ERROR: 5:1: 4294967296 bytes of initialized data are more than an object file can reasonably hold
; OPTIONS: --target=x86_64-unknown-linux-gnu

@wide = global i32 0, align 4294967296
