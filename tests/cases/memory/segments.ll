; Address spaces 256 and 257 are the segments gs and fs on x86-64: the thread pointer at fs:0, and plain, atomic and
; unusual accesses through a gs base of the program's own.
; STDOUT: 1 1122334455667788 55667788 88 1.5 42 50 1 77 3
@area = global [8 x i64] zeroinitializer, align 64
@tls = thread_local global i32 3
@format = private constant [40 x i8] c"%d %lx %x %x %.1f %d %d %d %d %d\0A\00\00\00\00\00\00\00"

declare i32 @printf(ptr, ...)
declare i64 @syscall(i64, ...)

define i32 @main() {
  ; arch_prctl(ARCH_SET_GS, @area)
  %set = call i64 (i64, ...) @syscall(i64 158, i64 4097, ptr @area)
  %self = load ptr, ptr addrspace(257) null
  %again = load ptr, ptr %self
  %same = icmp eq ptr %self, %again
  %same.int = zext i1 %same to i32

  store i64 1234605616436508552, ptr addrspace(256) null
  %whole = load i64, ptr @area
  %low = load i32, ptr addrspace(256) null
  %byte = load i8, ptr addrspace(256) null
  %byte.int = zext i8 %byte to i32
  store double 1.5, ptr addrspace(256) inttoptr (i64 8 to ptr addrspace(256))
  %float = load double, ptr getelementptr (i8, ptr @area, i64 8)

  store { i32, i16 } { i32 42, i16 8 }, ptr addrspace(256) inttoptr (i64 16 to ptr addrspace(256))
  %pair = load { i32, i16 }, ptr addrspace(256) inttoptr (i64 16 to ptr addrspace(256))
  %first = extractvalue { i32, i16 } %pair, 0
  %second = extractvalue { i32, i16 } %pair, 1
  %second.int = zext i16 %second to i32
  %old = atomicrmw add ptr addrspace(256) inttoptr (i64 16 to ptr addrspace(256)), i32 %second.int seq_cst
  %sum = load atomic i32, ptr addrspace(256) inttoptr (i64 16 to ptr addrspace(256)) seq_cst, align 4
  %exchange = cmpxchg ptr addrspace(256) inttoptr (i64 16 to ptr addrspace(256)), i32 50, i32 77 seq_cst seq_cst
  %done = extractvalue { i32, i1 } %exchange, 1
  %done.int = zext i1 %done to i32
  %new = load i32, ptr getelementptr (i8, ptr @area, i64 16)
  %var = load i32, ptr @tls
  call i32 (ptr, ...) @printf(ptr @format, i32 %same.int, i64 %whole, i32 %low, i32 %byte.int, double %float, i32 %first, i32 %sum, i32 %done.int, i32 %new, i32 %var)
  ret i32 0
}
