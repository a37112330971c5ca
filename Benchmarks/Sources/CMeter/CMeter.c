#define _GNU_SOURCE
#include "CMeter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>

uint64_t meter_thread_nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

#if defined(__GLIBC__)

#include <malloc.h>

// An executable's own definitions of these functions take the place of the C library's in every
// shared library it loads. The originals stay reachable under their internal names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static int watching;
static struct meter_heap heap;

static void *taken(void *block) {
  if (watching && block) {
    int64_t size = (int64_t)malloc_usable_size(block);
    heap.allocations += 1;
    heap.allocated += size;
    heap.live += size;
  }
  return block;
}

static void given(void *block) {
  if (watching && block) heap.live -= (int64_t)malloc_usable_size(block);
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  given(block);
  return taken(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) {
  return taken(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) {
  return taken(__libc_memalign(alignment, size));
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *found = taken(__libc_memalign(alignment, size));
  if (!found) return ENOMEM;
  *block = found;
  return 0;
}

void free(void *block) {
  given(block);
  __libc_free(block);
}

void meter_keep_heap(void) {
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_TOP_PAD, 64 << 20);
}

int meter_watches_heap(void) { return 1; }

void meter_start(void) {
  heap = (struct meter_heap){0, 0, 0};
  watching = 1;
}

struct meter_heap meter_stop(void) {
  watching = 0;
  return heap;
}

#else

void meter_keep_heap(void) {}

int meter_watches_heap(void) { return 0; }

void meter_start(void) {}

struct meter_heap meter_stop(void) { return (struct meter_heap){0, 0, 0}; }

#endif
