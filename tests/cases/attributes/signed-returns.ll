; Functions that sign their return addresses return, and unwinders get through their frames. Leaves sign too where all
; functions do.
; RUN
; PLATFORMS: aarch64
; STDOUT: 120 5 frames, 15

@format = constant [18 x i8] c"%d %d frames, %d\0A\00"
@count = global i32 0
declare i32 @printf(ptr, ...)
declare i32 @_Unwind_Backtrace(ptr, ptr)

; Counts a frame; reason code 0 is to go on.
define i32 @frame(ptr %context, ptr %data) uwtable "sign-return-address"="all" {
  %old = load i32, ptr @count
  %new = add i32 %old, 1
  store i32 %new, ptr @count
  ret i32 0
}

define i32 @frames() noinline uwtable "sign-return-address"="non-leaf" {
  store i32 0, ptr @count
  %code = call i32 @_Unwind_Backtrace(ptr @frame, ptr null)
  %count = load i32, ptr @count
  ret i32 %count
}

define i32 @factorial(i32 %n, ptr %frames) noinline uwtable "sign-return-address"="non-leaf" "branch-target-enforcement" {
  %last = icmp eq i32 %n, 1
  br i1 %last, label %bottom, label %more

bottom:
  %count = call i32 @frames()
  store i32 %count, ptr %frames
  ret i32 1

more:
  %less = sub i32 %n, 1
  %rest = call i32 @factorial(i32 %less, ptr %frames)
  %product = mul i32 %n, %rest
  ret i32 %product
}

define i32 @leaf(i32 %n) noinline uwtable "sign-return-address"="all" "branch-target-enforcement" {
  %r = mul i32 %n, 3
  ret i32 %r
}

define i32 @main() uwtable "sign-return-address"="all" "branch-target-enforcement" {
  %frames = alloca i32
  %five = call i32 @factorial(i32 5, ptr %frames)
  %deep = load i32, ptr %frames
  %one = call i32 @factorial(i32 1, ptr %frames)
  %flat = load i32, ptr %frames
  %distance = sub i32 %deep, %flat
  %distance.more = add i32 %distance, %one
  %f = call ptr @self(ptr @leaf)
  %leaf = call i32 %f(i32 5)
  call i32 (ptr, ...) @printf(ptr @format, i32 %five, i32 %distance.more, i32 %leaf)
  ret i32 0
}

define ptr @self(ptr %p) noinline {
  ret ptr %p
}
