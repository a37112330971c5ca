#ifndef C_LAYOUT_RANK_H
#define C_LAYOUT_RANK_H

#include <stdatomic.h>
#include <stdint.h>

/// The number that is taken next.
extern _Atomic uint64_t nextLayoutRank;

/// Takes so many numbers in a row, and returns the first.
///
/// In C because the atomics of Swift's library need macOS 15. The order is relaxed: nothing but the
/// number itself passes from one thread to another.
static inline uint64_t takeLayoutRanks(uint64_t count) {
  return atomic_fetch_add_explicit(&nextLayoutRank, count, memory_order_relaxed);
}

#endif
