; GCC's front end made an alias of `weakref`, also of a function that is only declared: it stands for that function,
; which is weak. `hidden` meant nothing beside internal.
; RUN
; EMIT: @kept = internal global i32 7
; EMIT: declare extern_weak void @there_is_no_such_function()

@__gthrw_no_such = alias weak void ()* @there_is_no_such_function
@exit_here = alias weak void (i32)* @exit
@kept = internal hidden global i32 7

declare void @there_is_no_such_function()
declare void @exit(i32)

define i32 @main() {
  %none = icmp eq void ()* @__gthrw_no_such, null
  %seven = load i32* @kept
  %is = icmp eq i32 %seven, 7
  %both = and i1 %none, %is
  %status = select i1 %both, i32 0, i32 1
  call void @exit_here(i32 %status)
  ret i32 2
}
