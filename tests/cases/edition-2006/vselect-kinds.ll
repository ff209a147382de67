; vselect with and without the type word, by a computed condition, of every element type.
; STDOUT: 17 42 3 8 -1 6 2.500000 10
%fmt = internal constant [25 x sbyte] c"%d %d %d %d %d %d %f %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

<4 x float> %pick(<4 x float> %a, <4 x float> %b) {
  %c = vsetfp olt <4 x float> %a, %b
  %r = vselect <4 x bool> %c, <4 x float> %a, <4 x float> %b
  ret <4 x float> %r
}

<8 x short> %larger(<8 x short> %a, <8 x short> %b) {
  %c = vsetint sgt <8 x short> %a, %b
  %r = vselect bool <8 x bool> %c, <8 x short> %a, <8 x short> %b
  ret <8 x short> %r
}

<2 x bool> %flags(<2 x bool> %c, <2 x bool> %a, <2 x bool> %b) {
  %r = vselect <2 x bool> %c, <2 x bool> %a, <2 x bool> %b
  ret <2 x bool> %r
}

int %main() {
  %x = vselect bool <2 x bool> <bool true, bool false>, <2 x ubyte> <ubyte 17, ubyte 17>,
    <2 x ubyte> <ubyte 42, ubyte 42>
  %x0 = extractelement <2 x ubyte> %x, uint 0
  %x1 = extractelement <2 x ubyte> %x, uint 1
  %y = call <8 x short> %larger(<8 x short> <short 1, short 2, short 3, short 4, short -1, short 6, short 7, short 8>,
                                <8 x short> <short 8, short -1, short 3, short 2, short -2, short 5, short -7, short 0>)
  %y2 = extractelement <8 x short> %y, uint 2
  %y0 = extractelement <8 x short> %y, uint 0
  %y4 = extractelement <8 x short> %y, uint 4
  %y5 = extractelement <8 x short> %y, uint 5
  %z = call <4 x float> %pick(<4 x float> <float 1.0, float 9.0, float 2.5, float 0.0>, <4 x float> <float 3.0, float 2.0, float 2.75, float 0.0>)
  %z2 = extractelement <4 x float> %z, uint 2
  %w = call <2 x bool> %flags(<2 x bool> <bool true, bool false>, <2 x bool> <bool false, bool true>, <2 x bool> <bool false, bool true>)
  %w0 = extractelement <2 x bool> %w, uint 0
  %w1 = extractelement <2 x bool> %w, uint 1
  %w0i = cast bool %w0 to int
  %w1i = select bool %w1, int 10, int 20
  %wr = add int %w0i, %w1i
  %s = getelementptr [25 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %s, ubyte %x0, ubyte %x1, short %y2, short %y0, short %y4, short %y5, float %z2, int %wr)
  ret int 0
}
