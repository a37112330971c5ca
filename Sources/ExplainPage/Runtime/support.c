// What Embedded Swift takes from a C library, where there is none.

#include <stddef.h>
#include <stdint.h>

// Seeds of hash tables. Nothing depends on their order, so that the same numbers do in every run.
void arc4random_buf(void *memory, size_t count) {
  static uint64_t state = 88172645463325252u;
  uint8_t *bytes = memory;
  for (size_t i = 0; i < count; i++) {
    // G. Marsaglia, "Xorshift RNGs", 2003.
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    bytes[i] = (uint8_t)state;
  }
}

uintptr_t __stack_chk_guard = 0x5bd1e995;

void __stack_chk_fail(void) { __builtin_trap(); }

#ifdef __wasm__

// Memory grows in pages of 64 KB at the end of what the program has.
uint8_t *takeMemory(size_t byteCount) {
  extern uint8_t __heap_base;
  static uint8_t *end = &__heap_base;
  uint8_t *start = (uint8_t *)(((uintptr_t)end + 15) & ~(uintptr_t)15);
  uintptr_t needed = (uintptr_t)start + byteCount, present = __builtin_wasm_memory_size(0) * 65536;
  if (needed < byteCount) return NULL;
  if (needed > present) {
    size_t pages = (needed - present + 65535) / 65536;
    if (pages < 16) pages = 16;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return NULL;
  }
  end = start + byteCount;
  return start;
}

// The product of two numbers of 128 bits.
void __multi3(uint64_t *result, uint64_t low, uint64_t high, uint64_t otherLow, uint64_t otherHigh) {
  uint64_t a = low & 0xffffffff, b = low >> 32, c = otherLow & 0xffffffff, d = otherLow >> 32;
  uint64_t first = a * c, second = a * d, third = b * c;
  uint64_t middle = (first >> 32) + (second & 0xffffffff) + (third & 0xffffffff);
  result[0] = (first & 0xffffffff) | middle << 32;
  result[1] = b * d + (second >> 32) + (third >> 32) + (middle >> 32) + low * otherHigh + high * otherLow;
}

#endif
