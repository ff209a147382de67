; Exceptions through frames of Windows: arguments in registers of both kinds and on the stack, values that live in
; saved registers, a cleanup on the way, a frame of more than a page.
; PLATFORMS: windows-gnu
; LINK: -static -lstdc++
; STDOUT: cleanup 7
; STDOUT: caught 123 after 10 20 30 40
; STDOUT: returned 36.500000
target triple = "x86_64-w64-windows-gnu"

@_ZTIi = external constant ptr
@cleanup = private constant [12 x i8] c"cleanup %d\0A\00"
@caught = private constant [33 x i8] c"caught %d after %d %d %lld %lld\0A\00"
@returned = private constant [13 x i8] c"returned %f\0A\00"

declare i32 @printf(ptr, ...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_seh0(...)

define double @sum(i32 %a, double %b, i64 %c, float %d, i32 %e, double %f, i1 %throw) noinline {
  br i1 %throw, label %thrown, label %done

thrown:
  %exception = call ptr @__cxa_allocate_exception(i64 4)
  store i32 123, ptr %exception
  call void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null)
  unreachable

done:
  %1 = sitofp i32 %a to double
  %2 = fadd double %1, %b
  %3 = sitofp i64 %c to double
  %4 = fadd double %2, %3
  %5 = fpext float %d to double
  %6 = fadd double %4, %5
  %7 = sitofp i32 %e to double
  %8 = fadd double %6, %7
  %9 = fadd double %8, %f
  ret double %9
}

define double @large(i32 %n, i1 %throw) noinline personality ptr @__gxx_personality_seh0 {
  %buffer = alloca [20000 x i8]
  %place = getelementptr i8, ptr %buffer, i32 %n
  store volatile i8 1, ptr %place
  %sum = invoke double @sum(i32 %n, double 2.5, i64 3, float 4.0, i32 5, double 15.0, i1 %throw)
          to label %done unwind label %pad

done:
  ret double %sum

pad:
  %landed = landingpad { ptr, i32 }
          cleanup
  %1 = call i32 (ptr, ...) @printf(ptr @cleanup, i32 %n)
  resume { ptr, i32 } %landed
}

define i32 @main(i32 %argc, ptr %argv) personality ptr @__gxx_personality_seh0 {
  %a = mul i32 %argc, 10
  %b = mul i32 %argc, 20
  %c32 = mul i32 %argc, 30
  %c = sext i32 %c32 to i64
  %d = add i64 %c, 10
  %1 = invoke double @large(i32 7, i1 true)
          to label %again unwind label %pad

again:
  %2 = invoke double @large(i32 7, i1 false)
          to label %done unwind label %pad

pad:
  %landed = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %exception = extractvalue { ptr, i32 } %landed, 0
  %object = call ptr @__cxa_begin_catch(ptr %exception)
  %value = load i32, ptr %object
  call void @__cxa_end_catch()
  %3 = call i32 (ptr, ...) @printf(ptr @caught, i32 %value, i32 %a, i32 %b, i64 %c, i64 %d)
  br label %again

done:
  %4 = call i32 (ptr, ...) @printf(ptr @returned, double %2)
  ret i32 0
}
