/* Jumps; the buffer is as large as any system needs it: what tests declare of the C library, for targets without headers here. */
#pragma once
typedef long jmp_buf[48];
int setjmp(jmp_buf) __attribute__((returns_twice));
void longjmp(jmp_buf,int) __attribute__((noreturn));
