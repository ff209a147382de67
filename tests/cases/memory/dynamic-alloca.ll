; Allocas of dynamic size in a loop keep apart; stacksave and stackrestore give memory back.
; EXIT: 0
; PLATFORMS: host aarch64
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define i32 @fill(i64 %size, i8 %byte) {
  %p = alloca i8, i64 %size, align 64
  call void @llvm.memset.p0.i64(ptr %p, i8 %byte, i64 %size, i1 false)
  %q = alloca i8, i64 %size
  call void @llvm.memset.p0.i64(ptr %q, i8 0, i64 %size, i1 false)
  %last = sub i64 %size, 1
  %end = getelementptr i8, ptr %p, i64 %last
  %v = load volatile i8, ptr %end
  %ok = icmp eq i8 %v, %byte
  %address = ptrtoint ptr %p to i64
  %low = and i64 %address, 63
  %aligned = icmp eq i64 %low, 0
  %both = and i1 %ok, %aligned
  %r = select i1 %both, i32 0, i32 1
  ret i32 %r
}

define i32 @main() {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %i.next, %loop ]
  %bad = phi i32 [ 0, %entry ], [ %bad.next, %loop ]
  %byte = trunc i64 %i to i8
  %mark = call ptr @llvm.stacksave.p0()
  %block = alloca [100000 x i8], i64 1
  store volatile i8 1, ptr %block
  %r = call i32 @fill(i64 %i, i8 %byte)
  call void @llvm.stackrestore.p0(ptr %mark)
  %bad.next = add i32 %bad, %r
  %i.next = add i64 %i, 7
  %more = icmp ult i64 %i.next, 10000
  br i1 %more, label %loop, label %end
end:
  %some = icmp ne i32 %bad.next, 0
  %status = zext i1 %some to i32
  ret i32 %status
}
