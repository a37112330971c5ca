/// A run over everything the options ask for.
struct Session {
  /// What to measure.
  var options: Options
  /// The measurements that count.
  private(set) var rows: [BenchmarkRow] = []
  /// What went wrong, a sentence each.
  private(set) var failures: [String] = []

  /// Makes a run that has not begun.
  init(_ options: Options) {
    self.options = options
  }

  /// Measures everything, contenders side by side, and tells `progress` what is next.
  ///
  /// Each layout goes to all contenders in turn, several rounds of it; the median round counts.
  mutating func run(progress: (String) -> Void) {
    for workload in options.workloads {
      for size in options.sizes {
        let start = rows.count
        for _ in 0..<options.rounds {
          for contender in options.contenders where contender.takesPart(in: workload) {
            let operations = self.operations(of: contender, workload, size)
            if operations.isEmpty { continue }
            progress("\(workload.rawValue) \(size) \(contender.rawValue)")
            measure(contender, workload, size, operations)
          }
        }
        let rounds = Array(rows[start...])
        rows.replaceSubrange(start..., with: rounds.medians)
      }
    }
  }

  private func operations(
    of contender: Contender,
    _ workload: Workload,
    _ size: Int
  ) -> [Operation] {
    workload.operations(at: size).filter {
      options.operations.contains($0) && contender.knows($0)
        && size <= contender.largestSize(workload, $0, isPatient: options.isPatient)
    }
  }

  private mutating func measure(
    _ contender: Contender,
    _ workload: Workload,
    _ size: Int,
    _ operations: [Operation]
  ) {
    func trial<S: Subject>(_ subject: S.Type) {
      let meter = Meter(budget: options.budget)
      let trial = Trial<S>(contender: contender, workload: workload, size: size, meter: meter)
      if let repetitions = options.repetitions {
        for operation in operations { trial.repeat(operation, times: repetitions) }
        return
      }
      trial.run(operations) { add($0) }
      if operations.contains(.build), trial.bytesLeftBehind() > 0 {
        let place = "\(workload.rawValue) \(size) \(contender.rawValue)"
        fail("\(place): leaves \(trial.bytesLeftBehind()) bytes behind that nothing refers to")
      }
    }
    switch contender {
    case .solver: trial(SolverSubject.self)
    case .kernel: trial(ViewSubject<KernelWriter>.self)
    case .manual: trial(ManualSubject.self)
    case .operator: trial(ViewSubject<OperatorWriter>.self)
    case .maker: trial(ViewSubject<MakerWriter>.self)
    case .attribute: trial(ViewSubject<AttributeWriter>.self)
    case .autopin: trial(ViewSubject<AutoPinWriter>.self)
    case .kiwi, .yoga: ask(contender, workload, size, operations)
    }
  }

  private mutating func ask(
    _ contender: Contender,
    _ workload: Workload,
    _ size: Int,
    _ operations: [Operation]
  ) {
    guard let peer = Peer(contender, in: options.peers) else { return }
    do {
      let extent = Self.extent(of: workload, size)
      for row in try peer.run(workload, size, operations, budget: options.budget) {
        let tolerance = contender == .yoga ? extent * 0x1p-20 : WrongFrames.tolerance
        if row.maxError <= tolerance {
          rows.append(row)
        } else {
          fail(
            "\(row.workload) \(row.operation) \(size) \(row.contender): off by \(row.maxError)"
          )
        }
      }
    } catch {
      fail("\(workload.rawValue) \(size): \(error)")
    }
  }

  /// Keeps a sentence about what went wrong, once.
  private mutating func fail(_ sentence: String) {
    if !failures.contains(sentence) { failures.append(sentence) }
  }

  private mutating func add(_ result: Result<BenchmarkRow, WrongFrames>) {
    switch result {
    case .success(let row):
      rows.append(row)
      if let violation = HeapPromise.violation(by: row) { fail(violation) }
    case .failure(let wrong): fail(wrong.description)
    }
  }

  /// The largest coordinate of a layout.
  ///
  /// Yoga computes in 32-bit floats, 24 bits of which are significant; the last four may be lost in
  /// sums.
  private static func extent(of workload: Workload, _ size: Int) -> Double {
    let root = HandWritten.frames(workload, size, Variation(of: workload))[0]
    return max(root.width, root.height)
  }
}
