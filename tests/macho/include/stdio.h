/* Input and output: what tests declare of the C library, for targets without headers here. */
#pragma once
#include <stddef.h>
#include <stdarg.h>
typedef struct FILE_ FILE;
extern FILE *stdout,*stderr,*stdin;
int printf(const char*,...);
int fprintf(FILE*,const char*,...);
int sprintf(char*,const char*,...);
int snprintf(char*,size_t,const char*,...);
int vprintf(const char*,va_list);
int vsprintf(char*,const char*,va_list);
int vfprintf(FILE*,const char*,va_list);
int vsnprintf(char*,size_t,const char*,va_list);
int puts(const char*);
int putchar(int);
int fflush(FILE*);
int sscanf(const char*,const char*,...);
int fputs(const char*,FILE*);
int putc(int,FILE*);
int fputc(int,FILE*);
size_t fwrite(const void*,size_t,size_t,FILE*);
#define EOF (-1)
