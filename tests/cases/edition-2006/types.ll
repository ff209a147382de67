; Types are used before they are defined, names stand for any type, and up-references close over structs.
; EXIT: 12

%pair = type { %callback, %node* }
%callback = type int (int)*
%node = type { %node*, int }
%ring = type { \2*, int }

%second = internal global %node { %node* null, int 5 }
%first = internal global %node { %node* %second, int 4 }
%table = internal global %pair { int (int)* %triple, %node* %first }
%self = internal global %ring zeroinitializer

implementation

internal int %triple(int %x) {
  %y = mul int %x, 3
  ret int %y
}

int %main() {
  %f = getelementptr %pair* %table, long 0, uint 0
  %call = load %callback* %f
  %n = getelementptr %pair* %table, long 0, uint 1
  %node = load %node** %n
  %v = getelementptr %node* %node, long 0, uint 1
  %value = load int* %v
  %link = getelementptr %ring* %self, long 0, uint 0
  store %ring* %self, %ring** %link
  %r = call int %call(int %value)
  ret int %r
}
