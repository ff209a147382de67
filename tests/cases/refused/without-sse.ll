; A function without SSE may have no floats and no vectors.
; ERROR: 5:14: cannot compile floating-point or vector values in a function without SSE
; OPTIONS: --target=x86_64-unknown-linux-gnu

define float @floats(ptr %p) "target-features"="-sse,-x87" {
  %x = load float, ptr %p
  ret float %x
}

define i32 @integers(i32 %x) "target-features"="-sse,-sse2" {
  %y = mul i32 %x, 3
  ret i32 %y
}
