; Computed gotos through a static table, and a difference of block addresses.
; EXIT: 37
; PLATFORMS: host aarch64
@table = internal constant [3 x ptr] [ptr blockaddress(@run, %add), ptr blockaddress(@run, %double), ptr blockaddress(@run, %stop)]
@code = internal constant [6 x i8] c"\00\01\00\01\00\02"

define internal i32 @run(ptr %pc.start) {
entry:
  br label %next
next:
  %pc = phi ptr [ %pc.start, %entry ], [ %pc.next, %add ], [ %pc.next, %double ]
  %value = phi i32 [ 7, %entry ], [ %added, %add ], [ %doubled, %double ]
  %op = load i8, ptr %pc
  %pc.next = getelementptr i8, ptr %pc, i64 1
  %index = zext i8 %op to i64
  %slot = getelementptr [3 x ptr], ptr @table, i64 0, i64 %index
  %target = load ptr, ptr %slot
  indirectbr ptr %target, [label %add, label %double, label %stop]
add:
  %added = add i32 %value, 1
  br label %next
double:
  %doubled = mul i32 %value, 2
  br label %next
stop:
  ret i32 %value
}

define i32 @main() {
  %r = call i32 @run(ptr @code)
  %same = icmp eq ptr blockaddress(@run, %add), blockaddress(@run, %double)
  %wrong = zext i1 %same to i32
  ; ((7 + 1) * 2 + 1) * 2 + 1 = 35
  %r2 = add i32 %r, 2
  %result = add i32 %r2, %wrong
  ret i32 %result
}
