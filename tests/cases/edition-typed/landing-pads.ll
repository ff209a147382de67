; A landing pad names the personality itself, before LLVM 3.7.
; EMIT: define i32 @f() personality ptr @__gxx_personality_v0
; EMIT: landingpad { ptr, i32 } cleanup
; EMIT: catch ptr @_ZTIi
; EMIT: filter [1 x ptr] [ptr @_ZTIi]

@_ZTIi = external constant i8*
declare void @g()
declare i32 @__gxx_personality_v0(...)

define i32 @f() {
  invoke void @g() to label %ok unwind label %bad
ok:
  ret i32 0
bad:
  %e = landingpad { i8*, i32 } personality i32 (...)* @__gxx_personality_v0
          cleanup
          catch i8** @_ZTIi
          filter [1 x i8**] [i8** @_ZTIi]
  resume { i8*, i32 } %e
}
