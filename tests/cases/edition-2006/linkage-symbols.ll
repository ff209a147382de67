; Each linkage word on variables and functions as symbols of the object.
; SYMBOL: in local .bss
; SYMBOL: once weak .data
; SYMBOL: lo weak .text
; SYMBOL: never weak undefined
; SYMBOL: ex weak undefined
; SYMBOL: wk weak .data
; EXIT: 15
%in = internal global int 0
%once = linkonce global int 2
%wk = weak global int 3
%apart = appending global [2 x int] [ int 4, int 0 ]
%ex = extern_weak global int
%visible = global int 6
%list = appending global [0 x int*] zeroinitializer

declare extern_weak void %never()

implementation

linkonce int %lo() { ret int 0 }
weak int %w() { ret int 0 }
internal int %i() { ret int 0 }

int %main() {
  %a = load int* %once
  %b = load int* %wk
  %p = getelementptr [2 x int]* %apart, int 0, int 0
  %c = load int* %p
  %d = load int* %visible
  %missing = seteq int* %ex, null
  %no = seteq void ()* %never, null
  %e = call int %i()
  %f = add int %a, %b
  %g = add int %c, %d
  %h = add int %f, %g
  %ok = and bool %missing, %no
  br bool %ok, label %yes, label %bad
yes:
  %z = load int* %in
  %r = add int %h, %z
  %r2 = add int %r, %e
  ret int %r2
bad:
  call void %never()
  ret int 1
}
