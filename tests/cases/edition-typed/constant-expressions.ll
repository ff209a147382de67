; Expressions that are gone fold in initializers, with pointers that have pointees.
; STDOUT: 7 3 1 -2 24 1

%t = type { i8, i64, i16 }
@a = global i32 add (i32 3, i32 mul (i32 2, i32 2))
@b = global i32 select (i1 icmp slt (i32 -1, i32 1), i32 sdiv (i32 7, i32 2), i32 0)
@c = global i32 extractvalue ({ i32, [2 x i32] } { i32 9, [2 x i32] [ i32 5, i32 1 ] }, 1, 1)
@d = global i32 fptosi (double fdiv (double -5.0, double 2.0) to i32)
@e = global i64 ptrtoint (%t* getelementptr (%t* null, i32 1) to i64)
@f = global i1 icmp eq (i32* getelementptr (i32* @a, i64 0), i32* @a)
@fmt = internal constant [20 x i8] c"%d %d %d %d %ld %d\0A\00"
declare i32 @printf(i8*, ...)

define i32 @main() {
  %a = load i32* @a
  %b = load i32* @b
  %c = load i32* @c
  %d = load i32* @d
  %e = load i64* @e
  %f = load i1* @f
  %g = zext i1 %f to i32
  call i32 (i8*, ...)* @printf(i8* getelementptr ([20 x i8]* @fmt, i32 0, i32 0), i32 %a, i32 %b, i32 %c, i32 %d, i64 %e, i32 %g)
  ret i32 0
}
