; malloc with counts by value and constant, of structs and alignments; free; null is freed too.
; EXIT: 30

%node = type { int, %node* }

implementation

int %main() {
entry:
  br label %build
build:
  %i = phi int [ 1, %entry ], [ %next, %build ]
  %list = phi %node* [ null, %entry ], [ %node, %build ]
  %node = malloc %node
  %value = getelementptr %node* %node, long 0, uint 0
  store int %i, int* %value
  %link = getelementptr %node* %node, long 0, uint 1
  store %node* %list, %node** %link
  %next = add int %i, 1
  %more = setle int %next, 5
  br bool %more, label %build, label %sum
sum:
  %at = phi %node* [ %node, %build ], [ %rest, %sum ]
  %total = phi int [ 0, %build ], [ %total2, %sum ]
  %v = getelementptr %node* %at, long 0, uint 0
  %x = load int* %v
  %total2 = add int %total, %x
  %l = getelementptr %node* %at, long 0, uint 1
  %rest = load %node** %l
  free %node* %at
  %end = seteq %node* %rest, null
  br bool %end, label %array, label %sum
array:
  %n = cast int %total2 to uint
  %words = malloc short, uint %n
  %last = getelementptr short* %words, int 14
  store short 15, short* %last
  %y = load short* %last
  free short* %words
  %big = malloc [100 x double], align 64
  %addr = cast [100 x double]* %big to ulong
  %low = and ulong %addr, 63
  free [100 x double]* %big
  free int* null
  %z = cast short %y to int
  %w = cast ulong %low to int
  %s = add int %z, %w
  %r = add int %s, %total2
  ret int %r
}
