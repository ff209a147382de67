; Before LLVM 17 no number could be left out.
; ERROR: 5:3: instruction expected to be numbered '%2'

define i32 @f(i32, i32* %p) {
  %4 = load i32* %p
  ret i32 %4
}
