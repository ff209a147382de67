; A definition has a block.
; ERROR: 7:1: function body requires at least one basic block

implementation

void %f() {
}
