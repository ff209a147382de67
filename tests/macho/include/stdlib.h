/* General utilities: what tests declare of the C library, for targets without headers here. */
#pragma once
#include <stddef.h>
void abort(void) __attribute__((noreturn));
void exit(int) __attribute__((noreturn));
void*malloc(size_t);
void*calloc(size_t,size_t);
void*realloc(void*,size_t);
void free(void*);
int abs(int);
long labs(long);
long long llabs(long long);
int atoi(const char*);
int rand(void);
void srand(unsigned);
void qsort(void*,size_t,size_t,int(*)(const void*,const void*));
int atexit(void(*)(void));
char*getenv(const char*);
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 2147483647
