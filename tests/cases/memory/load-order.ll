; Loads keep their place among stores, calls, fences and volatile accesses, however late their values are used.
; STDOUT: 1 10 7 30 42 5
; PLATFORMS: host aarch64
@format = private constant [19 x i8] c"%d %d %d %d %d %d\0A\00"
@a = global i32 1
@b = global i32 7
@chain = global ptr @link
@link = global ptr @a
@v = global i32 5

declare i32 @printf(ptr, ...)

define void @clobber() noinline {
  store i32 42, ptr @a
  ret void
}

; The value before the store, used after it.
define i32 @before(ptr %p) noinline {
  %old = load i32, ptr %p
  store i32 10, ptr %p
  ret i32 %old
}

; Both are read before either is written.
define void @swap(ptr %p, ptr %q) noinline {
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  store i32 %y, ptr %p
  store i32 %x, ptr %q
  ret void
}

; A chain of loads, each the address of the next, used after a call that changes the last.
define i32 @through() noinline {
  %one = load ptr, ptr @chain
  %two = load ptr, ptr %one
  %old = load i32, ptr %two
  call void @clobber()
  %new = load i32, ptr %two
  %difference = sub i32 %new, %old
  %sum = add i32 %difference, %old
  ret i32 %sum
}

define i32 @main() {
  %first = call i32 @before(ptr @a)
  %second = load i32, ptr @a
  call void @swap(ptr @a, ptr @b)
  %third = load i32, ptr @a
  store i32 30, ptr @a
  %fourth = load i32, ptr @a
  %fifth = call i32 @through()
  %w = load volatile i32, ptr @v
  store volatile i32 6, ptr @v
  %p = call i32 (ptr, ...) @printf(ptr @format, i32 %first, i32 %second, i32 %third, i32 %fourth, i32 %fifth, i32 %w)
  ret i32 0
}
