; Uses what the library exports, and exports what the library imports.

@counter = external dllimport global i32
@table = external dllimport constant [2 x i32]
@second = external dllimport global i32
declare dllimport i32 @add(i32, i32)
declare dllimport i32 @sum(i32, i32)
declare dllimport i32 @back(i32)
declare dllimport i32 @either()
declare i32 @plain_number()
declare i32 @printf(ptr, ...)

@program_number = dllexport global i32 100
@pointer = global ptr @add
@format = private constant [31 x i8] c"%d %d %d %d %d %d %d %d %d %d\0A\00"

define dllexport i32 @program_triple(i32 %x) {
  %triple = mul i32 %x, 3
  ret i32 %triple
}

define i32 @main() {
  %old = load i32, ptr @counter
  %added = call i32 @add(i32 %old, i32 2)
  store i32 %added, ptr @counter
  %new = load i32, ptr @counter
  %place = getelementptr i32, ptr @table, i64 1
  %entry = load i32, ptr %place
  %aliased = load i32, ptr @second
  %back = call i32 @back(i32 5)
  %sum = call i32 @sum(i32 1, i32 2)
  %address = load ptr, ptr @pointer
  %indirect = call i32 %address(i32 10, i32 20)
  %either = call i32 @either()
  %plain = call i32 @plain_number()
  call i32 (ptr, ...) @printf(ptr @format, i32 %old, i32 %added, i32 %new, i32 %entry, i32 %aliased, i32 %back, i32 %sum, i32 %indirect, i32 %either, i32 %plain)
  ret i32 0
}
