; A label is no operand of a conversion.
; ERROR: 6:8: invalid cast opcode for cast from 'label' to 'int'
implementation
int %f() {
l:
  %x = cast label %l to int
  ret int 0
}
