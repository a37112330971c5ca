#ifndef CMETER_H
#define CMETER_H

#include <stdint.h>

/// The processor time the calling thread has used, in nanoseconds.
uint64_t meter_thread_nanoseconds(void);

/// Asks the C library to keep freed memory for itself, so that builds do not time the kernel's
/// page faults; does nothing where that cannot be asked.
void meter_keep_heap(void);

/// What the heap did between `meter_start` and `meter_stop`.
struct meter_heap {
  /// Blocks handed out.
  int64_t allocations;
  /// Bytes handed out.
  int64_t allocated;
  /// Bytes handed out and not yet given back.
  int64_t live;
};

/// Whether the heap can be watched here; if not, `meter_stop` answers zeros.
int meter_watches_heap(void);

/// Starts watching the heap.
void meter_start(void);

/// Stops watching the heap and tells what happened.
struct meter_heap meter_stop(void);

#endif
