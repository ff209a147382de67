// Every way to throw, pass on and catch an exception. What is printed is the order of events.

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <functional>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <typeinfo>
#include <vector>

#define NOINLINE __attribute__((noinline))

namespace {

struct Trace {
    const char *name;
    int number;
    Trace(const char *name, int number) : name(name), number(number) {}
    Trace(const Trace &) = delete;
    ~Trace() { std::printf("  ~%s %d\n", name, number); }
};

struct Base {
    int value;
    explicit Base(int value) : value(value) {}
    virtual ~Base() {}
    virtual const char *name() const { return "Base"; }
};
struct Other {
    virtual ~Other() {}
    long other = 77;
};
struct Derived : Base {
    explicit Derived(int value) : Base(value) {}
    const char *name() const override { return "Derived"; }
};
struct Both : Other, Derived {
    explicit Both(int value) : Derived(value) {}
    const char *name() const override { return "Both"; }
};
struct Virtual : virtual Base {
    Virtual() : Base(5) {}
    const char *name() const override { return "Virtual"; }
};
struct Counted {
    static int alive;
    int id;
    explicit Counted(int id) : id(id) { ++alive; }
    Counted(const Counted &other) : id(other.id + 100) { ++alive; }
    ~Counted() { --alive; }
};
int Counted::alive = 0;
struct Large {
    char bytes[3000];
    double number;
};
enum class Colour { Red = 3, Green };

NOINLINE void raise(int kind) {
    switch (kind) {
    case 0: return;
    case 1: throw 42;
    case 2: throw 42L;
    case 3: throw 2.5;
    case 4: throw 'c';
    case 5: throw "text";
    case 6: throw std::string("string");
    case 7: throw Base(7);
    case 8: throw Derived(8);
    case 9: throw Both(9);
    case 10: throw Virtual();
    case 11: throw std::runtime_error("runtime");
    case 12: throw std::bad_alloc();
    case 13: throw static_cast<Base *>(new Derived(13));
    case 14: throw static_cast<void *>(nullptr);
    case 15: throw nullptr;
    case 16: throw Colour::Green;
    case 17: throw static_cast<int *>(nullptr);
    case 18: throw &raise;
    case 19: throw 2.5f;
    case 20: throw 1.25L;
    case 21: throw std::logic_error("logic");
    case 22: throw Other();
    case 23: throw static_cast<const int *>(nullptr);
    case 24: throw true;
    }
}

// One handler of every kind, in an order that makes the first match the interesting one.
NOINLINE void classify(int kind) {
    Trace trace("classify", kind);
    try {
        raise(kind);
        std::printf("%d: nothing\n", kind);
    } catch (int value) {
        std::printf("%d: int %d\n", kind, value);
    } catch (const long &value) {
        std::printf("%d: long %ld\n", kind, value);
    } catch (double value) {
        std::printf("%d: double %g\n", kind, value);
    } catch (const char *text) {
        std::printf("%d: text %s\n", kind, text);
    } catch (const std::string &text) {
        std::printf("%d: string %s\n", kind, text.c_str());
    } catch (Both &both) {
        std::printf("%d: Both %s %d %ld\n", kind, both.name(), both.value, both.other);
    } catch (Derived &derived) {
        std::printf("%d: Derived %s %d\n", kind, derived.name(), derived.value);
    } catch (const Base &base) {
        std::printf("%d: Base %s %d\n", kind, base.name(), base.value);
    } catch (Base *base) {
        std::printf("%d: Base * %s %d\n", kind, base->name(), base->value);
        delete base;
    } catch (Colour colour) {
        std::printf("%d: colour %d\n", kind, static_cast<int>(colour));
    } catch (const int *pointer) {
        std::printf("%d: const int * %d\n", kind, pointer == nullptr);
    } catch (void *pointer) {
        std::printf("%d: void * %d\n", kind, pointer == nullptr);
    } catch (void (*function)(int)) {
        std::printf("%d: function %d\n", kind, function == &raise);
    } catch (const std::exception &exception) {
        std::printf("%d: exception %s\n", kind, std::strcmp(exception.what(), "") != 0 ? "with text" : "");
    } catch (...) {
        std::printf("%d: something else\n", kind);
    }
}

NOINLINE int by_value_and_copy() {
    try {
        throw Counted(1);
    } catch (Counted counted) {
        std::printf("copy %d, alive %d\n", counted.id, Counted::alive);
    }
    std::printf("alive %d\n", Counted::alive);
    try {
        try {
            throw Counted(2);
        } catch (Counted &counted) {
            counted.id = 50;
            throw;
        }
    } catch (const Counted &counted) {
        std::printf("same object %d, alive %d\n", counted.id, Counted::alive);
    }
    return Counted::alive;
}

NOINLINE void large_object() {
    try {
        Large large = {};
        large.bytes[2999] = 9;
        large.number = 1.5;
        throw large;
    } catch (const Large &large) {
        std::printf("large %d %g\n", large.bytes[2999], large.number);
    }
}

NOINLINE void order(int depth, int kind) {
    Trace first("first", depth);
    std::string text(static_cast<size_t>(depth) * 10, 'x');
    Trace second("second", depth);
    if (depth == 0) {
        raise(kind);
    } else {
        order(depth - 1, kind);
    }
    std::printf("order %d returns %zu\n", depth, text.size());
}

NOINLINE void nested() {
    try {
        Trace outer("outer", 1);
        try {
            Trace inner("inner", 1);
            raise(1);
        } catch (int value) {
            Trace handler("handler", value);
            try {
                raise(6);
            } catch (const std::string &text) {
                std::printf("inner %s in handler of %d\n", text.c_str(), value);
                try {
                    throw;
                } catch (std::string &again) {
                    std::printf("again %s\n", again.c_str());
                }
            }
            std::printf("uncaught %d\n", std::uncaught_exception());
            raise(3);
        } catch (double) {
            std::puts("never: a handler does not catch what its sibling throws");
        }
    } catch (double value) {
        std::printf("outer double %g\n", value);
    }
}

NOINLINE void rethrown_through(int levels) {
    try {
        if (levels == 0) {
            raise(8);
        }
        rethrown_through(levels - 1);
    } catch (Base &base) {
        base.value += 1;
        std::printf("level %d value %d\n", levels, base.value);
        if (levels < 3) {
            throw;
        }
    }
}

// Values that live across the call, in integer and float registers and on the stack, on both edges.
NOINLINE double registers(int kind, int a, double x) {
    int b = a * 3, c = a * 5, d = a * 7, e = a * 11, f = a * 13, g = a * 17, h = a * 19, i = a * 23;
    double y = x * 3, z = x * 5, u = x * 7, v = x * 11, w = x * 13;
    int step = 0;
    try {
        step = 1;
        raise(0);
        b += c;
        y += z;
        step = 2;
        raise(kind);
        c += d;
        z += u;
        step = 3;
    } catch (int value) {
        step += 10;
        d += value;
        u += value;
    } catch (...) {
        step += 100;
    }
    return a + b + c + d + e + f + g + h + i + x + y + z + u + v + w + step * 1000.0;
}

struct Member {
    int n;
    Member(int n, int kind) : n(n) {
        std::printf("  Member %d\n", n);
        raise(kind);
    }
    ~Member() { std::printf("  ~Member %d\n", n); }
};
struct Parent {
    Member member;
    explicit Parent(int kind) : member(1, 0) {
        std::puts("  Parent");
        raise(kind);
    }
    ~Parent() { std::puts("  ~Parent"); }
};
struct Whole : Parent {
    Member second, third;
    Whole(int parent, int second, int third, int body) try
        : Parent(parent), second(2, second), third(3, third) {
        std::puts("  Whole");
        raise(body);
    } catch (int value) {
        // Members are gone; the exception is thrown again at the end.
        std::printf("  function-try-block %d\n", value);
    }
    ~Whole() { std::puts("  ~Whole"); }
};

NOINLINE void construct(int parent, int second, int third, int body) {
    std::printf("construct %d%d%d%d\n", parent, second, third, body);
    try {
        Whole whole(parent, second, third, body);
        std::puts("  constructed");
    } catch (int value) {
        std::printf("  caught %d\n", value);
    }
}

struct Element {
    static int count;
    int index;
    Element() : index(count++) {
        if (index == 3) {
            throw index;
        }
    }
    ~Element() { std::printf("  ~Element %d\n", index); }
    static void *operator new[](size_t size) { return std::malloc(size); }
    static void operator delete[](void *memory) {
        std::puts("  memory freed");
        std::free(memory);
    }
};
int Element::count = 0;

NOINLINE void arrays() {
    try {
        Element::count = 0;
        std::unique_ptr<Element[]> elements(new Element[5]);
        std::puts("never");
    } catch (int index) {
        std::printf("element %d failed\n", index);
    }
    try {
        Element::count = 1;
        Element elements[4];
        std::printf("never %d\n", elements[0].index);
    } catch (int index) {
        std::printf("element %d failed\n", index);
    }
}

struct ThrowsInDestructor {
    bool armed;
    explicit ThrowsInDestructor(bool armed) : armed(armed) {}
    ~ThrowsInDestructor() noexcept(false) {
        std::printf("  uncaught in destructor: %d\n", std::uncaught_exception());
        if (armed) {
            throw std::string("from destructor");
        }
    }
};

// Destructors that run while an exception passes may throw and catch their own.
struct CatchesInDestructor {
    ~CatchesInDestructor() {
        try {
            raise(1);
        } catch (int value) {
            std::printf("  destructor caught %d\n", value);
        }
    }
};

NOINLINE void destructors_that_throw() {
    try {
        Trace trace("before", 1);
        ThrowsInDestructor thrower(true);
        Trace after("after", 2);
    } catch (const std::string &text) {
        std::printf("caught %s\n", text.c_str());
    }
    try {
        CatchesInDestructor catches;
        ThrowsInDestructor thrower(false);
        raise(3);
    } catch (double value) {
        std::printf("caught %g\n", value);
    }
}

NOINLINE std::exception_ptr captured(int kind) {
    try {
        raise(kind);
    } catch (...) {
        return std::current_exception();
    }
    return nullptr;
}

NOINLINE void later() {
    std::exception_ptr pointer = captured(11);
    for (int round = 0; round < 2; ++round) {
        try {
            std::rethrow_exception(pointer);
        } catch (const std::runtime_error &error) {
            std::printf("later %s\n", error.what());
        }
    }
    std::printf("none %d\n", captured(0) == nullptr);
    try {
        try {
            raise(11);
        } catch (...) {
            std::throw_with_nested(std::logic_error("outside"));
        }
    } catch (const std::logic_error &error) {
        std::printf("%s around ", error.what());
        try {
            std::rethrow_if_nested(error);
        } catch (const std::exception &inside) {
            std::puts(inside.what());
        }
    }
}

NOINLINE void loops() {
    int caught = 0, passed = 0;
    for (int i = 0; i < 1000; ++i) {
        try {
            Trace *none = nullptr;
            if (i % 3 == 0) {
                raise(1 + i % 2);
            }
            passed += none == nullptr;
            if (i % 5 == 0) {
                continue;
            }
            if (i == 997) {
                break;
            }
        } catch (int) {
            ++caught;
        } catch (...) {
            caught += 10;
        }
    }
    std::printf("loops %d %d\n", caught, passed);
}

NOINLINE int through_library() {
    // Frames of the C++ library lie between.
    std::vector<int> numbers = {1, 2, 3};
    int sum = 0;
    try {
        sum += numbers.at(7);
    } catch (const std::out_of_range &) {
        sum += 10;
    }
    try {
        std::function<void(int)> call = [&](int kind) { raise(kind); };
        call(1);
    } catch (int value) {
        sum += value;
    }
    try {
        std::vector<std::string> strings(3, "abc");
        for (const std::string &text : strings) {
            if (text.substr(5).empty()) {
                sum += 1000;
            }
        }
    } catch (const std::out_of_range &) {
        sum += 100;
    }
    try {
        dynamic_cast<Derived &>(static_cast<Base &>(*std::unique_ptr<Base>(new Base(1))));
    } catch (const std::bad_cast &) {
        sum += 5;
    }
    try {
        Base *none = nullptr;
        std::printf("%s\n", typeid(*none).name());
    } catch (const std::bad_typeid &) {
        sum += 7;
    }
    return sum;
}

// Many arguments, some on the stack, and a result in memory.
struct Wide {
    double values[6];
};
NOINLINE Wide wide(int kind, long a, long b, long c, long d, long e, long f, double x, Wide in) {
    Trace trace("wide", kind);
    raise(kind);
    Wide out = in;
    out.values[0] += static_cast<double>(a + b + c + d + e + f) + x;
    return out;
}
NOINLINE void wide_calls() {
    for (int kind : {0, 4, 0, 19}) {
        Wide in = {{1, 2, 3, 4, 5, 6}};
        try {
            Wide out = wide(kind, 1, 2, 3, 4, 5, 6, 0.5, in);
            std::printf("wide %g %g\n", out.values[0], out.values[5]);
        } catch (char c) {
            std::printf("wide char %c %g\n", c, in.values[3]);
        } catch (float f) {
            std::printf("wide float %g %g\n", f, in.values[4]);
        }
    }
}

// A variadic callee.
NOINLINE int variadic(const char *format, ...) {
    char text[40];
    __builtin_va_list list;
    __builtin_va_start(list, format);
    std::vsnprintf(text, sizeof text, format, list);
    __builtin_va_end(list);
    if (text[0] == '!') {
        throw std::string(text);
    }
    return static_cast<int>(std::strlen(text));
}
NOINLINE void variadic_calls() {
    int (*volatile pointer)(const char *, ...) = variadic;
    try {
        int length = variadic("%d %g %s", 1, 2.5, "three");
        length += pointer("%d", 12345);
        std::printf("variadic %d\n", length);
        pointer("!%d %g", 6, 7.5);
    } catch (const std::string &text) {
        std::printf("variadic %s\n", text.c_str());
    }
}

NOINLINE long double extended(long double value, int kind) {
    raise(kind);
    return value * 2;
}
NOINLINE void extended_calls() {
    try {
        long double sum = extended(1.5L, 0);
        sum += extended(sum, 0);
        std::printf("extended %Lg\n", sum);
        extended(sum, 20);
    } catch (long double value) {
        std::printf("extended %Lg\n", value);
    }
}

struct Unwinds {
    int kind;
    ~Unwinds() { raise(kind); }
};

NOINLINE void terminates(const char *how) {
    if (std::strcmp(how, "noexcept") == 0) {
        [](int kind) noexcept { raise(kind); }(1);
    } else if (std::strcmp(how, "destructor") == 0) {
        Unwinds unwinds = {1};
    } else if (std::strcmp(how, "cleanup") == 0) {
        try {
            ThrowsInDestructor second(true);
            raise(1);
        } catch (...) {
            std::puts("never");
        }
    } else if (std::strcmp(how, "uncaught") == 0) {
        Trace trace("maybe", 0);
        raise(1);
    } else if (std::strcmp(how, "nothing") == 0) {
        throw;
    }
    std::puts("not terminated");
}

void on_terminate() {
    std::puts("terminated");
    std::fflush(stdout);
    std::_Exit(0);
}

} // namespace

int main(int argc, char **argv) {
    std::set_terminate(on_terminate);
    if (argc > 1) {
        // The caller's frame has no cleanups: whether the stack is unwound first is not said by the standard.
        terminates(argv[1]);
        return 1;
    }
    for (int kind = 0; kind <= 24; ++kind) {
        // A long double has the size of a double on some platforms.
        if (kind != 20) {
            classify(kind);
        }
    }
    std::printf("alive %d\n", by_value_and_copy());
    large_object();
    for (int kind : {0, 3}) {
        try {
            order(3, kind);
        } catch (double value) {
            std::printf("order threw %g\n", value);
        }
    }
    nested();
    rethrown_through(3);
    for (int kind : {0, 1, 3}) {
        std::printf("registers %.1f\n", registers(kind, argc + 1, argc + 0.5));
    }
    construct(0, 0, 0, 0);
    construct(1, 0, 0, 0);
    construct(0, 1, 0, 0);
    construct(0, 0, 1, 0);
    construct(0, 0, 0, 1);
    arrays();
    destructors_that_throw();
    later();
    loops();
    std::printf("library %d\n", through_library());
    wide_calls();
    variadic_calls();
    extended_calls();
    std::puts("done");
    return 0;
}
