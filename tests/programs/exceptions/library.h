// What the program and its shared library share.
#pragma once

#include <exception>
#include <stdexcept>

struct __attribute__((visibility("default"))) LibraryError : std::runtime_error {
    int code;
    LibraryError(const char *text, int code);
    ~LibraryError() override;
};

template <class T> struct Wrapped {
    T value;
};

extern "C" {
typedef void (*Callback)(int);
void library_throw(int kind);
void library_call(Callback callback, int argument);
int library_catch(Callback callback, int argument);
}
