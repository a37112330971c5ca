// Standard input and output, and where a program begins, without a C library.

#include <stddef.h>
#include <stdint.h>

void answer(void);

#if defined(__wasm__)

struct vector {
  void *bytes;
  size_t count;
};

#define WASI(function) __attribute__((import_module("wasi_snapshot_preview1"), import_name(#function)))

WASI(fd_read) int fd_read(int file, const struct vector *vectors, size_t count, size_t *done);
WASI(fd_write) int fd_write(int file, const struct vector *vectors, size_t count, size_t *done);

long readBytes(void *bytes, long count) {
  struct vector vector = {bytes, (size_t)count};
  size_t done = 0;
  return fd_read(0, &vector, 1, &done) ? -1 : (long)done;
}

long writeBytes(void *bytes, long count) {
  struct vector vector = {bytes, (size_t)count};
  size_t done = 0;
  return fd_write(1, &vector, 1, &done) ? -1 : (long)done;
}

__attribute__((export_name("_start"))) void start(void) { answer(); }

#elif defined(__aarch64__) && !defined(__linux__)

// A program without a system, run by an emulator that has Linux's calls.
static long call(long number, long first, long second, long third) {
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = first;
  register long x1 __asm__("x1") = second;
  register long x2 __asm__("x2") = third;
  __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2) : "memory");
  return x0;
}

long readBytes(void *bytes, long count) { return call(63, 0, (long)bytes, count); }

long writeBytes(void *bytes, long count) { return call(64, 1, (long)bytes, count); }

// The break, behind which memory is added.
uint8_t *takeMemory(size_t byteCount) {
  static uintptr_t end, limit;
  if (!end) end = limit = ((uintptr_t)call(214, 0, 0, 0) + 15) & ~(uintptr_t)15;
  uintptr_t start = end;
  end = (start + byteCount + 15) & ~(uintptr_t)15;
  if (end > limit) {
    limit = end + (1 << 20);
    if ((uintptr_t)call(214, (long)limit, 0, 0) < limit) return NULL;
  }
  return (uint8_t *)start;
}

void _start(void) {
  answer();
  call(93, 0, 0, 0);
}

#else

#include <unistd.h>

long readBytes(void *bytes, long count) { return read(0, bytes, (size_t)count); }

long writeBytes(void *bytes, long count) { return write(1, bytes, (size_t)count); }

int main(void) { answer(); }

#endif

#if !__STDC_HOSTED__
// What is not optimised keeps Swift's print, which nothing calls.
int putchar(int character);
int putchar(int character) { return character; }
#endif
