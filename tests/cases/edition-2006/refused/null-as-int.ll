; null is a pointer.
; ERROR: 4:17: null must be a pointer type

%x = global int null
