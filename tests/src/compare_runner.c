// Calls functions through thunks in three shared objects: of llc -O2, of llc -O0, and of rllc.
// Usage: runner THUNKS LLC_O2 LLC_O0 RLLC LIST SEED COUNT. Prints a line a function: its name and what came out:
//   same        all calls agree
//   undefined   the code of llc -O0 does otherwise than that of llc -O2, or ends
//   different   the code of rllc does otherwise than both
//   missing     no such symbol
#define _GNU_SOURCE
#include <dlfcn.h>
#include <math.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ARGUMENT = 512, ARGUMENTS = 12, REGION = 8192, OUT = 4096 };
typedef void (*Thunk)(void *, void *, void *);

static uint64_t state;
static uint64_t random64(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state * 0x2545f4914f6cdd1dull;
}

// Everything that a call can see: arguments, result, memory.
struct World {
  unsigned char in[ARGUMENTS * ARGUMENT];
  unsigned char out[OUT];
  unsigned char memory[ARGUMENTS][REGION];
} __attribute__((aligned(4096)));
struct Shared {
  struct World world, start, results[3];
  int stage, call;
};
static struct Shared *shared;

static void fill(unsigned char *bytes, size_t size, int mode) {
  static const float floats[] = {0, -0.0f, 1, -1, 0.5f, 2, 1e10f, -1e-10f, 3e38f, 1e-40f, 7.25f, -127.5f};
  static const double doubles[] = {0, -0.0, 1, -1, 0.5, 2, 1e10, -1e-10, 1e300, 5e-310, 7.25, -32767.5};
  for (size_t at = 0; at < size;) {
    uint64_t word = random64();
    int step = 8;
    switch (mode) {
    case 0: break;
    case 1: word = word % 33; break;
    case 2: word = (word % 17) | (word >> 32) % 17 << 32; break;
    case 3: { // floats
      float f[2] = {floats[word % 12], floats[(word >> 32) % 12]};
      if (word >> 60 == 0) f[0] = INFINITY;
      if (word >> 60 == 1) f[1] = NAN;
      if (word >> 60 > 8) f[1] = (float)(int32_t)(word >> 16) / 1024;
      memcpy(&word, f, 8);
      break;
    }
    case 4: { // doubles
      double d = doubles[word % 12];
      if (word >> 60 == 0) d = -INFINITY;
      if (word >> 60 == 1) d = NAN;
      if (word >> 60 > 8) d = (double)(int64_t)(word >> 8 & 0xffffffff) / 1024;
      memcpy(&word, &d, 8);
      break;
    }
    case 5: word = word & random64() & random64(); break;
    case 6: word = -(word & 1); break;
    case 7: { // small numbers of 16 and 8 bits
      word &= 0x000700ff000f0003ull;
      break;
    }
    }
    memcpy(bytes + at, &word, step);
    at += step;
  }
}

static void make(const char *shape) {
  struct World *w = &shared->start;
  int count = strlen(shape) - 1;
  memset(w->out, 0xcc, sizeof w->out);
  int common = random64() % 8;
  for (int i = 0; i < count; i++) {
    int mode = random64() % 3 ? common : random64() % 8;
    fill(w->in + i * ARGUMENT, ARGUMENT, mode);
    if (shape[i] != 'p') continue;
    int memory = random64() % 9;
    if (memory == 8) { // addresses
      for (int at = 0; at < REGION; at += 8) {
        uint64_t address = (uint64_t)&shared->world.memory[i][0] + (random64() % REGION & ~15ull);
        memcpy(w->memory[i] + at, &address, 8);
      }
    } else {
      fill(w->memory[i], REGION, memory);
    }
    uint64_t address = (uint64_t)&shared->world.memory[i][REGION / 2];
    memcpy(w->in + i * ARGUMENT, &address, 8);
  }
}

static int both_nan(const unsigned char *a, const unsigned char *b, size_t at) {
  float f, g;
  double d, e;
  uint16_t h, k;
  size_t four = at & ~(size_t)3, eight = at & ~(size_t)7, two = at & ~(size_t)1;
  memcpy(&f, a + four, 4); memcpy(&g, b + four, 4);
  memcpy(&d, a + eight, 8); memcpy(&e, b + eight, 8);
  memcpy(&h, a + two, 2); memcpy(&k, b + two, 2);
  if (f != f && g != g) return 1;
  if (d != d && e != e) return 1;
  return (h & 0x7fff) > 0x7c00 && (k & 0x7fff) > 0x7c00;
}

static int differ(const struct World *a, const struct World *b, int pointer) {
  if (!pointer)
    for (size_t i = 0; i < sizeof a->out; i++)
      if (a->out[i] != b->out[i] && !both_nan(a->out, b->out, i)) return 1;
  const unsigned char *m = &a->memory[0][0], *n = &b->memory[0][0];
  if (memcmp(m, n, sizeof a->memory) == 0) return 0;
  for (size_t i = 0; i < sizeof a->memory; i++)
    if (m[i] != n[i] && !both_nan(m, n, i)) return 2;
  return 0;
}

static void run(Thunk thunk, void *function, int which, const char *shape) {
  int count = strlen(shape) - 1;
  struct World *w = &shared->world;
  memcpy(w->in, shared->start.in, count * ARGUMENT);
  memcpy(w->out, shared->start.out, OUT);
  memcpy(w->memory, shared->start.memory, count * REGION);
  shared->stage = which;
  thunk(function, w->in, w->out);
  shared->stage = -1;
  memcpy(shared->results[which].out, w->out, OUT);
  memcpy(shared->results[which].memory, w->memory, count * REGION);
}

static void dump(const char *shape) {
  int count = strlen(shape) - 1;
  for (int i = 0; i < count; i++) {
    printf("   arg%d", i);
    for (int k = 0; k < 64; k++) printf("%s%02x", k % 8 ? "" : " ", shared->start.in[i * ARGUMENT + k]);
    puts("");
  }
  static const char *who[] = {"llc", "llc0", "rllc"};
  for (int j = 0; j < 3; j += 2) {
    printf("   %s", who[j]);
    for (int k = 0; k < 64; k++) printf("%s%02x", k % 8 ? "" : " ", shared->results[j].out[k]);
    puts("");
  }
}

int main(int argc, char **argv) {
  if (argc < 8) return 2;
  shared = mmap(0, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  void *thunks = dlopen(argv[1], RTLD_LAZY | RTLD_LOCAL), *codes[3];
  if (!thunks) { fprintf(stderr, "%s\n", dlerror()); return 2; }
  for (int i = 0; i < 3; i++) {
    codes[i] = dlopen(argv[2 + i], RTLD_LAZY | RTLD_LOCAL | RTLD_DEEPBIND);
    if (!codes[i]) { fprintf(stderr, "%s\n", dlerror()); return 2; }
  }
  FILE *list = fopen(argv[5], "r");
  int calls = atoi(argv[7]), number;
  char shape[64], name[4096], symbol[64];
  while (fscanf(list, "%d %63s %4095s", &number, shape, name) == 3) {
    snprintf(symbol, sizeof symbol, "thunk_%d", number);
    Thunk thunk = (Thunk)dlsym(thunks, symbol);
    void *f[3];
    for (int i = 0; i < 3; i++) f[i] = dlsym(codes[i], name);
    if (!thunk || !f[0] || !f[1] || !f[2]) { printf("%s missing\n", name); continue; }
    const char *verdict = "same";
    int agreed = 0;
    for (int call = 0; call < calls && *verdict == 's';) {
      fflush(stdout);
      shared->stage = -1;
      pid_t child = fork();
      if (child == 0) {
        struct rlimit limit = {1, 1};
        setrlimit(RLIMIT_CPU, &limit);
        limit.rlim_cur = limit.rlim_max = 0;
        setrlimit(RLIMIT_CORE, &limit);
        freopen("/dev/null", "w", stdout);
        freopen("/dev/null", "w", stderr);
        for (; call < calls; call++) {
          shared->call = call;
          state = strtoull(argv[6], 0, 10) * 0x9e3779b97f4a7c15ull + call * 7919 + number * 104729 + 1;
          random64(); random64();
          make(shape);
          run(thunk, f[0], 0, shape);
          run(thunk, f[2], 2, shape);
          int pointer = shape[strlen(shape) - 1] == 'p';
          if (differ(&shared->results[0], &shared->results[2], pointer)) {
            run(thunk, f[1], 1, shape);
            _exit(differ(&shared->results[0], &shared->results[1], pointer) ? 3 : 4);
          }
        }
        _exit(0);
      }
      int status;
      waitpid(child, &status, 0);
      int at = shared->call;
      agreed += at - call;
      if (WIFEXITED(status) && WEXITSTATUS(status) == 0) { agreed++; break; }
      if (WIFEXITED(status) && WEXITSTATUS(status) == 4) verdict = "different";
      else if (WIFEXITED(status) && WEXITSTATUS(status) == 3) ;
      else if (shared->stage == 2) verdict = WIFSIGNALED(status) ? "different (signal)" : "different (exit)";
      call = at + 1;
    }
    if (*verdict == 's' && agreed == 0) verdict = "undefined";
    printf("%s %s %d\n", name, verdict, agreed);
    if (*verdict == 'd') dump(shape);
  }
  return 0;
}
