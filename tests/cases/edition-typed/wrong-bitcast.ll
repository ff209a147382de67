; Pointers of different spaces are no bits of each other.
; ERROR: 5:16: invalid cast opcode for cast from 'i32*' to 'i32 addrspace(1)*'

define void @f(i32* %p) {
  %q = bitcast i32* %p to i32 addrspace(1)*
  ret void
}
