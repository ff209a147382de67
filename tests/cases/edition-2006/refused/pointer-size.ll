; Addresses have 32 or 64 bits.
; ERROR: 4:22: invalid pointer size

target pointersize = 48
