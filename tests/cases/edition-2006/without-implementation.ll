; A module without the word that begins its functions, prototypes between functions, all with define.
; EXIT: 21
target endian = little
target pointersize = 64
deplibs = [ "c", "m" ]
%x = weak global int 20
declare fastcc int %one()
int %main() {
  %v = load int* %x
  %w = call fastcc int %one()
  %s = add int %v, %w
  ret int %s
}
declare void %never(int, ...)
linkonce fastcc int %one() {
  ret int 1
}
