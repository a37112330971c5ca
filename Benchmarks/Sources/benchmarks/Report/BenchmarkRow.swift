/// One measurement.
struct BenchmarkRow: Codable {
  /// The layout: `W1` to `W5n`.
  var workload: String
  /// What was done to it.
  var operation: String
  /// How many elements it has: views of a chain, cells of a feed.
  var size: Int
  /// Who did it.
  var contender: String
  /// The median thread CPU time of one operation.
  var nanoseconds: Double
  /// How many views the layout has, the root among them.
  var views: Int
  /// After a build, the heap the layout holds; in another operation, the heap it asks for.
  var bytes: Int
  /// The largest difference to a hand-written frame, in points.
  var maxError: Double
}

extension BenchmarkRow {
  /// The row as a JSON object, keys in the order of declaration.
  var json: String {
    """
    {"workload": "\(workload)", "operation": "\(operation)", "size": \(size), \
    "contender": "\(contender)", "nanoseconds": \(Self.number(nanoseconds)), \
    "views": \(views), "bytes": \(bytes), "maxError": \(Self.number(maxError))}
    """
  }

  /// Three decimals at most for large numbers, all digits for tiny ones.
  private static func number(_ value: Double) -> String {
    let rounded = abs(value) >= 0.1 ? (value * 1_000).rounded() / 1_000 : value
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return String(rounded)
  }
}

extension [BenchmarkRow] {
  /// All rows as one JSON array, a row a line.
  var json: String {
    isEmpty ? "[]" : "[\n  " + map(\.json).joined(separator: ",\n  ") + "\n]"
  }

  /// The row of a contender for one operation on one layout.
  func first(
    _ workload: Workload,
    _ operation: Operation,
    _ size: Int,
    _ contender: Contender
  ) -> BenchmarkRow? {
    first {
      $0.workload == workload.rawValue && $0.operation == operation.rawValue && $0.size == size
        && $0.contender == contender.rawValue
    }
  }
}

extension [BenchmarkRow] {
  /// One row for each that was measured several times, with the median of the times.
  var medians: [BenchmarkRow] {
    var rounds: [String: [BenchmarkRow]] = [:]
    var order: [String] = []
    for row in self {
      let key = "\(row.workload) \(row.operation) \(row.size) \(row.contender)"
      if rounds[key] == nil { order.append(key) }
      rounds[key, default: []].append(row)
    }
    return order.compactMap { key in
      let sorted = rounds[key, default: []].sorted { $0.nanoseconds < $1.nanoseconds }
      guard var row = sorted.first else { return nil }
      row.nanoseconds = sorted[sorted.count / 2].nanoseconds
      row.maxError = sorted.map(\.maxError).max() ?? row.maxError
      return row
    }
  }
}
