; switch, phi, select and br as of 2006.
; EXIT: 21

implementation

int %classify(uint %x) {
  switch uint %x, label %other [ uint 0, label %zero
                                 uint 1, label %one ]
zero:
  br label %end
one:
  br label %end
other:
  br label %end
end:
  %r = phi int [ 1, %zero ], [ 5, %one ], [ 15, %other ]
  ret int %r
}

int %main() {
  %a = call int %classify(uint 0)
  %b = call int %classify(uint 1)
  %c = call int %classify(uint 7)
  %ab = add int %a, %b
  %abc = add int %ab, %c
  %big = setgt int %abc, 20
  %r = select bool %big, int %abc, int 0
  br bool %big, label %yes, label %no
yes:
  ret int %r
no:
  ret int 1
}
