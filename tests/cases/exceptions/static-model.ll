; Type infos are found without position-independent code, too: tables as the platform's linker expects them.
; OPTIONS: --relocation-model=static
; LINK: -no-pie -lstdc++
; PLATFORMS: host aarch64 riscv64 s390x
; EXIT: 47
@_ZTIi = external constant ptr
@_ZTIc = external constant ptr
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_v0(...)
declare i32 @llvm.eh.typeid.for(ptr)

define void @throw(i32 %value) {
  %exception = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %value, ptr %exception
  call void @__cxa_throw(ptr %exception, ptr @_ZTIi, ptr null)
  unreachable
}

define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @throw(i32 47) to label %done unwind label %pad
done:
  ret i32 1
pad:
  %landed = landingpad { ptr, i32 } catch ptr @_ZTIc catch ptr @_ZTIi
  %kind = extractvalue { ptr, i32 } %landed, 1
  %wanted = call i32 @llvm.eh.typeid.for(ptr @_ZTIi)
  %matches = icmp eq i32 %kind, %wanted
  br i1 %matches, label %caught, label %other
caught:
  %exception = extractvalue { ptr, i32 } %landed, 0
  %object = call ptr @__cxa_begin_catch(ptr %exception)
  %value = load i32, ptr %object
  call void @__cxa_end_catch()
  ret i32 %value
other:
  ret i32 2
}
