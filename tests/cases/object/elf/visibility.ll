; Visibilities, of definitions and declarations.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
@h = hidden global i32 1
@p = protected global i32 1
@hd = external hidden global i32
@pd = external protected global i32
@hw = extern_weak hidden global i32
@hc = common hidden global i32 0
@ah = hidden alias i32, ptr @h
define hidden void @fh() { ret void }
define protected void @fp() { ret void }
declare hidden void @fhd()
declare protected void @fpd()
declare extern_weak hidden void @fhw()
define weak hidden void @fwh() { ret void }
@t = global [2 x ptr] [ptr @hd, ptr @fhd]
