; Recursion: Ackermann's function, two functions that call each other, and a deep tail call of fastcc.
; EXIT: 76

declare bool %even(uint)

implementation

int %ack(int %m, int %n) {
  %mz = seteq int %m, 0
  br bool %mz, label %base, label %step
base:
  %n1 = add int %n, 1
  ret int %n1
step:
  %m1 = sub int %m, 1
  %nz = seteq int %n, 0
  br bool %nz, label %one, label %two
one:
  %a = call int %ack(int %m1, int 1)
  ret int %a
two:
  %nm = sub int %n, 1
  %b = call int %ack(int %m, int %nm)
  %c = tail call int %ack(int %m1, int %b)
  ret int %c
}

bool %even(uint %n) {
  %z = seteq uint %n, 0
  br bool %z, label %yes, label %no
yes:
  ret bool true
no:
  %m = sub uint %n, 1
  %r = call bool %odd(uint %m)
  ret bool %r
}

bool %odd(uint %n) {
  %z = seteq uint %n, 0
  br bool %z, label %no, label %more
no:
  ret bool false
more:
  %m = sub uint %n, 1
  %r = call bool %even(uint %m)
  ret bool %r
}

fastcc int %count(uint %n, int %sum) {
  %z = seteq uint %n, 0
  br bool %z, label %done, label %more
done:
  ret int %sum
more:
  %m = sub uint %n, 1
  %s = add int %sum, 1
  %r = tail call fastcc int %count(uint %m, int %s)
  ret int %r
}

int %main() {
  %a = call int %ack(int 2, int 3)
  %e = call bool %even(uint 11)
  %o = call bool %odd(uint 11)
  %ei = cast bool %e to int
  %oi = cast bool %o to int
  %d = call fastcc int %count(uint 30000, int 0)
  %dm = div int %d, 461
  %s = add int %a, %ei
  %t = add int %s, %oi
  %u = add int %t, %dm
  %v = add int %u, 1
  ret int %v
}
