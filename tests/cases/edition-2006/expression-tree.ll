; Structs through which functions call each other: an expression tree with a virtual function in each node.
; EXIT: 77

%node = type { int (%node*)*, %node*, %node*, int }

implementation

internal int %leaf(%node* %n) {
  %p = getelementptr %node* %n, int 0, uint 3
  %v = load int* %p
  ret int %v
}

internal int %left_of(%node* %n) {
  %p = getelementptr %node* %n, int 0, uint 1
  %l = load %node** %p
  %fp = getelementptr %node* %l, int 0, uint 0
  %f = load int (%node*)** %fp
  %v = call int %f(%node* %l)
  ret int %v
}

internal int %right_of(%node* %n) {
  %p = getelementptr %node* %n, int 0, uint 2
  %l = load %node** %p
  %fp = getelementptr %node* %l, int 0, uint 0
  %f = load int (%node*)** %fp
  %v = call int (%node*)* %f(%node* %l)
  ret int %v
}

internal int %sum(%node* %n) {
  %a = call int %left_of(%node* %n)
  %b = call int %right_of(%node* %n)
  %c = add int %a, %b
  ret int %c
}

internal int %product(%node* %n) {
  %a = call int %left_of(%node* %n)
  %b = call int %right_of(%node* %n)
  %c = mul int %a, %b
  ret int %c
}

%node* %make(int (%node*)* %f, %node* %l, %node* %r, int %v) {
  %n = malloc %node
  %p0 = getelementptr %node* %n, int 0, uint 0
  store int (%node*)* %f, int (%node*)** %p0
  %p1 = getelementptr %node* %n, int 0, uint 1
  store %node* %l, %node** %p1
  %p2 = getelementptr %node* %n, int 0, uint 2
  store %node* %r, %node** %p2
  %p3 = getelementptr %node* %n, int 0, uint 3
  store int %v, int* %p3
  ret %node* %n
}

int %main() {
  ; (3 + 4) * (5 + 6)
  %n3 = call %node* %make(int (%node*)* %leaf, %node* null, %node* null, int 3)
  %n4 = call %node* %make(int (%node*)* %leaf, %node* null, %node* null, int 4)
  %n5 = call %node* %make(int (%node*)* %leaf, %node* null, %node* null, int 5)
  %n6 = call %node* %make(int (%node*)* %leaf, %node* null, %node* null, int 6)
  %a = call %node* %make(int (%node*)* %sum, %node* %n3, %node* %n4, int 0)
  %b = call %node* %make(int (%node*)* %sum, %node* %n5, %node* %n6, int 0)
  %m = call %node* %make(int (%node*)* %product, %node* %a, %node* %b, int 0)
  %r = call int %product(%node* %m)
  ret int %r
}
