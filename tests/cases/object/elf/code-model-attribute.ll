; Variables far away and near.
; LLC: x86_64-unknown-linux-gnu
@a = global i32 1, code_model "large"
@b = global i32 1, code_model "small"
@c = internal constant i32 1, code_model "large"
@d = global [70000 x i8] zeroinitializer, code_model "large"
@e = global ptr @a, code_model "large"
@r = constant ptr @a, code_model "large"
@u = global ptr @c
