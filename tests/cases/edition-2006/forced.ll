; A text that nothing tells from a later one is read as the option says: pointers to opaque types are of 2006 only.
; OPTIONS: --edition 2006
; CHECK

%S = type { %S*, opaque* }
