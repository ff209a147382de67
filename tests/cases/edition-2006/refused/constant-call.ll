; Calls are no constants.
; ERROR: 5:17: expected value token, found 'call'

declare int %f()
%x = global int call (int ()* %f)
