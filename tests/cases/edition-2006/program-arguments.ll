; main reads its arguments through sbyte**.
; ARGS: 12 30
; EXIT: 42

declare int %atoi(sbyte*)

implementation

int %main(int %argc, sbyte** %argv) {
entry:
  br label %test
test:
  %i = phi int [ 1, %entry ], [ %j, %loop ]
  %sum = phi int [ 0, %entry ], [ %s, %loop ]
  %more = setlt int %i, %argc
  br bool %more, label %loop, label %done
loop:
  %p = getelementptr sbyte** %argv, int %i
  %a = load sbyte** %p
  %n = call int %atoi(sbyte* %a)
  %s = add int %sum, %n
  %j = add int %i, 1
  br label %test
done:
  ret int %sum
}
