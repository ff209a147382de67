; ERROR: 5:13: csretcc functions must return void and take a pointer first

implementation

csretcc int %f(int %x) {
  ret int %x
}
