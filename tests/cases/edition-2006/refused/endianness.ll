; Big or little.
; ERROR: 4:17: invalid endianness

target endian = middle

implementation
