; Globals, functions, types, blocks and values are used before the text has them.
; EXIT: 17

%early = global %pair* %late
%table = global [2 x int (int)*] [ int (int)* %one, int (int)* %two ]
%pair = type { int, %inner }
%inner = type { sbyte }
%late = internal global %pair { int 4, %inner { sbyte 5 } }

implementation

int %main() {
  %p = load %pair** %early
  %a = getelementptr %pair* %p, int 0, uint 0
  %x = load int* %a
  br label %later
earlier:
  %s = add int %r, %y
  ret int %s
later:
  %b = getelementptr %pair* %p, int 0, uint 1, uint 0
  %z = load sbyte* %b
  %y = cast sbyte %z to int
  %fp = getelementptr [2 x int (int)*]* %table, int 0, int 1
  %f = load int (int)** %fp
  %q = call int %f(int %x)
  %r = call int %one(int %q)
  br label %earlier
}

int %one(int %x) { %y = add int %x, 4 ret int %y }
internal int %two(int %x) { %y = mul int %x, 2 ret int %y }
