; Elements of packed types are integers or floats.
; ERROR: 4:18: elements of a packed type must be integral or floating point

%x = global <4 x int*> zeroinitializer
