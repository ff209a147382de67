; appending linkage is for arrays only.
; ERROR: 4:23: appending linkage is for arrays only

%x = appending global int 1
