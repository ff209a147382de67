; Before LLVM 3, the unwind destination was a block like any other; here nothing else shows the edition.
; RUN

declare i32 @abs(i32)

define i32 @main() {
  %x = invoke i32 @abs(i32 -3) to label %go unwind label %bad

go:
  %status = sub i32 %x, 3
  ret i32 %status

bad:
  ret i32 1
}
