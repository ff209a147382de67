; ERROR: 3:19: Constant value does not fit in type 'sbyte'

%x = global sbyte 200
