/* Mathematics: what tests declare of the C library, for targets without headers here. */
#pragma once
double fabs(double);
float fabsf(float);
long double fabsl(long double);
double sqrt(double);
double sin(double);
double cos(double);
double floor(double);
double ceil(double);
double pow(double,double);
double copysign(double,double);
float copysignf(float,float);
double fmin(double,double);
double fmax(double,double);
double trunc(double);
double rint(double);
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
#define isnan(x) __builtin_isnan(x)
#define isinf(x) __builtin_isinf(x)
#define signbit(x) __builtin_signbit(x)
#define HUGE_VAL __builtin_huge_val()
