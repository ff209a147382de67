; Names of all kinds.
; LLC: x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu riscv64-unknown-linux-gnu
@"with space" = global i32 1
@"quote\22" = global i32 2
@"\01raw" = global i32 3
@"\01_raw2" = global i32 4
@"unicod\C3\A9" = global i32 5
@".dot" = global i32 6
@".Ldot" = global i32 7
@"L_foo" = global i32 8
@"$dollar" = global i32 9
@"a@b" = global i32 10
@"a@@b" = global i32 10
@"\FF\FE" = global i32 11
@"new\0Aline" = global i32 12
@"tab\09" = global i32 13
@"back\5Cslash" = global i32 14
@"123" = global i32 15
@0 = global i32 16
@1 = internal global i32 17
@2 = private global i32 18
@"" = global i32 99
@very_long_name_that_has_more_than_eight_characters_and_goes_on_and_on_and_on_and_on_and_on = global i32 19
define void @"f(int)"() { ret void }
@u = global [3 x ptr] [ptr @0, ptr @1, ptr @2]
