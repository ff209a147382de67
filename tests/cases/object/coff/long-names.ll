; LLC: x86_64-pc-windows-msvc x86_64-w64-windows-gnu aarch64-pc-windows-msvc

@a_global_whose_name_does_not_fit_in_eight_bytes_and_goes_to_the_string_table = global i32 1
@b = global i32 2, section "a_section_whose_name_is_long"
define void @a_function_with_a_long_name() section "another_long_section" { ret void }
