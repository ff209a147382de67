; Pointers to opaque types are passed on; a type may be opaque first and defined later, or never.
; EXIT: 8

%never = type opaque
%later = type opaque
%holder = type { %later*, %never* }
%later = type { int, int }
%x = internal global %later { int 3, int 5 }
%h = internal global %holder { %later* %x, %never* null }

implementation

%never* %through(%never* %p) {
  ret %never* %p
}

int %sum(%later* %p) {
  %a = getelementptr %later* %p, int 0, uint 0
  %b = getelementptr %later* %p, int 0, uint 1
  %c = load int* %a
  %d = load int* %b
  %e = add int %c, %d
  ret int %e
}

int %main() {
  %o = cast %later* %x to %never*
  %p = call %never* %through(%never* %o)
  %q = cast %never* %p to %later*
  %f = getelementptr %holder* %h, int 0, uint 0
  %g = load %later** %f
  %same = seteq %later* %g, %q
  %r = call int %sum(%later* %q)
  %s = select bool %same, int %r, int 0
  ret int %s
}
