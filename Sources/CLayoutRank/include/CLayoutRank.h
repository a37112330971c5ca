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

/// How many definitions of states are running, on all threads.
extern _Atomic uint64_t runningDefinitions;

/// Notes that a definition begins.
static inline void beginDefinition(void) {
  atomic_fetch_add_explicit(&runningDefinitions, 1, memory_order_relaxed);
}

/// Notes that a definition ends.
static inline void endDefinition(void) {
  atomic_fetch_sub_explicit(&runningDefinitions, 1, memory_order_relaxed);
}

/// Whether any definition is running, on whichever thread; a thread sees its own.
static inline int isAnyDefinitionRunning(void) {
  return atomic_load_explicit(&runningDefinitions, memory_order_relaxed) != 0;
}

/// Begins what one thread at a time does with the nodes of items that cannot store one.
///
/// In C because the mutex of Swift's library needs macOS 15.
void lockAttachedNodes(void);

/// Ends it.
void unlockAttachedNodes(void);

/// A number that no other living thread has; a new thread may have that of one that ended.
uintptr_t currentThreadMark(void);

/// Has a function called with the mark of the current thread when that ends.
///
/// It is the same function for all threads, and this is called under the lock above.
void watchThread(void (*_Nonnull ended)(uintptr_t));

#endif
