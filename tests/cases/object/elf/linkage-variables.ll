; Linkages of variables.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu s390x-unknown-linux-gnu
@external = global i32 1
@internal = internal global i32 2
@private = private global i32 3
@weak = weak global i32 4
@weak_odr = weak_odr global i32 5
@linkonce = linkonce global i32 6
@linkonce_odr = linkonce_odr global i32 7
@common = common global i32 0
@big_common = common global [100 x i64] zeroinitializer, align 32
@extern_weak = extern_weak global i32
@declared = external global i32
@unused = external global i32
@available = available_externally global i32 9
@user = global [4 x ptr] [ptr @extern_weak, ptr @declared, ptr @available, ptr @private]
