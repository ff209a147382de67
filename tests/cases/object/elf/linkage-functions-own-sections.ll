; Linkages of functions, each in a section of its own.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
; OPTIONS: -function-sections -data-sections
define void @external() { ret void }
define internal void @internal() { ret void }
define private void @private() { ret void }
define weak void @weak() { ret void }
define weak_odr void @weak_odr() { ret void }
define linkonce void @linkonce() { ret void }
define linkonce_odr void @linkonce_odr() { ret void }
define available_externally void @available() { ret void }
declare extern_weak void @extern_weak()
declare void @unused()
@table = global [6 x ptr] [ptr @internal, ptr @private, ptr @available, ptr @extern_weak, ptr @external, ptr @linkonce]
