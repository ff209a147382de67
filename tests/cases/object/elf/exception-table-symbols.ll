; Each exception table has a symbol with its function's number, for those who read listings.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu s390x-unknown-linux-gnu
; SYMBOL: GCC_except_table1 local .gcc_except_table
; SYMBOL: GCC_except_table2 local .gcc_except_table.shared
; NO-SYMBOL: GCC_except_table0
target triple = "x86_64-unknown-linux-gnu"
declare void @may.throw()
declare i32 @__gxx_personality_v0(...)
$shared = comdat any
define void @first() { ret void }
define available_externally void @elsewhere() { ret void }
define void @second() personality ptr @__gxx_personality_v0 {
  invoke void @may.throw() to label %done unwind label %pad
done:
  ret void
pad:
  %landed = landingpad { ptr, i32 } catch ptr null
  ret void
}
define weak_odr void @shared() comdat personality ptr @__gxx_personality_v0 {
  invoke void @may.throw() to label %done unwind label %pad
done:
  ret void
pad:
  %landed = landingpad { ptr, i32 } catch ptr null
  ret void
}
