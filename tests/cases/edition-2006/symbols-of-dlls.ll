; dllimport and dllexport as linkages of variables, functions and declarations.
; OPTIONS: -mtriple=x86_64-pc-windows-msvc
; EMIT: @out = dllexport global i32 5
; EMIT: @in = external dllimport global i32
; EMIT: declare dllimport i32 @far(i32)
; EMIT: define dllexport i32 @near(i32 %x)

%out = dllexport global int 5
%in = dllimport global int
declare dllimport int %far(int)

implementation

dllexport int %near(int %x) {
  %y = call int %far(int %x)
  %z = load int* %in
  %w = add int %y, %z
  ret int %w
}
