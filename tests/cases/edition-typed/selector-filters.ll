; What a selector of LLVM 2 says: a filter of one type and an empty one, a type behind them, a cleanup.
; EMIT: define void @f() personality ptr @p {
; EMIT:   %1 = landingpad { ptr, i32 } cleanup filter [1 x ptr] [ptr @t] filter [0 x ptr] zeroinitializer catch ptr @u
; EMIT:   %e = extractvalue { ptr, i32 } %1, 0
; EMIT:   %2 = extractvalue { ptr, i32 } %1, 1
; EMIT:   %s = sext i32 %2 to i64
@t = external constant i8
@u = external constant i8
declare i8* @llvm.eh.exception() nounwind
declare i64 @llvm.eh.selector.i64(i8*, i8*, ...) nounwind
declare i32 @p(...)
declare void @g()

define void @f() {
  invoke void @g() to label %ok unwind label %pad
ok:
  ret void
pad:
  %e = call i8* @llvm.eh.exception()
  %s = call i64 (i8*, i8*, ...)* @llvm.eh.selector.i64(i8* %e, i8* bitcast (i32 (...)* @p to i8*), i32 2, i8* @t, i32 1, i8* @u, i32 0)
  ret void
}
