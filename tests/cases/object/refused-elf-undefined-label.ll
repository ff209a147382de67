; Assemblers keep such names out of symbol tables, so nothing else can define them.
; OPTIONS: --target=x86_64-unknown-linux-gnu
; ERROR: undefined temporary symbol '.Lelsewhere'
@.Lelsewhere = external global i32
@holder = global ptr @.Lelsewhere
