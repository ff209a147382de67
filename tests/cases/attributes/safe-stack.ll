; Objects of functions with safestack lie on the stack to which the thread's variable points, and the variable has its
; old value again behind them: after a return, an exception, a second return of setjmp, and with objects of dynamic size.
; RUN
; LINK: -lstdc++
target triple = "x86_64-unknown-linux-gnu"
@area = internal global [65536 x i8] zeroinitializer, align 64
@__safestack_unsafe_stack_ptr = thread_local(initialexec) global ptr getelementptr (i8, ptr @area, i64 65536)
@buffer = global [512 x i8] zeroinitializer, align 16
@failures = global i32 0

declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32)
declare ptr @memset(ptr, i32, i64)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
@_ZTIi = external constant ptr

define void @check(i1 %ok) noinline {
  br i1 %ok, label %done, label %bad
bad:
  %n = load i32, ptr @failures
  %m = add i32 %n, 1
  store i32 %m, ptr @failures
  br label %done
done:
  ret void
}

define i64 @top() noinline {
  %p = load ptr, ptr @__safestack_unsafe_stack_ptr
  %start = ptrtoint ptr @area to i64
  %n = ptrtoint ptr %p to i64
  %offset = sub i64 %n, %start
  ret i64 %offset
}

define void @inside(ptr %p) noinline {
  %start = ptrtoint ptr @area to i64
  %n = ptrtoint ptr %p to i64
  %offset = sub i64 %n, %start
  %ok = icmp ult i64 %offset, 65536
  call void @check(i1 %ok)
  ret void
}

define i32 @objects(i32 %depth, i64 %size) noinline safestack {
  %a = alloca [100 x i8]
  %b = alloca [64 x i8], align 64
  call void @inside(ptr %a)
  call void @inside(ptr %b)
  %b.n = ptrtoint ptr %b to i64
  %b.low = and i64 %b.n, 63
  %b.ok = icmp eq i64 %b.low, 0
  call void @check(i1 %b.ok)
  %mark = call ptr @llvm.stacksave.p0()
  %c = alloca i8, i64 %size
  call void @inside(ptr %c)
  %filled = call ptr @memset(ptr %a, i32 %depth, i64 100)
  %filled.b = call ptr @memset(ptr %b, i32 %depth, i64 64)
  %filled.c = call ptr @memset(ptr %c, i32 99, i64 %size)
  call void @llvm.stackrestore.p0(ptr %mark)
  %more = icmp sgt i32 %depth, 0
  br i1 %more, label %again, label %done
again:
  %next = sub i32 %depth, 1
  %inner = call i32 @objects(i32 %next, i64 %size)
  br label %done
done:
  %below = phi i32 [ 0, %0 ], [ %inner, %again ]
  %last = getelementptr i8, ptr %a, i64 99
  %byte = load i8, ptr %last
  %value = zext i8 %byte to i32
  %sum = add i32 %below, %value
  ret i32 %sum
}

define void @throws() noinline safestack {
  %a = alloca [300 x i8]
  call void @inside(ptr %a)
  %e = call ptr @__cxa_allocate_exception(i64 4)
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}

define void @catches() noinline safestack personality ptr @__gxx_personality_v0 {
  %a = alloca [16 x i8]
  call void @inside(ptr %a)
  %before = call i64 @top()
  invoke void @throws() to label %never unwind label %pad
never:
  call void @check(i1 false)
  ret void
pad:
  %l = landingpad { ptr, i32 } catch ptr null
  %x = extractvalue { ptr, i32 } %l, 0
  %c = call ptr @__cxa_begin_catch(ptr %x)
  call void @__cxa_end_catch()
  %after = call i64 @top()
  %same = icmp eq i64 %before, %after
  call void @check(i1 %same)
  ret void
}

define void @jumps() noinline safestack {
  %a = alloca [500 x i8]
  call void @inside(ptr %a)
  call void @longjmp(ptr @buffer, i32 1)
  unreachable
}

define void @returns_again() noinline safestack {
  %a = alloca [16 x i8]
  call void @inside(ptr %a)
  %before = call i64 @top()
  %r = call i32 @_setjmp(ptr @buffer) returns_twice
  %first = icmp eq i32 %r, 0
  br i1 %first, label %jump, label %done
jump:
  call void @jumps()
  unreachable
done:
  %after = call i64 @top()
  %same = icmp eq i64 %before, %after
  call void @check(i1 %same)
  ret void
}

define i64 @by_value(ptr byval([5 x i64]) align 16 %p) noinline safestack {
  call void @inside(ptr %p)
  %q = getelementptr i8, ptr %p, i64 32
  %r = load i64, ptr %q
  ret i64 %r
}

define i32 @main() {
  %sum = call i32 @objects(i32 3, i64 1000)
  %sum.ok = icmp eq i32 %sum, 6
  call void @check(i1 %sum.ok)
  call void @catches()
  call void @returns_again()
  %words = alloca [5 x i64]
  %fifth = getelementptr i8, ptr %words, i64 32
  store i64 77, ptr %fifth
  %v = call i64 @by_value(ptr byval([5 x i64]) align 16 %words)
  %v.ok = icmp eq i64 %v, 77
  call void @check(i1 %v.ok)
  %top = call i64 @top()
  %top.ok = icmp eq i64 %top, 65536
  call void @check(i1 %top.ok)
  %failures = load i32, ptr @failures
  ret i32 %failures
}
