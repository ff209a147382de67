; Memory of dynamic size: small in a loop that restores the stack, larger than a frame has room for, aligned, of no size,
; and in a recursion.
; STDOUT: 4950 332833500 0 500500 1
@format = private constant [22 x i8] c"%ld %ld %ld %ld %ld\0A\00\00"

declare i32 @printf(ptr, ...)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)

; Sums 0 to %n - 1 through arrays of growing length.
define i64 @loop(i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %head ]
  %sum = phi i64 [ 0, %entry ], [ %more, %head ]
  %mark = call ptr @llvm.stacksave.p0()
  %next = add i64 %i, 1
  %array = alloca i64, i64 %next, align 16
  %last = getelementptr i64, ptr %array, i64 %i
  store i64 %i, ptr %last
  %value = load i64, ptr %last
  %more = add i64 %sum, %value
  call void @llvm.stackrestore.p0(ptr %mark)
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %head
exit:
  ret i64 %more
}

; Keeps %n arrays alive, each with the address of the one before, and adds up the squares in them.
define i64 @chain(i64 %n) {
entry:
  br label %grow
grow:
  %i = phi i64 [ 0, %entry ], [ %next, %grow ]
  %previous = phi ptr [ null, %entry ], [ %block, %grow ]
  %size = add i64 %i, 16
  %block = alloca i8, i64 %size, align 8
  store ptr %previous, ptr %block
  %field = getelementptr i8, ptr %block, i64 8
  %square = mul i64 %i, %i
  store i64 %square, ptr %field
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %walk, label %grow
walk:
  %at = phi ptr [ %block, %grow ], [ %before, %walk ]
  %sum = phi i64 [ 0, %grow ], [ %more, %walk ]
  %value.field = getelementptr i8, ptr %at, i64 8
  %value = load i64, ptr %value.field
  %more = add i64 %sum, %value
  %before = load ptr, ptr %at
  %end = icmp eq ptr %before, null
  br i1 %end, label %exit, label %walk
exit:
  ret i64 %more
}

; The misalignment of memory aligned to 256.
define i64 @aligned(i64 %n) {
  %a = alloca i8, i64 %n, align 256
  %b = alloca i8, i64 1000, align 256
  %c = alloca [0 x i8], i64 %n
  store volatile i8 1, ptr %a
  store volatile i8 1, ptr %b
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %or = or i64 %x, %y
  %low = and i64 %or, 255
  ret i64 %low
}

define i64 @recursion(i64 %n) {
  %zero = icmp eq i64 %n, 0
  br i1 %zero, label %exit, label %deeper
deeper:
  %own = alloca i64, i64 %n
  store i64 %n, ptr %own
  %less = sub i64 %n, 1
  %below = call i64 @recursion(i64 %less)
  %value = load i64, ptr %own
  %sum = add i64 %below, %value
  ret i64 %sum
exit:
  ret i64 0
}

; An alloca of fixed size outside the entry block is new each time.
define i64 @fresh() {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ 1, %head ]
  %last = phi ptr [ null, %entry ], [ %now, %head ]
  %now = alloca i64
  store volatile i64 %i, ptr %now
  %again = icmp eq i64 %i, 0
  br i1 %again, label %head, label %exit
exit:
  %different = icmp ne ptr %last, %now
  %result = zext i1 %different to i64
  ret i64 %result
}

define i32 @main() {
  %a = call i64 @loop(i64 100)
  %b = call i64 @chain(i64 1000)
  %c = call i64 @aligned(i64 300)
  %d = call i64 @recursion(i64 1000)
  %e = call i64 @fresh()
  call i32 (ptr, ...) @printf(ptr @format, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e)
  ret i32 0
}
