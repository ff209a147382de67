; Indirect functions and aliases of them.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
define ptr @resolver() { ret ptr @impl }
define internal ptr @iresolver() { ret ptr @impl }
define internal void @impl() { ret void }
@f = ifunc void (), ptr @resolver
@g = internal ifunc void (), ptr @iresolver
@h = weak ifunc void (), ptr @resolver
@i = hidden ifunc void (), ptr @resolver
@fa = alias void (), ptr @f
@t = global [3 x ptr] [ptr @f, ptr @g, ptr @fa]
