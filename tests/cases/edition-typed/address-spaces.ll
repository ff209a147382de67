; Pointers to spaces, loads through them, casts between them, in both forms of getelementptr.
; EMIT: @x = addrspace(3) global i32 0
; EMIT: define ptr @f(ptr addrspace(3) %p)
; EMIT: %q = getelementptr i32, ptr addrspace(3) %p, i64 1
; EMIT: %r = addrspacecast ptr addrspace(3) %q to ptr
; EMIT: %v = load i32, ptr addrspace(3) @x

@x = addrspace(3) global i32 0

define i32* @f(i32 addrspace(3)* %p) {
  %q = getelementptr i32 addrspace(3)* %p, i64 1
  %r = addrspacecast i32 addrspace(3)* %q to i32*
  %v = load i32 addrspace(3)* @x
  ret i32* %r
}
