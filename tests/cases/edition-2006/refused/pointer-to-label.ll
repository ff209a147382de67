; Labels have no addresses.
; ERROR: 4:27: basic block pointers are invalid

%x = external global label*
