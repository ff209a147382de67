; The same at a call.
; ERROR: 9:25: attribute 'sret(%s)' does not match parameter type '%t*'

%s = type { i32, i8 }
%t = type { i32, i16 }
declare void @callee(%t*)

define void @f(%t* %p) {
  call void @callee(%t* sret(%s) %p)
  ret void
}
