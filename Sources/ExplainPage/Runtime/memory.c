// Memory for Embedded Swift where there is no system: blocks in powers of two, kept for the next request of
// their size.

#include <stddef.h>
#include <stdint.h>

enum { smallest = 4, alignment = 16, sizes = 8 * sizeof(size_t) };

struct block {
  struct block *next;
};

static struct block *kept[sizes];

// Gives out memory beyond the end of what was given out before; NULL where there is no more.
extern uint8_t *takeMemory(size_t byteCount);

// The exponent of the power of two that a block has, which stands before it.
static int exponent(size_t byteCount) {
  int result = smallest;
  while (result < sizes - 1 && ((size_t)1 << result) < byteCount) result++;
  return result;
}

int posix_memalign(void **result, size_t wanted, size_t byteCount) {
  // More is asked for by no type of Swift's.
  if (wanted > alignment || byteCount > SIZE_MAX / 4) return 12;
  int size = exponent(byteCount);
  struct block *block = kept[size];
  if (block) {
    kept[size] = block->next;
  } else {
    uint8_t *start = takeMemory(alignment + ((size_t)1 << size));
    if (!start) return 12;
    *(int *)start = size;
    block = (struct block *)(start + alignment);
  }
  *result = block;
  return 0;
}

void free(void *memory) {
  if (!memory) return;
  struct block *block = memory;
  int size = *(int *)((uint8_t *)memory - alignment);
  block->next = kept[size];
  kept[size] = block;
}

#ifdef __wasm_bulk_memory__

// One instruction each.
void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

#else

// The compiler would make a call of the function itself out of its loop.
#define LOOP __attribute__((no_builtin))

LOOP void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  uint8_t *target = to;
  const uint8_t *source = from;
  for (size_t i = 0; i < count; i++) target[i] = source[i];
  return to;
}

LOOP void *memmove(void *to, const void *from, size_t count) {
  uint8_t *target = to;
  const uint8_t *source = from;
  if (target < source) {
    for (size_t i = 0; i < count; i++) target[i] = source[i];
  } else {
    for (size_t i = count; i > 0; i--) target[i - 1] = source[i - 1];
  }
  return to;
}

LOOP void *memset(void *to, int byte, size_t count) {
  uint8_t *target = to;
  for (size_t i = 0; i < count; i++) target[i] = (uint8_t)byte;
  return to;
}

#endif

int memcmp(const void *one, const void *other, size_t count) {
  const uint8_t *first = one, *second = other;
  for (size_t i = 0; i < count; i++) {
    if (first[i] != second[i]) return first[i] < second[i] ? -1 : 1;
  }
  return 0;
}
