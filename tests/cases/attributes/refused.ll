; Attributes whose code cannot be generated are named.
; ERROR: 9:13: cannot compile the function attribute shadowcallstack
; ERROR: 13:13: cannot compile the function attribute split-stack
; ERROR: 17:13: cannot compile a function with the feature lvi-load-hardening
; ERROR: 21:13: cannot compile the function attribute alignstack above 16
; OPTIONS: --target=x86_64-unknown-linux-gnu


define void @a() shadowcallstack {
  ret void
}

define void @b() "split-stack" {
  ret void
}

define void @c() "target-features"="+sse2,+lvi-load-hardening" {
  ret void
}

define void @d() alignstack(64) {
  ret void
}
