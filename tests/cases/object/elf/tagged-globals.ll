; Addresses of variables with a tag in their upper bits come from the global offset table, where linkers leave them.
; RUN
; LINK: -Wl,--no-relax
; OPTIONS: --target=x86_64-unknown-linux-gnu
target triple = "x86_64-unknown-linux-gnu"
@own = internal global i64 5
@tagged = internal alias i64, inttoptr (i64 add (i64 ptrtoint (ptr @own to i64), i64 4611686018427387904) to ptr)
define i64 @address() noinline "target-features"="+tagged-globals" {
  %n = ptrtoint ptr @tagged to i64
  ret i64 %n
}
define i64 @value() noinline "target-features"="+tagged-globals" {
  %v = load i64, ptr @own
  ret i64 %v
}
define i32 @main() {
  %tagged = call i64 @address()
  %plain = ptrtoint ptr @own to i64
  %tag = sub i64 %tagged, %plain
  %tag.ok = icmp eq i64 %tag, 4611686018427387904
  %v = call i64 @value()
  %v.ok = icmp eq i64 %v, 5
  %ok = and i1 %tag.ok, %v.ok
  %status = select i1 %ok, i32 0, i32 1
  ret i32 %status
}
