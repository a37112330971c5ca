/// What an edit may take from the heap when the same one was made before.
///
/// The solver takes nothing. A layout pass makes the lists anew of what is queued, what moved and
/// what is to be measured, so that foreign code may add to them while they are walked; a dialect in
/// which an edit is a sentence makes what the sentence says. An insertion makes views and
/// constraints and promises nothing, nor do the peers.
enum HeapPromise {
  /// What a row took beyond that, in a sentence; nothing if it kept the promise.
  static func violation(by row: BenchmarkRow) -> String? {
    guard let contender = Contender(rawValue: row.contender),
      let operation = Operation(rawValue: row.operation),
      let allowed = bytes(operation, contender, views: row.views), row.bytes > allowed
    else { return nil }
    let place = "\(row.workload) \(row.operation) \(row.size) \(row.contender)"
    return "\(place): takes \(row.bytes) bytes from the heap, more than \(allowed)"
  }

  /// The bytes that are allowed; nothing for what promises nothing.
  private static func bytes(_ operation: Operation, _ contender: Contender, views: Int) -> Int? {
    switch operation {
    case .build, .declared, .insert: return nil
    case .resize, .constant, .natural: break
    }
    switch contender {
    case .kiwi, .yoga, .manual: return nil
    case .solver: return 0
    case .kernel, .operator, .autopin: return lists(of: views)
    case .maker: return lists(of: views) + 2_048
    case .attribute: return lists(of: views) + 6_144
    }
  }

  /// Four lists of all views, with room for twice as many, as lists grow.
  ///
  /// Measured are 34 kB for a feed of 801 views, 0.3 kB for a chain of 11.
  private static func lists(of views: Int) -> Int { 4 * (64 + 16 * views) }
}
