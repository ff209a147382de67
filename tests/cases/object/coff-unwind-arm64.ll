; Functions that have a frame have unwind tables, and the tables a handler where there is one.
; OPTIONS: --target=aarch64-w64-windows-gnu
; SECTION: .pdata
; SECTION: .xdata
; SYMBOL: __gxx_personality_seh0 global undefined
declare void @f(ptr)
declare i32 @__gxx_personality_seh0(...)

define void @protected() uwtable personality ptr @__gxx_personality_seh0 {
  %memory = alloca [100000 x i8]
  invoke void @f(ptr %memory)
          to label %done unwind label %pad
done:
  ret void
pad:
  %landed = landingpad { ptr, i32 }
          cleanup
  call void @f(ptr null)
  resume { ptr, i32 } %landed
}
