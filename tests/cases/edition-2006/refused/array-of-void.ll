; Elements of arrays have a size.
; ERROR: 4:27: void type only allowed for function results

%x = external global [4 x void]
