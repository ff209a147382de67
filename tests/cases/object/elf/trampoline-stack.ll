; Code that writes trampolines needs a stack that can be executed: the object says so.
; LLC: x86_64-unknown-linux-gnu
declare void @use(ptr)
define i32 @nested(ptr nest %frame, i32 %a) {
  %b = load i32, ptr %frame
  %c = add i32 %a, %b
  ret i32 %c
}
define void @outer(i32 %a) {
  %frame = alloca i32
  %trampoline = alloca [24 x i8], align 16
  store i32 %a, ptr %frame
  call void @llvm.init.trampoline(ptr %trampoline, ptr @nested, ptr %frame)
  %function = call ptr @llvm.adjust.trampoline(ptr %trampoline)
  call void @use(ptr %function)
  ret void
}
