; The chain of frame pointers leads to the frames of callers.
; RUN
; PLATFORMS: host aarch64

declare ptr @llvm.returnaddress(i32)
declare ptr @llvm.frameaddress.p0(i32)
define ptr @inner() noinline "frame-pointer"="all" {
  %p = call ptr @llvm.returnaddress(i32 1)
  ret ptr %p
}
define ptr @middle() noinline "frame-pointer"="all" {
  %p = call ptr @inner()
  %q = notail call ptr @inner()
  ret ptr %q
}
define ptr @frame() noinline "frame-pointer"="all" {
  %p = call ptr @llvm.frameaddress.p0(i32 1)
  ret ptr %p
}
define i32 @main() "frame-pointer"="all" {
  %p = call ptr @middle()
  %a = ptrtoint ptr %p to i64
  %m = ptrtoint ptr @main to i64
  %d = sub i64 %a, %m
  %near = icmp ult i64 %d, 400
  %own = call ptr @llvm.frameaddress.p0(i32 0)
  %f = call ptr @frame()
  %same = icmp eq ptr %f, %own
  %both = and i1 %near, %same
  %r = select i1 %both, i32 0, i32 1
  ret i32 %r
}
