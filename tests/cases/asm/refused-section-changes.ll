; ERROR: changed section flags for .mine, expected: 0x2
module asm ".section .mine,\22a\22,@progbits"
module asm ".section .mine,\22aw\22,@progbits"
