; An up-reference means a type around it.
; ERROR: 4:13: invalid up-reference

%t = type { \0* }
