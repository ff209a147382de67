/* Included before each source of zstd: it takes the portable alternatives to its inline assembly, which it chooses by
   __x86_64__. The system's headers, which need the macro, come first. */
#ifndef _WIN32
#define _GNU_SOURCE
#endif
#include <assert.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif
#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>
#undef __x86_64__
