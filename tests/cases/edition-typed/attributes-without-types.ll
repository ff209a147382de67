; byval, sret and preallocated of the time took the type from the pointee.
; EMIT: define void @by(ptr align 8 byval(%s) %p)
; EMIT: define void @ret(ptr sret(%s) %p)
; EMIT: call void @by(ptr align 8 byval(%s) %p)
; EMIT: call void @ret(ptr sret(%s) %p)
; EMIT: define void @in(ptr inalloca(i32) %p)

%s = type { i64, i64, i64 }

define void @by(%s* byval align 8 %p) {
  ret void
}

define void @ret(%s* sret %p) {
  call void @by(%s* byval align 8 %p)
  call void @ret(%s* sret %p)
  ret void
}

define void @in(i32* inalloca %p) {
  ret void
}
