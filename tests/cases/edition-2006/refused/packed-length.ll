; Packed types have a power of two of elements.
; ERROR: 4:14: vector length should be a power of 2

%x = global <3 x int> zeroinitializer
