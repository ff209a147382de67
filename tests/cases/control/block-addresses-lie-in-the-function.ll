; The address of a block lies between its function and the function's end, in data and in code, and leads there.
; RUN
; PLATFORMS: host aarch64 riscv64 s390x
; EXIT: 0
@table = constant [3 x ptr] [ptr blockaddress(@jump, %one), ptr blockaddress(@jump, %two), ptr blockaddress(@jump, %three)]

define i32 @jump(i32 %n) noinline {
entry:
  %p = getelementptr [3 x ptr], ptr @table, i64 0, i32 %n
  %to = load volatile ptr, ptr %p
  indirectbr ptr %to, [label %one, label %two, label %three]
one:
  ret i32 10
two:
  %same = icmp eq ptr %to, blockaddress(@jump, %two)
  %r = select i1 %same, i32 20, i32 99
  ret i32 %r
three:
  ret i32 30
}

define i32 @main() {
  %a = call i32 @jump(i32 0)
  %b = call i32 @jump(i32 1)
  %c = call i32 @jump(i32 2)
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  %right = icmp eq i32 %abc, 60
  %p = load volatile ptr, ptr getelementptr (i8, ptr @table, i64 16)
  %address = ptrtoint ptr %p to i64
  %after = icmp ugt i64 %address, ptrtoint (ptr @jump to i64)
  %distance = sub i64 %address, ptrtoint (ptr @jump to i64)
  %near = icmp ult i64 %distance, 4096
  %ok1 = and i1 %right, %after
  %ok = and i1 %ok1, %near
  %status = select i1 %ok, i32 0, i32 1
  ret i32 %status
}
