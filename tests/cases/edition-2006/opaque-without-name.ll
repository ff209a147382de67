; Opaque types without names: each is a type of its own, in globals, structs, parameters and bodies.
; EMIT: @x = external global %0
; EMIT: @p = global ptr null
; EMIT:   %d = bitcast ptr null to ptr

%x = external global opaque
%p = global opaque* null
%t = type { int, opaque* }

implementation

void %f(opaque* %a, %t* %b) {
  %c = alloca opaque*
  %d = cast sbyte* null to opaque*
  %e = getelementptr %t* %b, int 0, uint 1
  ret void
}
