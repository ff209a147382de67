; In how many ways N queens can stand on a board of N × N without attacking each other, for N from 1 to 10.
; STDOUT: 1 queen: 1 way
; STDOUT: 2 queens: 0 ways
; STDOUT: 3 queens: 0 ways
; STDOUT: 4 queens: 2 ways
; STDOUT: 5 queens: 10 ways
; STDOUT: 6 queens: 4 ways
; STDOUT: 7 queens: 40 ways
; STDOUT: 8 queens: 92 ways
; STDOUT: 9 queens: 352 ways
; STDOUT: 10 queens: 724 ways
; PLATFORMS: host aarch64

@format = private unnamed_addr constant [22 x i8] c"%d queen%s: %d way%s\0A\00"
@plural = private unnamed_addr constant [2 x i8] c"s\00"
@singular = private unnamed_addr constant [1 x i8] c"\00"

declare i32 @printf(ptr, ...)

; The rows that are left to fill, and which columns and diagonals of the next row are attacked, one bit a column.
define internal i32 @place(i32 %all, i32 %columns, i32 %left, i32 %right) {
entry:
  %full = icmp eq i32 %columns, %all
  br i1 %full, label %solved, label %search

solved:
  ret i32 1

search:
  %attacked.1 = or i32 %columns, %left
  %attacked = or i32 %attacked.1, %right
  %free.0 = xor i32 %attacked, -1
  %free = and i32 %free.0, %all
  br label %loop

loop:
  %rest = phi i32 [ %free, %search ], [ %rest.next, %body ]
  %count = phi i32 [ 0, %search ], [ %count.next, %body ]
  %none = icmp eq i32 %rest, 0
  br i1 %none, label %done, label %body

body:
  %negative = sub i32 0, %rest
  %queen = and i32 %rest, %negative
  %rest.next = xor i32 %rest, %queen
  %columns.next = or i32 %columns, %queen
  %left.with = or i32 %left, %queen
  %left.next = shl i32 %left.with, 1
  %right.with = or i32 %right, %queen
  %right.next = lshr i32 %right.with, 1
  %ways = call i32 @place(i32 %all, i32 %columns.next, i32 %left.next, i32 %right.next)
  %count.next = add i32 %count, %ways
  br label %loop

done:
  ret i32 %count
}

define i32 @main() {
entry:
  br label %loop

loop:
  %n = phi i32 [ 1, %entry ], [ %n.next, %loop ]
  %power = shl i32 1, %n
  %all = sub i32 %power, 1
  %ways = call i32 @place(i32 %all, i32 0, i32 0, i32 0)
  %one.queen = icmp eq i32 %n, 1
  %queens = select i1 %one.queen, ptr @singular, ptr @plural
  %one.way = icmp eq i32 %ways, 1
  %suffix = select i1 %one.way, ptr @singular, ptr @plural
  %printed = call i32 (ptr, ...) @printf(ptr @format, i32 %n, ptr %queens, i32 %ways, ptr %suffix)
  %n.next = add i32 %n, 1
  %more = icmp ult i32 %n, 10
  br i1 %more, label %loop, label %end

end:
  ret i32 0
}
