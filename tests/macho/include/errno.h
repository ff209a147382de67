/* Errors: what tests declare of the C library, for targets without headers here. */
#pragma once
extern int *__error(void);
#define errno (*__error())
#define ERANGE 34
#define EDOM 33
