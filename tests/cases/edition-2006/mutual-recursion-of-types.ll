; Types that contain each other, by names, without names, and by up-references: all spellings of one type are one.
; EXIT: 15
%even = type { %odd*, int }
%odd = type { %even*, float }
%g = global %even { { %even*, float }* %h, int 4 }
%h = global { { \4*, float }*, int } { { { \4*, int }*, float }* null, int 5 }
%h = global %odd { %even* null, float 6.0 }

implementation

float %value({ { \4*, int }*, float }* %o) {
  %p = getelementptr %odd* %o, int 0, uint 1
  %v = load float* %p
  ret float %v
}

int %main() {
  %p = getelementptr { %odd*, int }* %g, int 0, uint 0
  %o = load %odd** %p
  %f = call float %value(%odd* %o)
  %i = cast float %f to int
  %q = getelementptr %even* %g, int 0, uint 1
  %a = load int* %q
  %r = getelementptr %even* %h, int 0, uint 1
  %b = load int* %r
  %s = add int %a, %b
  %t = add int %s, %i
  ret int %t
}
