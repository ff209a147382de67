// The shared library: throws to, passes from and catches for the program.

#include "library.h"

#include <cstdio>

LibraryError::LibraryError(const char *text, int code) : std::runtime_error(text), code(code) {}
LibraryError::~LibraryError() {}

namespace {
struct Guard {
    int number;
    ~Guard() { std::printf("  library guard %d\n", number); }
};
} // namespace

void library_throw(int kind) {
    Guard guard = {kind};
    if (kind == 1) {
        throw LibraryError("from the library", 17);
    }
    if (kind == 2) {
        throw Wrapped<int>{5};
    }
    if (kind == 3) {
        throw 3;
    }
}

void library_call(Callback callback, int argument) {
    Guard guard = {argument};
    callback(argument);
}

int library_catch(Callback callback, int argument) {
    try {
        Guard guard = {argument};
        callback(argument);
    } catch (const LibraryError &error) {
        return error.code;
    } catch (const std::exception &error) {
        return 1;
    } catch (Wrapped<int> wrapped) {
        return wrapped.value;
    } catch (...) {
        return 2;
    }
    return 0;
}
