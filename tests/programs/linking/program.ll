; Uses all that library.ll offers.
@count = external global i32
@everyone = external thread_local global i32
@early = external thread_local(initialexec) global i32
@second = external global i32
@relocated = external constant [2 x ptr]
@line = private unnamed_addr constant [40 x i8] c"%d %d %d %d %d %d %d %d %d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)
declare i32 @started()
declare i32 @next()
declare i32 @same()
declare i32 @faint()
declare i32 @plain()
declare i32 @threads(i32)
declare i32 @chooses(i32)
declare i32 @chosen(i32)
declare i32 @nobody()
declare ptr @of_library()
$shared = comdat any
define linkonce_odr ptr @shared() comdat {
  ret ptr @shared
}
define i32 @main() {
  %started = call i32 @started()
  store i32 50, ptr @count
  %next = call i32 @next()
  %same = call i32 @same()
  %faint = call i32 @faint()
  %plain = call i32 @plain()
  store i32 110, ptr @everyone
  %threads = call i32 @threads(i32 1)
  %everyone = load i32, ptr @everyone
  %early = load i32, ptr @early
  %second = load i32, ptr @second
  %word = getelementptr ptr, ptr @relocated, i64 1
  %pointer = load ptr, ptr %word
  %through = call i32 %pointer()
  %chooses = call i32 @chooses(i32 21)
  %nobody = call i32 @nobody()
  %own = call ptr @shared()
  %other = call ptr @of_library()
  %one = icmp eq ptr %own, %other
  %is = zext i1 %one to i32
  call i32 (ptr, ...) @printf(ptr @line, i32 %started, i32 %next, i32 %same, i32 %faint, i32 %plain,
    i32 %threads, i32 %everyone, i32 %early, i32 %second, i32 %through, i32 %chooses, i32 %nobody, i32 %is)
  ret i32 0
}
