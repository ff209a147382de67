; Each function and each stub that has an unwind table has a symbol, by which the linker finds it.
; OPTIONS: --target=x86_64-apple-macosx13
; SECTION: __eh_frame
; SECTION: __gcc_except_tab
; SYMBOL: _protected global __text
; SYMBOL: ___gxx_personality_v0 global undefined
declare i32 @printf(ptr, ...)
declare i32 @__gxx_personality_v0(...)
declare void @last(ptr) noreturn

define void @protected(ptr %format, ptr %function) uwtable personality ptr @__gxx_personality_v0 {
  %1 = invoke i32 (ptr, ...) @printf(ptr %format, i32 1, double 2.0)
          to label %done unwind label %pad
done:
  %2 = call i32 (ptr, ...) %function(ptr %format, double 2.0)
  ret void
pad:
  %3 = landingpad { ptr, i32 }
          catch ptr null
  %4 = extractvalue { ptr, i32 } %3, 0
  call void @last(ptr %4)
  unreachable
}
