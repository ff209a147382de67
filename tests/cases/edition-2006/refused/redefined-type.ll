; A type is defined once.
; ERROR: 5:1: redefinition of type

%t = type int
%t = type short
