; Probes for profiles: their tables are not written.
; ERROR: 4:3: cannot compile the intrinsic llvm.pseudoprobe: it is not supported
define void @f() {
  call void @llvm.pseudoprobe(i64 1, i64 1, i32 0, i64 -1)
  ret void
}
