; ERROR: 6:7: value doesn't match function result type 'int'

implementation

int %f() {
  ret float 1.0
}
