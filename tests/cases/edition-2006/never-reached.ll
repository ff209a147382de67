; unreachable after calls that do not return, and in blocks that nothing leads to.
; EXIT: 9

declare void %exit(int)

implementation

void %leave(int %x) {
  %y = add int %x, 1
  call void %exit(int %y)
  unreachable
}

int %main() {
  call void %leave(int 8)
  unreachable
nothing:
  unreachable
}
