; The strings of before LLVM 3.5 say nothing of mangling, of mixed-width pointers and of i128: the target does.
; RUN
; EMIT: target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v64:64:64-v128:128:128-a0:0:64-s0:64:64-f80:128:128-n8:16:32:64-S128"

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v64:64:64-v128:128:128-a0:0:64-s0:64:64-f80:128:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@list = internal global [u0x10 x i8] zeroinitializer

define i32 @main() {
  %end = getelementptr inbounds [16 x i8]* @list, i64 0, i64 15
  store i8 7, i8* %end
  %size = ptrtoint i128* getelementptr (i128* null, i64 1) to i64
  %is = icmp eq i64 %size, 16
  %status = select i1 %is, i32 0, i32 1
  ret i32 %status
}
