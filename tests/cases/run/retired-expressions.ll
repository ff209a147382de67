; Constant expressions that LLVM 15 to 18 had beside opaque pointers, and the index with `inrange` of its virtual tables.
; RUN
; STDOUT: 1 7 6 1 1 3.5 240 9

@format = constant [32 x i8] c"%ld %ld %ld %d %d %.1f %ld %ld\0A\00"
@object = global [4 x i64] [i64 5, i64 6, i64 7, i64 9], align 16
@other = global i64 0, align 16
@table = global ptr getelementptr inbounds ([4 x i64], ptr @object, i64 0, inrange i32 1)
declare i32 @printf(ptr, ...)

define i32 @main() {
  %tagged = or i64 or (i64 ptrtoint (ptr @object to i64), i64 1), 0
  %tag = and i64 %tagged, 15
  %third = load i64, ptr getelementptr inbounds ([4 x i64], ptr @object, i64 0, i64 add (i64 zext (i1 icmp eq (ptr @object, ptr @object) to i64), i64 1))
  %table = load ptr, ptr @table
  %second = load i64, ptr %table
  %different = zext i1 icmp ne (ptr @object, ptr @other) to i32
  %chosen = select i1 fcmp olt (double 1.0, double 2.0), i32 1, i32 2
  %last = load i64, ptr select (i1 icmp eq (ptr @object, ptr @other), ptr @object, ptr getelementptr (i64, ptr @object, i64 3))
  call i32 (ptr, ...) @printf(ptr @format, i64 %tag, i64 %third, i64 %second, i32 %different, i32 %chosen, double fadd (double 1.5, double 2.0), i64 shl (i64 and (i64 31, i64 sext (i8 15 to i64)), i64 4), i64 %last)
  ret i32 0
}
