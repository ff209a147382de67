; STDOUT: Hello, world
; PLATFORMS: host aarch64
@text = private unnamed_addr constant [13 x i8] c"Hello, world\00"

declare i32 @puts(ptr)

define i32 @main() {
  %r = call i32 @puts(ptr @text)
  ret i32 0
}
