; Exceptions as LLVM 2 wrote them: a selector that catches, one that filters and cleans up, and going on to unwind.
; LINK: -lstdc++
; STDOUT: cleanup
; STDOUT: int 42
; STDOUT: other
@_ZTIi = external constant i8*
@_ZTId = external constant i8*
@c = internal constant [9 x i8] c"cleanup\0A\00"
@f = internal constant [8 x i8] c"int %d\0A\00"
@o = internal constant [7 x i8] c"other\0A\00"
declare i8* @llvm.eh.exception() nounwind
declare i32 @llvm.eh.selector(i8*, i8*, ...) nounwind
declare i64 @llvm.eh.selector.i64(i8*, i8*, ...) nounwind
declare i32 @llvm.eh.typeid.for(i8*) nounwind
declare void @llvm.eh.resume(i8*, i32)
declare i32 @__gxx_personality_v0(...)
declare i8* @__cxa_allocate_exception(i64)
declare void @__cxa_throw(i8*, i8*, i8*)
declare i8* @__cxa_begin_catch(i8*)
declare void @__cxa_end_catch()
declare i32 @printf(i8*, ...)

define void @throw(i32 %n) {
  %e = call i8* @__cxa_allocate_exception(i64 8)
  %p = bitcast i8* %e to i32*
  store i32 %n, i32* %p
  %z = icmp eq i32 %n, 0
  %t = select i1 %z, i8* bitcast (i8** @_ZTId to i8*), i8* bitcast (i8** @_ZTIi to i8*)
  call void @__cxa_throw(i8* %e, i8* %t, i8* null)
  unreachable
}

define void @middle(i32 %n) {
  invoke void @throw(i32 %n) to label %ok unwind label %pad
ok:
  ret void
pad:
  %ex = call i8* @llvm.eh.exception()
  %sel = call i32 (i8*, i8*, ...)* @llvm.eh.selector(i8* %ex, i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*), i32 0)
  %s = getelementptr [9 x i8]* @c, i32 0, i32 0
  %z = icmp ne i32 %n, 0
  br i1 %z, label %say, label %on
say:
  call i32 (i8*, ...)* @printf(i8* %s)
  br label %on
on:
  call void @llvm.eh.resume(i8* %ex, i32 %sel)
  unreachable
}

define i32 @main() {
  invoke void @middle(i32 42) to label %next unwind label %lpad
next:
  invoke void @middle(i32 0) to label %done unwind label %all
done:
  ret i32 0
lpad:
  %ex = call i8* @llvm.eh.exception()
  %sel = call i64 (i8*, i8*, ...)* @llvm.eh.selector.i64(i8* %ex, i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*), i8* bitcast (i8** @_ZTId to i8*), i8* bitcast (i8** @_ZTIi to i8*), i8* null)
  %t3 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*))
  %t = sext i32 %t3 to i64
  %is = icmp eq i64 %sel, %t
  %b = call i8* @__cxa_begin_catch(i8* %ex)
  %p = bitcast i8* %b to i32*
  %v = load i32* %p
  br label %print
print:
  %f = getelementptr [8 x i8]* @f, i32 0, i32 0
  call i32 (i8*, ...)* @printf(i8* %f, i32 %v)
  call void @__cxa_end_catch()
  br label %next
all:
  %ex2 = call i8* @llvm.eh.exception()
  %sel2 = call i32 (i8*, i8*, ...)* @llvm.eh.selector(i8* %ex2, i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*), i8* bitcast (i8** @_ZTIi to i8*), i8* null)
  %t2 = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*))
  %is2 = icmp eq i32 %sel2, %t2
  br i1 %is2, label %done, label %other
other:
  %b2 = call i8* @__cxa_begin_catch(i8* %ex2)
  call void @__cxa_end_catch()
  %o = getelementptr [7 x i8]* @o, i32 0, i32 0
  call i32 (i8*, ...)* @printf(i8* %o)
  ret i32 0
}
