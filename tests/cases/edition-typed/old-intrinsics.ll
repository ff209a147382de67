; Intrinsics of the time with the arguments and names they had.
; EMIT: call void @llvm.memset.p0.i32(ptr align 4 %p, i8 0, i32 16, i1 true)
; EMIT: call void @llvm.memmove.p0.p0.i64(ptr align 8 %p, ptr align 8 %p, i64 3, i1 false)
; EMIT: call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
; EMIT: call i32 @llvm.ctlz.i32(i32 %x, i1 false)
; EMIT: call i64 @llvm.objectsize.i64(ptr %p, i1 false, i1 false, i1 false)
; EMIT: call void @llvm.lifetime.start(ptr %a)

declare void @llvm.memset.p0i8.i32(i8*, i8, i32, i32, i1)
declare void @llvm.memmove.p0i8.p0i8.i64(i8*, i8*, i64, i32, i1)
declare void @llvm.prefetch(i8*, i32, i32, i32)
declare i32 @llvm.ctlz.i32(i32)
declare i64 @llvm.objectsize.i64(i8*, i1)
declare void @llvm.lifetime.start(i64, i8*)

define i64 @f(i8* %p, i32 %x) {
  call void @llvm.memset.p0i8.i32(i8* %p, i8 0, i32 16, i32 4, i1 true)
  call void @llvm.memmove.p0i8.p0i8.i64(i8* %p, i8* %p, i64 3, i32 8, i1 false)
  call void @llvm.prefetch(i8* %p, i32 0, i32 3, i32 1)
  %c = call i32 @llvm.ctlz.i32(i32 %x)
  %s = call i64 @llvm.objectsize.i64(i8* %p, i1 false)
  %a = alloca i8
  call void @llvm.lifetime.start(i64 1, i8* %a)
  ret i64 %s
}
