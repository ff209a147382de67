; A variable that nothing says is the library's: MinGW's linker imports it by itself.

@plain = external global i32

define i32 @plain_number() {
  %number = load i32, ptr @plain
  ret i32 %number
}
