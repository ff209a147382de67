; ERROR: cyclic dependency
module asm ".set first, second"
module asm ".set second, first"
module asm ".quad first"
