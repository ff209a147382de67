// Dynamic exception specifications, as C++ had them to 2014: filters in landing pads.

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <string>

#define NOINLINE __attribute__((noinline))

namespace {

struct A {
    int value;
};
struct B : A {};
struct C {
    int value;
};
struct Trace {
    const char *name;
    ~Trace() { std::printf("  ~%s\n", name); }
};

NOINLINE void raise(int kind) {
    switch (kind) {
    case 1: throw 1;
    case 2: throw A{2};
    case 3: throw B();
    case 4: throw C{4};
    case 5: throw std::string("five");
    }
}

NOINLINE void only_a(int kind) throw(A) {
    Trace trace = {"only_a"};
    raise(kind);
}
NOINLINE void a_or_c(int kind) throw(A, C, std::bad_exception) {
    Trace trace = {"a_or_c"};
    raise(kind);
}
NOINLINE void nothing(int kind) throw() {
    raise(kind);
}
// A filter and handlers in one landing pad.
NOINLINE int filtered(int kind) throw(C, std::bad_exception) {
    int result = 0;
    try {
        Trace trace = {"filtered"};
        raise(kind);
        result = 1;
    } catch (int value) {
        result = 10 + value;
    } catch (A &a) {
        result = 20;
        if (kind == 3) {
            raise(2);
        }
    }
    return result;
}
// Inlined into one function: several filters behind each other.
__attribute__((always_inline)) inline void inner(int kind) throw(A, int) {
    raise(kind);
}
NOINLINE void outer(int kind) throw(int, std::string) {
    inner(kind);
}

void to_c() {
    std::puts("  unexpected: C instead");
    throw C{40};
}
void to_string() {
    std::puts("  unexpected: a string instead");
    throw std::string("unexpected");
}
void again() {
    std::puts("  unexpected: again");
    throw;
}

template <class Function> void attempt(const char *name, int kind, Function function) {
    std::printf("%s %d\n", name, kind);
    try {
        function(kind);
        std::puts("  returned");
    } catch (int value) {
        std::printf("  int %d\n", value);
    } catch (B &) {
        std::puts("  B");
    } catch (A &a) {
        std::printf("  A %d\n", a.value);
    } catch (C &c) {
        std::printf("  C %d\n", c.value);
    } catch (std::string &text) {
        std::printf("  %s\n", text.c_str());
    } catch (std::bad_exception &) {
        std::puts("  bad_exception");
    }
}

void on_terminate() {
    std::puts("  terminated");
    std::fflush(stdout);
    std::_Exit(0);
}

} // namespace

int main(int argc, char **argv) {
    std::set_terminate(on_terminate);
    if (argc > 1) {
        if (std::strcmp(argv[1], "nothing") == 0) {
            attempt("nothing", 1, nothing);
        } else {
            // The handler may not throw what the specification does not have either.
            std::set_unexpected(to_string);
            attempt("only_a", 1, only_a);
        }
        return 1;
    }
    attempt("only_a", 0, only_a);
    attempt("only_a", 2, only_a);
    attempt("only_a", 3, only_a);
    attempt("nothing", 0, nothing);
    std::set_unexpected(to_c);
    for (int kind = 0; kind <= 5; ++kind) {
        attempt("a_or_c", kind, a_or_c);
    }
    // What an unexpected handler throws becomes bad_exception where the specification has that.
    std::set_unexpected(to_string);
    attempt("a_or_c", 1, a_or_c);
    std::set_unexpected(again);
    attempt("a_or_c", 5, a_or_c);
    for (int kind = 0; kind <= 5; ++kind) {
        attempt("filtered", kind, [](int kind) { std::printf("  result %d\n", filtered(kind)); });
    }
    std::set_unexpected(to_string);
    for (int kind : {0, 1}) {
        attempt("outer", kind, outer);
    }
    attempt("outer", 2, outer);
    return 0;
}
