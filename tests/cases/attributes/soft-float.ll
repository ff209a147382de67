; A function that is to do without floating-point registers may have no floats. One that has none is compiled.
; ERROR: 10:12: cannot compile floating-point numbers in a soft-float function
; OPTIONS: --target=x86_64-unknown-linux-gnu

define i32 @integers(i32 %x) "use-soft-float"="true" "target-features"="+soft-float" {
  %y = add i32 %x, 1
  ret i32 %y
}

define i32 @floats(double %x) "use-soft-float"="true" {
  %y = fptosi double %x to i32
  ret i32 %y
}
