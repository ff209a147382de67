; ERROR: 3:11: Reference to undefined global "b"
@a = global i32 0
^0 = gv: (name: "b")
^1 = gv: (name: "a")
