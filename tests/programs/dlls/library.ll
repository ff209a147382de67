; A library of Windows: exports functions, data and aliases of both, and imports from the program that loads it.

$either = comdat any

@counter = dllexport global i32 40
@table = dllexport constant [2 x i32] [i32 7, i32 8]
@plain = dllexport global i32 500
@second = dllexport alias i32, getelementptr ([2 x i32], ptr @table, i64 0, i64 1)
@sum = dllexport alias i32 (i32, i32), ptr @add

@program_number = external dllimport global i32
declare dllimport i32 @program_triple(i32)

define dllexport i32 @add(i32 %a, i32 %b) {
  %sum = add i32 %a, %b
  ret i32 %sum
}

; 100 + 3 * %x
define dllexport i32 @back(i32 %x) {
  %number = load i32, ptr @program_number
  %triple = call i32 @program_triple(i32 %x)
  %result = add i32 %number, %triple
  ret i32 %result
}

define weak_odr dllexport i32 @either() comdat {
  ret i32 11
}

define i32 @DllMainCRTStartup(ptr %instance, i32 %reason, ptr %reserved) {
  ret i32 1
}
