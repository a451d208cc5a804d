// Counts what a program takes from the heap, and tells at its end how often it did and how much memory it had at most, in
// kilobytes. It is put before a program by LD_PRELOAD.
#include <atomic>
#include <cstdio>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static std::atomic<unsigned long> count{0};

extern "C" void *__libc_malloc(size_t);
extern "C" void *__libc_calloc(size_t, size_t);
extern "C" void *__libc_realloc(void *, size_t);
extern "C" void *__libc_memalign(size_t, size_t);

extern "C" void *malloc(size_t size) {
  ++count;
  return __libc_malloc(size);
}
extern "C" void *calloc(size_t number, size_t size) {
  ++count;
  return __libc_calloc(number, size);
}
extern "C" void *realloc(void *old, size_t size) {
  ++count;
  return __libc_realloc(old, size);
}
extern "C" int posix_memalign(void **result, size_t alignment, size_t size) {
  ++count;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : 12;
}

static void tell() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  dprintf(2, "%lu %ld\n", count.load(), usage.ru_maxrss);
}

// A game that is alone leaves by this, without an end of its own.
extern "C" __attribute__((noreturn)) void _exit(int status) {
  tell();
  syscall(SYS_exit_group, status);
  __builtin_unreachable();
}
