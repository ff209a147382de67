; Several phis in blocks of a function whose values are kept in memory, one of them an aggregate: each has its value
; after longjmp as before.
; STDOUT: 0 10 35
; STDOUT: 2 10 35
; PLATFORMS: host aarch64
@format = private constant [10 x i8] c"%d %d %d\0A\00"
@buffer = global [32 x i64] zeroinitializer, align 16
declare i32 @printf(ptr, ...)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn

define internal void @throw() noinline {
  call void @longjmp(ptr @buffer, i32 2)
  unreachable
}

define i32 @work(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %pair = phi { i32, i64 } [ zeroinitializer, %entry ], [ %changed, %loop ]
  %next = add i32 %i, 1
  %more = add i32 %sum, %i
  %old = extractvalue { i32, i64 } %pair, 0
  %new = add i32 %old, 7
  %changed = insertvalue { i32, i64 } %pair, i32 %new, 0
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done
done:
  %code = call i32 @_setjmp(ptr @buffer) returns_twice
  %last = extractvalue { i32, i64 } %changed, 0
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %code, i32 %more, i32 %last)
  %first = icmp eq i32 %code, 0
  br i1 %first, label %go, label %end
go:
  call void @throw()
  unreachable
end:
  ret i32 0
}

define i32 @main() {
  %r = call i32 @work(i32 5)
  ret i32 %r
}
