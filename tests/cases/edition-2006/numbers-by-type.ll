; Unnamed values are numbered for each type apart, blocks too.
; EXIT: 16

implementation

int %main() {
  add int 1, 2            ; int:%0
  add uint 3, 4           ; uint:%0
  add int %0, %0          ; int:%1 = 6
  cast uint %0 to int     ; int:%2 = 7
  br label %next
next:
  add int %1, %2          ; int:%3 = 13
  seteq int %3, 13        ; bool:%0
  br bool %0, label %1, label %2
                          ; label:%1 (after the entry's 0)
  add int %3, %0
  ret int %4
                          ; label:%2
  ret int 1
}
