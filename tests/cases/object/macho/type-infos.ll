; Exception tables find type infos through the global offset table, and have symbols with their functions' numbers.
; LLC: x86_64-apple-macosx11 arm64-apple-macosx11
; SYMBOL: GCC_except_table0 local __gcc_except_tab
; NO-SECTION: __data
target triple = "arm64-apple-macosx11"
@_ZTIi = external constant ptr
@kind = linkonce_odr hidden constant { ptr, ptr } { ptr @_ZTIi, ptr null }
declare void @may.throw()
declare i32 @__gxx_personality_v0(...)
define void @first() personality ptr @__gxx_personality_v0 {
  invoke void @may.throw() to label %done unwind label %pad
done:
  ret void
pad:
  %landed = landingpad { ptr, i32 } catch ptr @_ZTIi catch ptr @kind
  ret void
}
