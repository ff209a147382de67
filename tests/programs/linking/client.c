#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

static void *library;

static void *use(void *unused) {
  int (*threads)(int) = dlsym(library, "threads");
  threads(1);
  printf("%d\n", threads(2));
  return unused;
}

int main(int count, char **arguments) {
  library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
  if (count != 2 || !library) {
    puts(dlerror());
    return 1;
  }
  int (*first)(void) = dlvsym(library, "answer", "FIRST");
  int (*second)(void) = dlvsym(library, "answer", "SECOND");
  int (*any)(void) = dlsym(library, "answer");
  int *number = dlvsym(library, "number", "FIRST");
  int (*started)(void) = dlsym(library, "started");
  int (*next)(void) = dlsym(library, "next");
  printf("%d %d %d %d %d %d\n", first(), second(), any == second, *number, started(), next());
  printf("%d %d\n", dlsym(library, "private") == NULL, dlsym(library, "answer_1") == NULL);
  use(NULL);
  pthread_t thread;
  pthread_create(&thread, NULL, use, NULL);
  pthread_join(thread, NULL);
  use(NULL);
  return dlclose(library);
}
