; Quicksort of shorts with a comparison function, in place.
; STDOUT: -300 -7 -7 0 1 2 9 500

%data = internal global [8 x short] [ short 9, short -7, short 500, short 0, short 2, short -300, short 1, short -7 ]
%fmt = internal constant [25 x sbyte] c"%d %d %d %d %d %d %d %d\0A\00"
declare int %printf(sbyte*, ...)

implementation

internal bool %less(short %a, short %b) {
  %c = setlt short %a, %b
  ret bool %c
}

void %sort(short* %a, int %low, int %high, bool (short, short)* %less) {
entry:
  %done = setge int %low, %high
  br bool %done, label %out, label %split
split:
  %pp = getelementptr short* %a, int %high
  %pivot = load short* %pp
  br label %test
test:
  %i = phi int [ %low, %split ], [ %i3, %next ]
  %j = phi int [ %low, %split ], [ %j2, %next ]
  %more = setlt int %j, %high
  br bool %more, label %look, label %place
look:
  %jp = getelementptr short* %a, int %j
  %x = load short* %jp
  %is = call bool %less(short %x, short %pivot)
  br bool %is, label %swap, label %next
swap:
  %ip = getelementptr short* %a, int %i
  %y = load short* %ip
  store short %x, short* %ip
  store short %y, short* %jp
  %i2 = add int %i, 1
  br label %next
next:
  %i3 = phi int [ %i, %look ], [ %i2, %swap ]
  %j2 = add int %j, 1
  br label %test
place:
  %kp = getelementptr short* %a, int %i
  %z = load short* %kp
  store short %pivot, short* %kp
  store short %z, short* %pp
  %left = sub int %i, 1
  %right = add int %i, 1
  call void %sort(short* %a, int %low, int %left, bool (short, short)* %less)
  tail call void %sort(short* %a, int %right, int %high, bool (short, short)* %less)
  ret void
out:
  ret void
}

int %main() {
  %a = getelementptr [8 x short]* %data, int 0, int 0
  call void %sort(short* %a, int 0, int 7, bool (short, short)* %less)
  %p1 = getelementptr short* %a, int 1
  %p2 = getelementptr short* %a, int 2
  %p3 = getelementptr short* %a, int 3
  %p4 = getelementptr short* %a, int 4
  %p5 = getelementptr short* %a, int 5
  %p6 = getelementptr short* %a, int 6
  %p7 = getelementptr short* %a, int 7
  %v0 = load short* %a
  %v1 = load short* %p1
  %v2 = load short* %p2
  %v3 = load short* %p3
  %v4 = load short* %p4
  %v5 = load short* %p5
  %v6 = load short* %p6
  %v7 = load short* %p7
  %f = getelementptr [25 x sbyte]* %fmt, int 0, int 0
  call int (sbyte*, ...)* %printf(sbyte* %f, short %v0, short %v1, short %v2, short %v3, short %v4, short %v5, short %v6, short %v7)
  ret int 0
}
