; What stands before a function's code: a mark for indirect branches, room for patches, stack probes, and a binary
; search instead of a jump table.
; STDOUT: f3 0f 1e fa 90 90 | 66 90 | 5 60 -1 7
; SECTION: __patchable_function_entries
@bytes = private constant [30 x i8] c"%02x %02x %02x %02x %02x %02x\00"
@short = private constant [15 x i8] c" | %02x %02x |\00"
@results = private constant [14 x i8] c" %d %d %d %d\0A\00"

declare i32 @printf(ptr, ...)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define i32 @patchable() noinline "patchable-function-entry"="2" {
  ret i32 5
}

define i32 @short.jump() noinline nocf_check "patchable-function"="prologue-short-redirect" {
  ret i32 60
}

define i32 @large(i8 %byte) noinline nocf_check "probe-stack"="inline-asm" {
  %area = alloca [100000 x i8]
  call void @llvm.memset.p0.i64(ptr %area, i8 %byte, i64 100000, i1 false)
  %place = getelementptr i8, ptr %area, i64 99999
  %last = load volatile i8, ptr %place
  %result = zext i8 %last to i32
  ret i32 %result
}

define i32 @search(i32 %x) noinline nocf_check "no-jump-tables"="true" {
  switch i32 %x, label %none [
    i32 1, label %yes
    i32 2, label %none
    i32 3, label %yes
    i32 4, label %none
    i32 5, label %yes
  ]
yes:
  ret i32 1
none:
  ret i32 -1
}

define i32 @main() {
  %p0 = load i8, ptr @patchable
  %p1 = load i8, ptr getelementptr (i8, ptr @patchable, i64 1)
  %p2 = load i8, ptr getelementptr (i8, ptr @patchable, i64 2)
  %p3 = load i8, ptr getelementptr (i8, ptr @patchable, i64 3)
  %p4 = load i8, ptr getelementptr (i8, ptr @patchable, i64 4)
  %p5 = load i8, ptr getelementptr (i8, ptr @patchable, i64 5)
  %z0 = zext i8 %p0 to i32
  %z1 = zext i8 %p1 to i32
  %z2 = zext i8 %p2 to i32
  %z3 = zext i8 %p3 to i32
  %z4 = zext i8 %p4 to i32
  %z5 = zext i8 %p5 to i32
  call i32 (ptr, ...) @printf(ptr @bytes, i32 %z0, i32 %z1, i32 %z2, i32 %z3, i32 %z4, i32 %z5)
  %s0 = load i8, ptr @short.jump
  %s1 = load i8, ptr getelementptr (i8, ptr @short.jump, i64 1)
  %y0 = zext i8 %s0 to i32
  %y1 = zext i8 %s1 to i32
  call i32 (ptr, ...) @printf(ptr @short, i32 %y0, i32 %y1)
  %a = call i32 @patchable()
  %b = call i32 @short.jump()
  %c = call i32 @search(i32 4)
  %d = call i32 @large(i8 7)
  call i32 (ptr, ...) @printf(ptr @results, i32 %a, i32 %b, i32 %c, i32 %d)
  ret i32 0
}

!llvm.module.flags = !{!0}
!0 = !{i32 8, !"cf-protection-branch", i32 1}
