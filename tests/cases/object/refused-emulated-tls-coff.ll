; OPTIONS: --target=x86_64-w64-windows-gnu -emulated-tls
; ERROR: 3:1: cannot compile emulated thread-local variables for this object format
@x = thread_local global i32 1
