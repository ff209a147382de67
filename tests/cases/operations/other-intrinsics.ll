; Intrinsics that have one type or hardly a value, each called once.
; The numbers of those that are wrong are printed.
; RUN
@wrong = global i32 0
@format = private constant [4 x i8] c"%d\0A\00"
@bytes = global [64 x i8] zeroinitializer, align 16
@five = global i32 5
@relative = constant [2 x i32] [i32 0, i32 trunc (i64 sub (i64 ptrtoint (ptr @five to i64), i64 ptrtoint (ptr @relative to i64)) to i32)]
@note = private constant [5 x i8] c"note\00", section "llvm.metadata"

define void @check(i32 %number, i64 %is, i64 %want) noinline {
  %right = icmp eq i64 %is, %want
  br i1 %right, label %done, label %bad

bad:
  store i32 1, ptr @wrong
  call i32 (ptr, ...) @printf(ptr @format, i32 %number)
  br label %done

done:
  ret void
}

; Whether the function returns to where the word above its frame says.
define i64 @return_address() noinline "frame-pointer"="all" {
  %place = call ptr @llvm.addressofreturnaddress.p0()
  %address = load ptr, ptr %place
  %known = call ptr @llvm.returnaddress(i32 0)
  %same = icmp eq ptr %address, %known
  %result = zext i1 %same to i64
  ret i64 %result
}

define i64 @conditions() {
  %a = call i1 @llvm.allow.runtime.check(metadata !"check")
  %b = call i1 @llvm.allow.ubsan.check(i8 7)
  %c = call i1 @llvm.experimental.widenable.condition()
  %d = call i1 @llvm.allow.sanitize.address()
  %e = call i1 @llvm.allow.sanitize.hwaddress()
  %f = call i1 @llvm.allow.sanitize.memory()
  %g = call i1 @llvm.allow.sanitize.thread()
  %ab = and i1 %a, %b
  %abc = and i1 %ab, %c
  %de = or i1 %d, %e
  %fg = or i1 %f, %g
  %defg = or i1 %de, %fg
  %not = xor i1 %defg, true
  %all = and i1 %abc, %not
  %result = zext i1 %all to i64
  ret i64 %result
}

define i64 @halves(i16 %bits) {
  %float = call float @llvm.convert.from.fp16.f32(i16 %bits)
  %double = call double @llvm.convert.from.fp16.f64(i16 %bits)
  %wide = fpext float %float to double
  %sum = fadd double %wide, %double
  %back = call i16 @llvm.convert.to.fp16.f64(double %sum)
  %result = zext i16 %back to i64
  ret i64 %result
}

define i64 @same(i64 %x) {
  %a = call i64 @llvm.annotation.i64.p0(i64 %x, ptr @note, ptr @note, i32 3)
  %b = call i64 @llvm.ssa.copy.i64(i64 %a)
  %p = inttoptr i64 %b to ptr
  %c = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %d = call ptr @llvm.strip.invariant.group.p0(ptr %c)
  %e = call ptr @llvm.ptr.annotation.p0.p0(ptr %d, ptr @note, ptr @note, i32 3, ptr null)
  %f = call ptr @llvm.preserve.static.offset(ptr %e)
  %g = call ptr @llvm.preserve.union.access.index.p0.p0(ptr %f, i32 0)
  %h = getelementptr i8, ptr %g, i64 1
  %r = ptrtoint ptr %h to i64
  ret i64 %r
}

define i64 @jump(i64 %x) noinline {
entry:
  %buffer = alloca [5 x ptr], align 16
  %count = alloca i64
  store volatile i64 0, ptr %count
  %frame = call ptr @llvm.frameaddress.p0(i32 0)
  store ptr %frame, ptr %buffer
  %stack = call ptr @llvm.stacksave.p0()
  %slot = getelementptr ptr, ptr %buffer, i64 2
  store ptr %stack, ptr %slot
  %again = call i32 @llvm.eh.sjlj.setjmp(ptr %buffer)
  %first = icmp eq i32 %again, 0
  br i1 %first, label %leap, label %landed

leap:
  store volatile i64 %x, ptr %count
  call void @leap(ptr %buffer)
  unreachable

landed:
  %r = load volatile i64, ptr %count
  ret i64 %r
}

define void @leap(ptr %buffer) noinline {
  call void @llvm.eh.sjlj.longjmp(ptr %buffer)
  unreachable
}

define i64 @sizes(i64 %n, ptr %p) {
  %length = call i32 @llvm.experimental.get.vector.length.i64(i64 %n, i32 4, i1 false)
  %global = call i64 @llvm.objectsize.i64.p0(ptr @bytes, i1 false, i1 true, i1 false)
  %unknown = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 true, i1 true, i1 false)
  %constant = call i1 @llvm.is.constant.i64(i64 7)
  %variable = call i1 @llvm.is.constant.i64(i64 %n)
  %offset = call i64 @llvm.get.dynamic.area.offset.i64()
  %a = zext i32 %length to i64
  %b = mul i64 %global, 100
  %c = add i64 %a, %b
  %d = add i64 %c, %unknown
  %x = select i1 %constant, i64 10000, i64 0
  %y = select i1 %variable, i64 20000, i64 0
  %e = add i64 %d, %x
  %r = add i64 %e, %y
  ret i64 %r
}

define i64 @memory() {
  %p = alloca [8 x i64], align 16
  call void @llvm.memset.inline.p0.i64(ptr %p, i8 0, i64 64, i1 false)
  call void @llvm.experimental.memset.pattern.p0.i32.i64(ptr align 4 %p, i32 3, i64 3, i1 false)
  %q = getelementptr i64, ptr %p, i64 4
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %q, ptr %p, i64 12, i1 false)
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 8 @bytes, i8 1, i64 32, i32 8)
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 @bytes, ptr align 4 %q, i64 16, i32 4)
  %up = getelementptr i8, ptr @bytes, i64 4
  call void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr align 4 %up, ptr align 4 @bytes, i64 16, i32 4)
  %invariant = call ptr @llvm.invariant.start.p0(i64 4, ptr @five)
  %last = getelementptr i8, ptr @bytes, i64 12
  %x = load i64, ptr %last
  %near = call ptr @llvm.load.relative.i64(ptr @relative, i64 4)
  %five = load i32, ptr %near
  %wide = zext i32 %five to i64
  %r = add i64 %x, %wide
  ret i64 %r
}

; What the platform of a language that uses these intrinsics defines.
define void @__llvm_memcpy_element_unordered_atomic_4(ptr %to, ptr %from, i64 %size) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %size, i1 false)
  ret void
}

define void @__llvm_memmove_element_unordered_atomic_4(ptr %to, ptr %from, i64 %size) {
  call void @llvm.memmove.p0.p0.i64(ptr %to, ptr %from, i64 %size, i1 false)
  ret void
}

define void @__llvm_memset_element_unordered_atomic_8(ptr %to, i8 %byte, i64 %size) {
  call void @llvm.memset.p0.i64(ptr %to, i8 %byte, i64 %size, i1 false)
  ret void
}

; 1 / 3 rounded up is the next double after 1 / 3 rounded to nearest.
define i64 @environment(double %one, double %three) strictfp {
  %old = call i256 @llvm.get.fpenv.i256()
  %mode = call i64 @llvm.get.fpmode.i64()
  call void @llvm.set.rounding(i32 2)
  %up = call double @llvm.experimental.constrained.fdiv.f64(double %one, double %three, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  call void @llvm.set.fpmode.i64(i64 %mode)
  %near = call double @llvm.experimental.constrained.fdiv.f64(double %one, double %three, metadata !"round.dynamic", metadata !"fpexcept.ignore") strictfp
  call void @llvm.set.rounding(i32 0)
  call void @llvm.reset.fpmode.i64()
  %a = call i32 @llvm.get.rounding()
  call void @llvm.set.rounding(i32 3)
  call void @llvm.set.fpenv.i256(i256 %old)
  %b = call i32 @llvm.get.rounding()
  call void @llvm.set.rounding(i32 3)
  call void @llvm.reset.fpenv()
  %c = call i32 @llvm.get.rounding()
  %x = bitcast double %up to i64
  %y = bitcast double %near to i64
  %d = sub i64 %x, %y
  %ab = mul i32 %a, %b
  %abc = mul i32 %ab, %c
  %e = zext i32 %abc to i64
  %f = mul i64 %e, 10
  %r = add i64 %d, %f
  ret i64 %r
}

define i64 @rounds(double %x) {
  %f = call float @llvm.fptrunc.round.f32.f64(double %x, metadata !"round.tonearest")
  %bits = bitcast float %f to i32
  %r = zext i32 %bits to i64
  ret i64 %r
}

; A function whose address brings its environment along.
define i64 @trampoline(ptr %environment, i64 %x) {
  %memory = call ptr @mmap(ptr null, i64 4096, i32 7, i32 34, i32 -1, i64 0)
  call void @llvm.init.trampoline(ptr %memory, ptr @nested, ptr %environment)
  %function = call ptr @llvm.adjust.trampoline(ptr %memory)
  %r = call i64 %function(i64 %x)
  ret i64 %r
}

define i64 @nested(ptr nest %environment, i64 %x) {
  %y = load i64, ptr %environment
  %r = add i64 %x, %y
  ret i64 %r
}

; The thread pointer's first word is itself on this platform; the guard is what it was, and time does not go back.
define i64 @platform() {
  %thread = call ptr @llvm.thread.pointer.p0()
  %self = load ptr, ptr %thread
  %own = icmp eq ptr %self, %thread
  %guard = call ptr @llvm.stackguard()
  %again = call ptr @llvm.stackguard()
  %same = icmp eq ptr %guard, %again
  %t0 = call i64 @llvm.readsteadycounter()
  %t1 = call i64 @llvm.readsteadycounter()
  %later = icmp uge i64 %t1, %t0
  %a = and i1 %own, %same
  %b = and i1 %a, %later
  %r = zext i1 %b to i64
  ret i64 %r
}

define i32 @main() {
  %a = call i64 @return_address()
  call void @check(i32 1, i64 %a, i64 1)
  %b = call i64 @conditions()
  call void @check(i32 2, i64 %b, i64 1)
  ; 1.5 and 1.5 make 3.
  %c = call i64 @halves(i16 15872)
  call void @check(i32 3, i64 %c, i64 16896)
  %d = call i64 @same(i64 41)
  call void @check(i32 4, i64 %d, i64 42)
  %words = alloca [4 x i64]
  %f = call i64 @jump(i64 77)
  call void @check(i32 5, i64 %f, i64 77)
  %g = call i64 @sizes(i64 9, ptr %words)
  call void @check(i32 6, i64 %g, i64 16404)
  ; 3 and 0 in the fourth and fifth word, and 5.
  %h = call i64 @memory()
  call void @check(i32 7, i64 %h, i64 8)
  %one = fadd double 0.0, 1.0
  %i = call i64 @environment(double %one, double 3.0)
  call void @check(i32 8, i64 %i, i64 11)
  %j = call i64 @rounds(double 0x3FF8000010000000)
  call void @check(i32 9, i64 %j, i64 1069547520)
  %k = call i64 @platform()
  call void @check(i32 10, i64 %k, i64 1)
  store i64 100, ptr @bytes
  %l = call i64 @trampoline(ptr @bytes, i64 11)
  call void @check(i32 11, i64 %l, i64 111)
  %wrong = load i32, ptr @wrong
  ret i32 %wrong
}

declare i32 @printf(ptr, ...)
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare ptr @llvm.adjust.trampoline(ptr)
declare ptr @llvm.addressofreturnaddress.p0()
declare ptr @llvm.returnaddress(i32)
declare i1 @llvm.allow.runtime.check(metadata)
declare i1 @llvm.allow.ubsan.check(i8)
declare i1 @llvm.experimental.widenable.condition()
declare i1 @llvm.allow.sanitize.address()
declare i1 @llvm.allow.sanitize.hwaddress()
declare i1 @llvm.allow.sanitize.memory()
declare i1 @llvm.allow.sanitize.thread()
declare float @llvm.convert.from.fp16.f32(i16)
declare double @llvm.convert.from.fp16.f64(i16)
declare i16 @llvm.convert.to.fp16.f64(double)
declare i64 @llvm.annotation.i64.p0(i64, ptr, ptr, i32)
declare i64 @llvm.ssa.copy.i64(i64)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.strip.invariant.group.p0(ptr)
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare ptr @llvm.preserve.static.offset(ptr)
declare ptr @llvm.preserve.union.access.index.p0.p0(ptr, i32)
declare ptr @llvm.frameaddress.p0(i32)
declare ptr @llvm.stacksave.p0()
declare i32 @llvm.eh.sjlj.setjmp(ptr)
declare void @llvm.eh.sjlj.longjmp(ptr)
declare i32 @llvm.experimental.get.vector.length.i64(i64, i32, i1)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare i1 @llvm.is.constant.i64(i64)
declare i64 @llvm.get.dynamic.area.offset.i64()
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1)
declare void @llvm.experimental.memset.pattern.p0.i32.i64(ptr, i32, i64, i1)
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)
declare void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare ptr @llvm.load.relative.i64(ptr, i64)
declare i256 @llvm.get.fpenv.i256()
declare void @llvm.set.fpenv.i256(i256)
declare void @llvm.reset.fpenv()
declare i64 @llvm.get.fpmode.i64()
declare void @llvm.set.fpmode.i64(i64)
declare void @llvm.reset.fpmode.i64()
declare void @llvm.set.rounding(i32)
declare i32 @llvm.get.rounding()
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
declare float @llvm.fptrunc.round.f32.f64(double, metadata)
declare ptr @llvm.thread.pointer.p0()
declare ptr @llvm.stackguard()
declare i64 @llvm.readsteadycounter()
