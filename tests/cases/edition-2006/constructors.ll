; Functions of llvm.global_ctors run before main and those of llvm.global_dtors after it, in order of priority.
; STDOUT: first
; STDOUT: second
; STDOUT: main
; STDOUT: last

%one = internal constant [6 x sbyte] c"first\00"
%two = internal constant [7 x sbyte] c"second\00"
%three = internal constant [5 x sbyte] c"main\00"
%four = internal constant [5 x sbyte] c"last\00"
%llvm.global_ctors = appending global [2 x { int, void ()* }] [ { int, void ()* } { int 65535, void ()* %b },
                                                                { int, void ()* } { int 200, void ()* %a } ]
%llvm.global_dtors = appending global [1 x { int, void ()* }] [ { int, void ()* } { int 65535, void ()* %c } ]
declare int %puts(sbyte*)

implementation

internal void %a() {
  call int %puts(sbyte* getelementptr ([6 x sbyte]* %one, int 0, int 0))
  ret void
}

internal void %b() {
  call int %puts(sbyte* getelementptr ([7 x sbyte]* %two, int 0, int 0))
  ret void
}

internal void %c() {
  call int %puts(sbyte* getelementptr ([5 x sbyte]* %four, int 0, int 0))
  ret void
}

int %main() {
  call int %puts(sbyte* getelementptr ([5 x sbyte]* %three, int 0, int 0))
  ret int 0
}
