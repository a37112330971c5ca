/// One contender on one layout: every operation checked, then timed.
struct Trial<S: Subject> {
  var contender: Contender
  var workload: Workload
  var size: Int
  var meter: Meter

  /// Measures the operations asked for; what comes out wrong is reported instead of timed.
  func run(_ operations: [Operation], report: (Result<BenchmarkRow, WrongFrames>) -> Void) {
    let description = S.describe(workload, size)
    for operation in operations where operation == .build {
      report(build(description))
    }
    // Each operation starts from a layout nobody has changed yet.
    for operation in operations where operation != .build {
      report(edit(S(description), operation))
    }
  }

  /// Performs an operation some times, and neither checks nor times it.
  ///
  /// What a process does beside is the same for any number of times, so the instructions of one
  /// operation are what two runs differ by.
  func `repeat`(_ operation: Operation, times: Int) {
    let description = S.describe(workload, size)
    let subject = S(description)
    let call =
      operation == .build
      ? building(subject, description) : alternating(operation, on: subject)
    for _ in 0..<times { call() }
  }

  /// How many bytes a layout that is built and let go of leaves behind, after one that warmed up.
  func bytesLeftBehind() -> Int {
    let description = S.describe(workload, size)
    var left = 0
    for _ in 0..<2 { left = HeapUse.of { blackHole(S(opaque(description)).sample) }.use.live }
    return left
  }

  private func build(_ description: S.Description) -> Result<BenchmarkRow, WrongFrames> {
    let (heap, subject) = HeapUse.of { S(description) }
    return check(subject, Variation(of: workload), .build).map { error in
      let time = meter.median(of: building(subject, description))
      return row(.build, time, bytes: contender == .manual ? 0 : heap.live, error)
    }
  }

  private func edit(_ subject: S, _ operation: Operation) -> Result<BenchmarkRow, WrongFrames> {
    var there = Variation(of: workload)
    let back = there
    operation.apply(to: &there)
    return Result { () throws(WrongFrames) in
      var error = 0.0
      for variation in [there, back, there, back] {
        perform(operation, on: subject, toward: variation)
        error = max(error, try check(subject, variation, operation).get())
      }
      let heap = HeapUse.of {
        perform(operation, on: subject, toward: there)
        perform(operation, on: subject, toward: back)
      }
      let time = meter.median(of: alternating(operation, on: subject))
      error = max(error, try check(subject, back, operation).get())
      return row(operation, time, bytes: heap.use.allocated / 2, error)
    }
  }

  /// A build to call again and again; the hand-written layout has nothing to build and is laid out.
  private func building(_ subject: S, _ description: S.Description) -> () -> Void {
    if let manual = subject as? ManualSubject {
      return {
        manual.layOut()
        blackHole(manual.sample)
      }
    }
    return { blackHole(S(opaque(description)).sample) }
  }

  /// An edit to call again and again; every second call takes it back.
  private func alternating(_ operation: Operation, on subject: S) -> () -> Void {
    let back = Variation(of: workload)
    var there = back
    operation.apply(to: &there)
    var isThere = false
    return { [there] in
      isThere.toggle()
      perform(operation, on: subject, toward: isThere ? there : back)
      blackHole(subject.sample)
    }
  }

  @inline(__always)
  private func perform(_ operation: Operation, on subject: S, toward state: Variation) {
    switch operation {
    case .build, .declared: break
    case .resize: subject.resize(opaque(state.width))
    case .constant: subject.setMiddleHeight(opaque(state.middleHeight))
    case .natural: subject.setExtraBody(opaque(state.extraBody))
    case .insert: if state.isExtended { subject.insertExtra() } else { subject.removeExtra() }
    }
  }

  private func check(
    _ subject: S,
    _ variation: Variation,
    _ operation: Operation
  ) -> Result<Double, WrongFrames> {
    let expected =
      contender.startsFromViews
      ? HandWritten.framesInTree(workload, size, variation)
      : HandWritten.frames(workload, size, variation)
    let found = subject.frames()
    var error = found.count == expected.count ? 0 : Double.infinity
    var worst = 0
    for (view, (one, other)) in zip(found, expected).enumerated() {
      let distance = one.distance(to: other)
      if !(distance <= error) { (error, worst) = (distance, view) }
    }
    if error <= WrongFrames.tolerance { return .success(error) }
    return .failure(
      WrongFrames(
        place: "\(workload.rawValue) \(operation.rawValue) \(size) \(contender.rawValue)",
        view: worst,
        found: found.indices.contains(worst) ? found[worst] : nil,
        expected: expected.indices.contains(worst) ? expected[worst] : nil
      )
    )
  }

  private func row(_ operation: Operation, _ time: Double, bytes: Int, _ error: Double)
    -> BenchmarkRow
  {
    BenchmarkRow(
      workload: workload.rawValue,
      operation: operation.rawValue,
      size: size,
      contender: contender.rawValue,
      nanoseconds: time,
      views: workload.views(at: size),
      bytes: bytes,
      maxError: error
    )
  }
}
