; The symbols of dllimport and dllexport in an object for Windows: references go through __imp_.
; SYMBOL: __imp_imported global undefined
; SYMBOL: __imp_other global undefined
; SYMBOL: exported global .data
; SYMBOL: work global .text
; SECTION: .drectve
target triple = "x86_64-w64-mingw32"
%imported = dllimport global int
%exported = dllexport global int 4
declare dllimport int %other(int)
implementation
dllexport int %work(int %x) {
  %v = load int* %imported
  %w = call int %other(int %v)
  ret int %w
}
