; An up-reference means a type around it.
; ERROR: 4:13: up-reference beyond the outermost type

%t = type { \3* }
