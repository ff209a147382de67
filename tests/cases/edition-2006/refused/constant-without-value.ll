; A constant that is not external has an initializer.
; ERROR: 4:1: expected value token, found 'implementation'
%x = constant int
implementation
