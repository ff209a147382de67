; Objects of COFF have unwind tables of their own.
; OPTIONS: --target=x86_64-w64-windows-gnu -exception-model=dwarf
; ERROR: -exception-model=dwarf: objects of this format have tables of their own
define void @f() {
  ret void
}
