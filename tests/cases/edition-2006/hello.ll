; The example of the language reference of 2006.
; STDOUT: hello world
; STDOUT:

%.LC0 = internal constant [13 x sbyte] c"hello world\0A\00"          ; [13 x sbyte]*

declare int %puts(sbyte*)                                            ; int(sbyte*)*

implementation

int %main() {                                                        ; int()*
        %cast210 = getelementptr [13 x sbyte]* %.LC0, long 0, long 0 ; sbyte*
        call int %puts(sbyte* %cast210)                              ; int
        ret int 0
}
