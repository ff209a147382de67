; The function of a clang.arc.attachedcall bundle is called with the result of the call, and gives it anew; behind an invoke
; too, and by the name of an intrinsic.
; RUN
@log = global i64 0
declare i32 @__gxx_personality_v0(...)
declare ptr @llvm.objc.retainAutoreleasedReturnValue(ptr)
declare void @llvm.objc.clang.arc.noop.use(...)

define ptr @objc_retainAutoreleasedReturnValue(ptr %p) noinline {
  %n = load i64, ptr @log
  %m = add i64 %n, 1
  store i64 %m, ptr @log
  %q = getelementptr i8, ptr %p, i64 8
  ret ptr %q
}

define ptr @claim(ptr %p) noinline {
  %n = load i64, ptr @log
  %m = add i64 %n, 100
  store i64 %m, ptr @log
  ret ptr %p
}

define ptr @make(i64 %n) noinline {
  %p = inttoptr i64 %n to ptr
  ret ptr %p
}

define ptr @plain(i64 %n) {
  %p = tail call ptr @make(i64 %n) [ "clang.arc.attachedcall"(ptr @llvm.objc.retainAutoreleasedReturnValue) ]
  ret ptr %p
}

define ptr @unwinding(i64 %n) personality ptr @__gxx_personality_v0 {
  %p = invoke ptr @make(i64 %n) [ "clang.arc.attachedcall"(ptr @claim) ] to label %normal unwind label %pad
normal:
  call void (...) @llvm.objc.clang.arc.noop.use(ptr %p)
  ret ptr %p
pad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

define i32 @main() {
  %a = call ptr @plain(i64 16)
  %b = call ptr @unwinding(i64 32)
  %a.n = ptrtoint ptr %a to i64
  %b.n = ptrtoint ptr %b to i64
  %a.ok = icmp eq i64 %a.n, 24
  %b.ok = icmp eq i64 %b.n, 32
  %log = load i64, ptr @log
  %log.ok = icmp eq i64 %log, 101
  %1 = and i1 %a.ok, %b.ok
  %2 = and i1 %1, %log.ok
  %status = select i1 %2, i32 0, i32 1
  ret i32 %status
}
; LINK: -lstdc++
; PLATFORMS: host aarch64
