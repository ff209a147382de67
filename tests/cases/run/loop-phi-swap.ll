; Two phis that take each other's value: both are read before either is written.
; STDOUT: 55 34
@format = private constant [7 x i8] c"%d %d\0A\00"

declare i32 @printf(ptr, ...)

define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %a = phi i32 [ 1, %entry ], [ %sum, %loop ]
  %b = phi i32 [ 0, %entry ], [ %a, %loop ]
  %sum = add i32 %a, %b
  %i.next = add i32 %i, 1
  %go = icmp slt i32 %i.next, 10
  br i1 %go, label %loop, label %done
done:
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b)
  ret i32 0
}
