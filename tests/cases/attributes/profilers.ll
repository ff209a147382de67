; Functions that are called at the entry and before each return, with the function's address.
; STDOUT: 1 1 1 1 42
@format = private constant [16 x i8] c"%d %d %d %d %d\0A\00"
@entered = global ptr null
@left = global ptr null
@entries = global i32 0
@exits = global i32 0

declare i32 @printf(ptr, ...)

define void @__cyg_profile_func_enter(ptr %function, ptr %caller) {
  store ptr %function, ptr @entered
  %count = load i32, ptr @entries
  %more = add i32 %count, 1
  store i32 %more, ptr @entries
  ret void
}

define void @__cyg_profile_func_exit(ptr %function, ptr %caller) {
  store ptr %function, ptr @left
  %count = load i32, ptr @exits
  %more = add i32 %count, 1
  store i32 %more, ptr @exits
  ret void
}

define i32 @work(i32 %x) noinline "instrument-function-entry-inlined"="__cyg_profile_func_enter" "instrument-function-exit-inlined"="__cyg_profile_func_exit" {
  %double = mul i32 %x, 2
  ret i32 %double
}

define i32 @main() {
  %value = call i32 @work(i32 21)
  %entered = load ptr, ptr @entered
  %left = load ptr, ptr @left
  %same.entered = icmp eq ptr %entered, @work
  %same.left = icmp eq ptr %left, @work
  %a = zext i1 %same.entered to i32
  %b = zext i1 %same.left to i32
  %c = load i32, ptr @entries
  %d = load i32, ptr @exits
  call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c, i32 %d, i32 %value)
  ret i32 0
}
