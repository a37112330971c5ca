/// The result of a run as text: times, ratios, growth, heap.
struct Report {
  /// What was measured.
  var rows: [BenchmarkRow]

  /// All parts, one below another.
  var text: String {
    [times, ratios, growth, heap].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// The layouts, operations and sizes there are rows for, in order.
  private var cases: [(workload: Workload, operation: Operation, size: Int)] {
    var cases: [(workload: Workload, operation: Operation, size: Int)] = []
    for workload in Workload.allCases {
      for operation in Operation.allCases {
        let sizes = Set(
          rows.lazy.filter {
            $0.workload == workload.rawValue && $0.operation == operation.rawValue
          }
          .map(\.size)
        )
        cases += sizes.sorted().map { (workload, operation, $0) }
      }
    }
    return cases
  }

  private var contenders: [Contender] {
    Contender.allCases.filter { contender in
      rows.contains { $0.contender == contender.rawValue }
    }
  }

  private func time(
    _ workload: Workload,
    _ operation: Operation,
    _ size: Int,
    _ contender: Contender
  ) -> Double? {
    rows.first(workload, operation, size, contender)?.nanoseconds
  }

  /// Time per operation.
  private var times: String {
    var table = TextTable(["time of one operation"] + contenders.map(\.rawValue))
    for (workload, operation, size) in cases {
      table.add(
        ["\(workload.rawValue) \(operation.rawValue) \(Figures.grouped(size))"]
          + contenders.map { contender in
            time(workload, operation, size, contender).map(Figures.time) ?? "-"
          }
      )
    }
    return table.text
  }

  /// How many times as long the one takes as the other.
  private var ratios: String {
    let pairs = Comparison.all.filter {
      contenders.contains($0.slow) && contenders.contains($0.fast)
    }
    if pairs.isEmpty { return "" }
    var table = TextTable(["as many times as long"] + pairs.map(\.name))
    for (workload, operation, size) in cases where operation != .declared {
      let cells = pairs.map { pair -> String in
        guard let slow = slowTime(pair, workload, operation, size),
          let fast = time(workload, operation, size, pair.fast)
        else { return "-" }
        return Figures.ratio(slow / fast)
      }
      if cells.allSatisfy({ $0 == "-" }) { continue }
      table.add(["\(workload.rawValue) \(operation.rawValue) \(Figures.grouped(size))"] + cells)
    }
    return table.text
  }

  private func slowTime(
    _ pair: Comparison,
    _ workload: Workload,
    _ operation: Operation,
    _ size: Int
  ) -> Double? {
    let operation = pair.isBestCase && operation == .constant ? .declared : operation
    if pair.isBestCase && operation != .declared { return nil }
    let same = time(workload, operation, size, pair.slow)
    // A tree of views, and what is measured as one, has the relative feed under the feed's name.
    if same == nil && workload == .relativeFeed { return time(.feed, operation, size, pair.slow) }
    return same
  }

  /// The exponent of growth from one size to the next.
  private var growth: String {
    var table = TextTable(["growth exponent"] + contenders.map(\.rawValue))
    let cases = self.cases
    for (small, large) in zip(cases, cases.dropFirst())
    where small.workload == large.workload && small.operation == large.operation {
      let (workload, operation) = (small.workload, small.operation)
      let step = Figures.grouped(small.size) + " to " + Figures.grouped(large.size)
      table.add(
        ["\(workload.rawValue) \(operation.rawValue) \(step)"]
          + contenders.map { contender in
            guard let before = time(workload, operation, small.size, contender),
              let after = time(workload, operation, large.size, contender)
            else { return "-" }
            let factor = Double(large.size) / Double(small.size)
            return Figures.digits(Figures.logarithm(after / before) / Figures.logarithm(factor))
          }
      )
    }
    return table.isEmpty ? "" : table.text
  }

  /// What layouts hold of the heap, and what edits ask of it.
  ///
  /// Edits that ask for nothing have no line.
  private var heap: String {
    var table = TextTable(["heap", "contender", "bytes", "per view", "per constraint"])
    for row in rows where row.contender != Contender.manual.rawValue {
      guard let workload = Workload(rawValue: row.workload),
        let contender = Contender(rawValue: row.contender)
      else { continue }
      let isBuild = row.operation == Operation.build.rawValue
      if row.bytes == 0 { continue }
      let bytes = Double(row.bytes)
      let constraints = Double(workload.constraints(at: row.size, of: contender))
      table.add([
        "\(row.workload) \(row.operation) \(Figures.grouped(row.size))", row.contender,
        Figures.grouped(row.bytes),
        isBuild ? Figures.digits(bytes / Double(row.views)) : "",
        isBuild && constraints > 0 ? Figures.digits(bytes / constraints) : "",
      ])
    }
    return table.isEmpty ? "" : table.text
  }
}
