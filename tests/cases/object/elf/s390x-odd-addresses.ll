; Addresses that may be odd come from the global offset table, under the names that others know.
; LLC: s390x-unknown-linux-gnu
; SYMBOL: odd global other
; NO-SYMBOL: .Lodd$local
target triple = "s390x-unknown-linux-gnu"
@odd = dso_local global i16 1, align 1, section "other"
@next = dso_local global i8 2, align 1, section "other"
define i16 @f() {
  %a = load i16, ptr @odd, align 1
  %b = load i8, ptr @next, align 1
  %c = zext i8 %b to i16
  %d = add i16 %a, %c
  ret i16 %d
}
