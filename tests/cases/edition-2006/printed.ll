; What the edition of 2006 says, in current assembly.
; EMIT: %pair = type { i32, ptr }
; EMIT: @x = global %pair { i32 3, ptr null }
; EMIT: @y = internal constant [3 x i8] c"ab\00", section "s", align 4
; EMIT: @z = extern_weak global i8
; EMIT: declare i32 @printf(ptr, ...)
; EMIT: define fastcc i32 @f(i32 %a, ptr %p, double %d)
; EMIT: %q = getelementptr %pair, ptr %p, i32 1, i32 0
; EMIT: %r = load volatile i32, ptr %q
; EMIT: %s = sdiv i32 %r, %a
; EMIT: %t = icmp slt i32 %s, 4
; EMIT: %u = zext i1 %t to i32
; EMIT: %v = fptosi double %d to i32
; EMIT: %w = ashr i32 %v, 3
; EMIT: ret i32 %x

%pair = type { int, sbyte* }
%x = global %pair { int 3, sbyte* null }
%y = internal constant [3 x sbyte] c"ab\00", section "s", align 4
%z = extern_weak global sbyte
declare int %printf(sbyte*, ...)

implementation

fastcc int %f(int %a, %pair* %p, double %d) {
  %q = getelementptr %pair* %p, int 1, uint 0
  %r = volatile load int* %q
  %s = div int %r, %a
  %t = setlt int %s, 4
  %u = cast bool %t to int
  %v = cast double %d to int
  %w = shr int %v, ubyte 3
  %x = add int %u, %w
  ret int %x
}
