/// What an edit may take from the heap when the same one was made before: nothing.
///
/// An insertion makes views and constraints and promises nothing, nor do the peers.
enum HeapPromise {
  /// What a row took beyond that, in a sentence; nothing if it kept the promise.
  static func violation(by row: BenchmarkRow) -> String? {
    guard let contender = Contender(rawValue: row.contender),
      let operation = Operation(rawValue: row.operation),
      let allowed = bytes(operation, contender), row.bytes > allowed
    else { return nil }
    let place = "\(row.workload) \(row.operation) \(row.size) \(row.contender)"
    return "\(place): takes \(row.bytes) bytes from the heap, more than \(allowed)"
  }

  /// The bytes that are allowed; nothing for what promises nothing.
  private static func bytes(_ operation: Operation, _ contender: Contender) -> Int? {
    switch contender {
    case .kiwi, .yoga, .manual: return nil
    case .solver, .kernel, .operator, .maker, .attribute, .autopin: break
    }
    switch operation {
    case .build, .declared, .insert: return nil
    case .resize, .constant, .natural: return contender == .attribute ? anAttribute : 0
    }
  }

  /// The one object that `easy.layout(Height(45))` makes before the dialect is even asked.
  private static let anAttribute = 88
}
