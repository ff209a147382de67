; A variable that is known to be the library's.

@plain = external dllimport global i32

define i32 @plain_number() {
  %number = load i32, ptr @plain
  ret i32 %number
}
