; An exception passes through inline assembly that says so, and is caught by its invoke.
; PLATFORMS: riscv64
; LINK: -lstdc++
; STDOUT: thrown 5, kept 42
; STDOUT: returned 8
@_ZTIi = external constant ptr
@thrown = private constant [22 x i8] c"thrown %d, kept %lld\0A\00"
@returned = private constant [13 x i8] c"returned %d\0A\00"
declare i32 @printf(ptr, ...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_v0(...)

define i32 @callee(i32 %n) {
  %throws = icmp eq i32 %n, 5
  br i1 %throws, label %throw, label %done
throw:
  %exception = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %n, ptr %exception
  call void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null)
  unreachable
done:
  %sum = add i32 %n, 1
  ret i32 %sum
}

; The template clobbers registers that a callee saves, which the stub keeps.
define void @through(i32 %n, i64 %kept) personality ptr @__gxx_personality_v0 {
  %result = invoke i32 asm sideeffect unwind "li s1, 1\0A li s2, 2\0A fcvt.d.l fs2, s2\0A call callee", "={a0},{a0},~{s1},~{s2},~{fs2},~{ra},~{memory}"(i32 %n)
          to label %done unwind label %pad
done:
  %1 = call i32 (ptr, ...) @printf(ptr @returned, i32 %result)
  ret void
pad:
  %landed = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %exception = extractvalue { ptr, i32 } %landed, 0
  %object = call ptr @__cxa_begin_catch(ptr %exception)
  %value = load i32, ptr %object
  call void @__cxa_end_catch()
  %2 = call i32 (ptr, ...) @printf(ptr @thrown, i32 %value, i64 %kept)
  ret void
}

define i32 @main(i32 %argc, ptr %argv) {
  %a = mul i32 %argc, 42
  %kept = sext i32 %a to i64
  call void @through(i32 5, i64 %kept)
  call void @through(i32 7, i64 %kept)
  ret i32 0
}
