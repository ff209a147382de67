/* Characters: what tests declare of the C library, for targets without headers here. */
#pragma once
int isdigit(int);
int isalpha(int);
int isspace(int);
int toupper(int);
int tolower(int);
int isupper(int);
int islower(int);
int isalnum(int);
int isprint(int);
