; Loads, addresses, callees and aliases of LLVM 2 to 16, with and without the type written out.
; STDOUT: 7 12 3
; EXIT: 5

%node = type { %node*, i32 }
@fmt = internal constant [10 x i8] c"%d %d %d\0A\00"
@list = internal global %node { %node* @tail, i32 7 }
@tail = internal global %node { %node* null, i32 5 }
@entry = internal alias i32 (i32), i32 (i32)* @twice
@old_entry = internal alias i32 (i32)* @twice
@size = global i64 ptrtoint (i32* getelementptr (i32* null, i32 3) to i64)

declare i32 @printf(i8*, ...)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i32, i1)

define i32 @twice(i32 %x) nounwind readnone {
  %y = shl i32 %x, 1
  ret i32 %y
}

define i32 @sum(%node* byval %n) {
  %p = getelementptr %node* %n, i32 0, i32 1
  %v = load i32* %p
  ret i32 %v
}

define i32 @main() {
entry:
  %copy = alloca %node
  %dst = bitcast %node* %copy to i8*
  %src = bitcast %node* @list to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %dst, i8* %src, i64 16, i32 8, i1 false)
  %v = call i32 @sum(%node* byval %copy)
  %next = getelementptr inbounds %node, %node* %copy, i64 0, i32 0
  %tail = load %node*, %node** %next, align 8
  %field = getelementptr inbounds %node, %node* %tail, i64 0, i32 1
  %w = load i32, i32* %field, align 4
  %t = call i32 (i32)* @entry(i32 6)
  %old = cmpxchg i32* %field, i32 5, i32 3 seq_cst
  %now = load volatile i32* %field
  %f = getelementptr inbounds [10 x i8], [10 x i8]* @fmt, i64 0, i64 0
  %r = call i32 (i8*, ...)* @printf(i8* %f, i32 %v, i32 %t, i32 %now)
  %s = load i64, i64* @size
  %ok = icmp eq i64 %s, 12
  br i1 %ok, label %good, label %bad
good:
  ret i32 %old
bad:
  ret i32 1
}
