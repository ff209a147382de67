; What llvm.used names keeps a section of its own.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; SYMBOL: kept local .data.kept
; SYMBOL: plain local .data
; SECTION: .data.kept
; SECTION: .note.GNU-stack
@kept = internal global i32 1
@plain = internal global i32 1
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @plain], section "llvm.metadata"
