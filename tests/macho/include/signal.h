/* Signals: what tests declare of the C library, for targets without headers here. */
#pragma once
typedef int sig_atomic_t;
void (*signal(int,void(*)(int)))(int);
#define SIGABRT 6
#define SIGSEGV 11
#define SIGFPE 8
