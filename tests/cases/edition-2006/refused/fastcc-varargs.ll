; fastcc does not support variable arguments.
; ERROR: 4:12: functions of this calling convention cannot take variable arguments
implementation
fastcc int %f(int %x, ...) {
  ret int 0
}
