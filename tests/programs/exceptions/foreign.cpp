// Unwinding across frames that are not of this program and by others than the C++ runtime.

#include "library.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <pthread.h>
#include <setjmp.h>
#include <string>
#include <unwind.h>
#ifdef __GLIBC__
#include <execinfo.h>
#endif

#define NOINLINE __attribute__((noinline))

namespace {

struct Trace {
    const char *name;
    ~Trace() { std::printf("  ~%s\n", name); }
};

void across_the_library() {
    for (int kind : {0, 1, 2, 3}) {
        try {
            Trace trace = {"program"};
            library_throw(kind);
            std::puts("no exception");
        } catch (const LibraryError &error) {
            std::printf("%s, code %d\n", error.what(), error.code);
        } catch (Wrapped<int> wrapped) {
            std::printf("wrapped %d\n", wrapped.value);
        } catch (int value) {
            std::printf("int %d\n", value);
        }
    }
    try {
        library_call([](int argument) { throw Wrapped<int>{argument * 2}; }, 21);
    } catch (Wrapped<int> wrapped) {
        std::printf("through the library %d\n", wrapped.value);
    }
    std::printf("caught there %d", library_catch([](int) { throw LibraryError("mine", 99); }, 1));
    std::printf(" %d", library_catch([](int) { throw std::logic_error("mine"); }, 2));
    std::printf(" %d", library_catch([](int n) { throw Wrapped<int>{n}; }, 3));
    std::printf(" %d", library_catch([](int n) { throw Wrapped<long>{n}; }, 4));
    std::printf(" %d\n", library_catch([](int) {}, 5));
}

int comparisons;
int compare(const void *a, const void *b) {
    if (++comparisons == 5) {
        throw std::string("enough");
    }
    int left = *static_cast<const int *>(a), right = *static_cast<const int *>(b);
    return (left > right) - (left < right);
}

void out_of_qsort() {
    int numbers[] = {5, 3, 9, 1, 7, 2, 8};
    try {
        Trace trace = {"sorting"};
        std::qsort(numbers, 7, sizeof numbers[0], compare);
        std::puts("sorted");
    } catch (const std::string &text) {
        std::printf("%s after %d\n", text.c_str(), comparisons);
    }
}

jmp_buf buffer;
NOINLINE void jump(int depth, volatile int *steps) {
    ++*steps;
    if (depth == 0) {
        longjmp(buffer, 7);
    }
    jump(depth - 1, steps);
    ++*steps;
}
NOINLINE void long_jump() {
    volatile int steps = 0;
    volatile double kept = 2.5;
    int value = setjmp(buffer);
    if (value == 0) {
        kept = 3.5;
        jump(5, &steps);
    }
    std::printf("jumped %d %d %g\n", value, steps, kept);
    try {
        if (setjmp(buffer) == 0) {
            jump(1, &steps);
        }
        throw 4;
    } catch (int thrown) {
        std::printf("thrown after a jump %d %d\n", thrown, steps);
    }
}

NOINLINE void leave(int depth) {
    Trace trace = {"leave"};
    if (depth == 0) {
        pthread_exit(const_cast<char *>("left"));
    }
    leave(depth - 1);
    std::puts("never");
}
void *leaver(void *) {
    Trace trace = {"leaver"};
    try {
        leave(2);
    } catch (int) {
        std::puts("never");
    }
#ifndef _LIBCPP_VERSION
    // A forced unwind may be seen, but must go on; libc++abi cannot do that.
    catch (...) {
        std::puts("  seen");
        throw;
    }
#else
    std::puts("never");
#endif
    return nullptr;
}
void *canceled(void *) {
    Trace trace = {"canceled"};
    for (;;) {
        pthread_testcancel();
    }
}
void forced_unwinding() {
    pthread_t thread;
    void *result = nullptr;
    pthread_create(&thread, nullptr, leaver, nullptr);
    pthread_join(thread, &result);
    std::printf("thread %s\n", static_cast<const char *>(result));
    pthread_create(&thread, nullptr, canceled, nullptr);
    pthread_cancel(thread);
    pthread_join(thread, &result);
    std::printf("canceled %d\n", result == PTHREAD_CANCELED);
}

struct Walk {
    int frames;
    int inside;
    uintptr_t low;
    uintptr_t last_cfa;
};
_Unwind_Reason_Code step(_Unwind_Context *context, void *data) {
    Walk *walk = static_cast<Walk *>(data);
    ++walk->frames;
    uintptr_t cfa = _Unwind_GetCFA(context);
    walk->inside += cfa > walk->last_cfa;
    walk->last_cfa = cfa;
    return walk->frames == 1000 ? _URC_END_OF_STACK : _URC_NO_REASON;
}
NOINLINE int walk(int depth, int extra) {
    volatile char *space = static_cast<volatile char *>(__builtin_alloca(static_cast<size_t>(extra + 1)));
    space[extra] = 1;
    if (depth > 0) {
        int frames = walk(depth - 1, extra * 3);
        return frames + space[extra] - 1;
    }
    Walk state = {};
    _Unwind_Backtrace(step, &state);
    // Each frame lies above the one before.
    return state.inside >= state.frames - 1 ? state.frames : -1;
}
#ifdef __GLIBC__
NOINLINE int trace(int depth) {
    if (depth > 0) {
        volatile int frames = trace(depth - 1);
        return frames;
    }
    void *addresses[100];
    volatile int frames = backtrace(addresses, 100);
    return frames;
}
#endif
void backtraces() {
    std::printf("walked %d\n", walk(6, 5) - walk(2, 5));
#ifdef __GLIBC__
    std::printf("traced %d\n", trace(6) - trace(2));
#endif
}

_Unwind_Reason_Code stop(int, _Unwind_Action actions, _Unwind_Exception_Class, _Unwind_Exception *,
                         _Unwind_Context *, void *target) {
    if ((actions & _UA_END_OF_STACK) != 0) {
        longjmp(*static_cast<jmp_buf *>(target), 1);
    }
    return _URC_NO_REASON;
}
NOINLINE void force(int depth, _Unwind_Exception *exception, jmp_buf *target) {
    Trace trace = {"forced"};
    if (depth > 0) {
        force(depth - 1, exception, target);
    } else {
        _Unwind_ForcedUnwind(exception, stop, target);
    }
    std::puts("never");
}
void own_forced_unwinding() {
    static _Unwind_Exception exception;
    jmp_buf target;
    std::memset(&exception, 0, sizeof exception);
    if (setjmp(target) == 0) {
        force(2, &exception, &target);
    }
    std::puts("end of the stack");
}

} // namespace

int main() {
    across_the_library();
    out_of_qsort();
    long_jump();
    forced_unwinding();
    backtraces();
    own_forced_unwinding();
    return 0;
}
