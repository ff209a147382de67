; Phis of pointers, floats, packed values and bools, of forward values, with constants and expressions, in loops.
; EXIT: 58
%cells = internal global [2 x int] [ int 7, int 9 ]

implementation

int %main() {
entry:
  br label %loop
loop:
  %i = phi int [ 0, %entry ], [ %next, %loop ]
  %p = phi int* [ getelementptr ([2 x int]* %cells, int 0, int 0), %entry ], [ %q, %loop ]
  %f = phi float [ 1.0, %entry ], [ %g, %loop ]
  %b = phi bool [ true, %entry ], [ %c, %loop ]
  %v = phi <2 x int> [ < int 1, int 2 >, %entry ], [ %w, %loop ]
  %sum = phi int [ cast (ubyte 1 to int), %entry ], [ %s2, %loop ]
  %x = load int* %p
  %s1 = add int %sum, %x
  %s2 = add int %s1, %i
  %q = select bool %b, int* getelementptr ([2 x int]* %cells, int 0, int 1), int* getelementptr ([2 x int]* %cells, int 0, int 0)
  %c = xor bool %b, true
  %g = mul float %f, 2.0
  %w = add <2 x int> %v, %v
  %next = add int %i, 1
  %done = seteq int %next, 4
  br bool %done, label %out, label %loop
out:
  ; sum: 1 + 7+9+7+9 + 0+1+2+3 = 39; f: 8; v: 8, 16 -> last phi values
  %fi = cast float %f to int
  %e = extractelement <2 x int> %v, uint 0
  %t = add int %s2, %fi
  %u = add int %t, %e
  %ci = cast bool %c to int
  %u2 = add int %u, %ci
  %k = add int %u2, 2
  ret int %k
}
