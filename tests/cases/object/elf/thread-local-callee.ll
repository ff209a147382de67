; A call of a thread-local variable's address: its own code per thread.
; LLC: x86_64-unknown-linux-gnu
@code = external thread_local global i64
define void @f() {
  call void @code()
  ret void
}
