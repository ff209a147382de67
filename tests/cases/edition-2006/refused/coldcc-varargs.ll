; coldcc does not support variable arguments.
; ERROR: 3:20: functions of this calling convention cannot take variable arguments
declare coldcc int %f(int, ...)
implementation
