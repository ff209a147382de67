; volatile before and after the opcode, atomic accesses with scopes of the time.
; EMIT: load volatile i32, ptr %p
; EMIT: store volatile i32 1, ptr %p
; EMIT: load atomic i32, ptr %p syncscope("singlethread") seq_cst, align 4
; EMIT: fence syncscope("singlethread") acquire

define i32 @f(i32* %p) {
  %a = volatile load i32* %p
  volatile store i32 1, i32* %p
  %b = load atomic i32* %p singlethread seq_cst, align 4
  fence singlethread acquire
  ret i32 %b
}
