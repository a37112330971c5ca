import CMeter

/// Times one operation: thread CPU time, batches long enough for the clock, median of batches.
///
/// The machine may be shared; wall-clock time would measure the neighbours.
struct Meter {
  /// Seconds of CPU time to spend on one operation.
  var budget: Double
  /// A batch lasts at least this long, in nanoseconds; the clock's own cost is below a thousandth.
  var shortestBatch = 300_000.0
  /// However slow the operation, this many batches are timed.
  var fewestBatches = 3

  /// The median time of one call, in nanoseconds.
  ///
  /// The number of calls is always even, so that an operation that alternates between two states
  /// ends where it began.
  func median(of operation: () -> Void) -> Double {
    let first = batch(of: 2, operation)
    let calls = self.calls(perCall: first)
    var samples: [Double] = calls == 2 ? [first] : []
    var spent = first * 2
    while samples.count < fewestBatches || spent < budget * 1e9 && samples.count < 4_000 {
      if samples.count > 0 && spent > budget * 20e9 { break }
      let sample = batch(of: calls, operation)
      samples.append(sample)
      spent += sample * Double(calls)
    }
    samples.sort()
    return samples[samples.count / 2]
  }

  /// The average time of one call among several, in nanoseconds.
  private func batch(of calls: Int, _ operation: () -> Void) -> Double {
    let start = meter_thread_nanoseconds()
    for _ in 0..<calls { operation() }
    return Double(meter_thread_nanoseconds() - start) / Double(calls)
  }

  private func calls(perCall nanoseconds: Double) -> Int {
    var calls = 2
    while Double(calls) * nanoseconds < shortestBatch && calls < 1 << 20 { calls *= 2 }
    return calls
  }
}
