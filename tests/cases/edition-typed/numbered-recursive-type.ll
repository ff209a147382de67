; A numbered struct may point to itself, and be used before it is defined.
; RUN

%0 = type { %0*, i32 }
%1 = type { %2*, [2 x %1*] }
%2 = type { %1 }

define i32 @main() {
  %node = alloca %0
  %link = getelementptr %0* %node, i32 0, i32 0
  store %0* %node, %0** %link
  %value = getelementptr %0* %node, i32 0, i32 1
  store i32 7, i32* %value
  %next = load %0** %link
  %same = getelementptr %0* %next, i32 0, i32 1
  %seven = load i32* %same
  %outer = alloca %2
  %inner = getelementptr %2* %outer, i32 0, i32 0
  %slot = getelementptr %1* %inner, i32 0, i32 1, i32 1
  store %1* %inner, %1** %slot
  %status = sub i32 %seven, 7
  ret i32 %status
}
