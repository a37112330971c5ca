import CMeter

/// What an operation took from the heap; zeros where the heap cannot be watched.
struct HeapUse {
  /// Blocks handed out.
  var allocations: Int
  /// Bytes handed out, in the sizes the allocator really gave.
  var allocated: Int
  /// Bytes handed out and still in use afterwards.
  var live: Int

  /// Watches the heap during `operation`.
  static func of<Result>(_ operation: () -> Result) -> (use: HeapUse, result: Result) {
    meter_start()
    let result = operation()
    let heap = meter_stop()
    let use = HeapUse(
      allocations: Int(heap.allocations),
      allocated: Int(heap.allocated),
      live: Int(heap.live)
    )
    return (use, result)
  }
}
