; A selector of LLVM 2 that stands in another block than the one an invoke unwinds to.
; ERROR: 15:8: llvm.eh.exception is read only where an invoke unwinds to
declare i8* @llvm.eh.exception() nounwind
declare i32 @llvm.eh.selector(i8*, i8*, ...) nounwind
declare i32 @p(...)
declare void @g()

define void @f() {
  invoke void @g() to label %ok unwind label %pad
ok:
  ret void
pad:
  br label %later
later:
  %e = call i8* @llvm.eh.exception()
  %s = call i32 (i8*, i8*, ...)* @llvm.eh.selector(i8* %e, i8* bitcast (i32 (...)* @p to i8*), i8* null)
  ret void
}
