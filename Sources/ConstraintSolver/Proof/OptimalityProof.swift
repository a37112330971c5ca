/// A proof that violations of optional rows cannot be helped.
///
/// Each sends a multiplier of 1 upstream, on its own level, and every choice it reaches must receive one within the
/// range that its own row allows: then the choices are right to stay.
struct OptimalityProof: ~Copyable {
  /// The violated rows.
  private(set) var violated = List<RowID>()
  private var multipliers = List<Multiplier>()
  /// Whom the proof is about.
  private(set) var judged = List<VariableID>()
  /// The choices whose multipliers leave their range, or stay at the end of it.
  private(set) var disproved = List<VariableID>()
  /// Where multipliers of rows left their range.
  private(set) var exits = List<Exit>()

  /// The level on which the multiplier of a choice's row left its range, and how fast what is violated there grows
  /// with the choice.
  struct Exit: BitwiseCopyable {
    let choice: VariableID
    let level: Int32
    let rate: Double
  }

  /// Lets the lists begin in memory of an arena.
  @inline(__always)
  mutating func begin(in arena: inout Arena) {
    arena.lend(3, to: &multipliers)
    arena.lend(Arena.someEntries, to: &violated)
    arena.lend(Arena.someEntries, to: &judged)
  }

  /// Begins with the listed rows that are violated, each once.
  mutating func begin(with rows: inout List<RowID>, in system: inout LinearSystem) {
    violated.removeAll()
    system.beginWalk()
    add(rows: &rows, from: 0, in: &system)
  }

  /// Adds the listed rows from one on that are violated and were not added.
  mutating func addFurther(
    _ rows: inout List<RowID>,
    from first: Int,
    in system: inout LinearSystem
  ) {
    system.beginWalk()
    for index in violated.indices { _ = system.meet(row: violated[index]) }
    add(rows: &rows, from: first, in: &system)
  }

  /// Adds the rows of a part that are violated and were not added.
  mutating func addFurther(of part: borrowing GatheredPart, in system: inout LinearSystem) {
    system.beginWalk()
    for index in violated.indices { _ = system.meet(row: violated[index]) }
    for index in part.rows.indices { add(part.rows[index], in: &system) }
  }

  private mutating func add(
    rows: inout List<RowID>,
    from first: Int,
    in system: inout LinearSystem
  ) {
    for index in first..<rows.count { add(rows[index], in: &system) }
  }

  @inline(__always)
  private mutating func add(_ row: RowID, in system: inout LinearSystem) {
    let head = system.rows[row].head
    if head.isLive && head.isViolated && system.meet(row: row) { violated.append(row) }
  }

  /// Is about all that a walk met.
  mutating func judge(all walk: inout UpstreamWalk) {
    judged.removeAll()
    judged.append(contentsOf: walk.variables)
  }

  /// Keeps all that a walk met from being judged, except choices of simultaneous blocks.
  mutating func exempt(all walk: inout UpstreamWalk, in system: inout LinearSystem) {
    for index in walk.variables.indices {
      let variable = walk.variables[index]
      let isInBlock = system.variables[variable].determination.isBlock
      system.variables[variable].verdict = isInBlock ? .open : .exempt
    }
  }

  /// Walks upstream of the violated rows.
  mutating func collect(
    in system: inout LinearSystem,
    _ graph: inout MethodGraph,
    visits: inout Int
  ) {
    graph.upstream.begin(in: &system)
    for index in violated.indices {
      graph.upstream.collect(row: violated[index], in: &system, visits: &visits)
    }
  }

  /// Disproves a choice by other means.
  mutating func disprove(_ choice: VariableID) { disproved.append(choice) }

  /// Judges all choices upstream of the violated rows.
  ///
  /// Multipliers are found level by level as adjoints, from outputs to inputs.
  mutating func run(in system: inout LinearSystem, _ graph: inout MethodGraph) {
    for index in judged.indices { system.variables[judged[index]].verdict = .open }
    exits.removeAll()
    listMultipliers(in: &system)
    var next = 0
    while next < multipliers.count {
      let level = multipliers[next].level
      graph.derivatives.begin(with: &graph.upstream, in: &system)
      while next < multipliers.count && multipliers[next].level == level {
        graph.derivatives.add(multipliers[next], in: &system)
        next += 1
      }
      judge(level, in: &system, &graph)
    }
    disproved.removeAll()
    for index in graph.upstream.variables.indices {
      let variable = graph.upstream.variables[index]
      if Self.isDisproved(variable, in: &system) { disproved.append(variable) }
    }
  }

  /// One multiplier for each violated row: its gradient on its own level.
  private mutating func listMultipliers(in system: inout LinearSystem) {
    multipliers.removeAll()
    for index in violated.indices {
      let row = violated[index]
      let value = system.residual(of: row) > 0 ? 1.0 : -1.0
      let level = system.rank(of: row)
      multipliers.append(Multiplier(bearer: .row(row), level: level, value: value))
    }
    multipliers.sort { $0.level < $1.level }
  }

  /// Passes the adjoints of one level upstream and takes what arrives into the verdicts.
  private mutating func judge(
    _ level: Int32,
    in system: inout LinearSystem,
    _ graph: inout MethodGraph
  ) {
    for index in graph.upstream.variables.indices.reversed() {
      let variable = graph.upstream.variables[index]
      let row = system.variables[variable].determination.row
      if graph.derivatives.isCancelled(variable, system.accuracy.zero) {
        graph.derivatives.clear(variable)
        if let row { Self.judge(variable, by: row, 0, level, &system) }
      } else if let row {
        let rate = graph.derivatives.rate(of: variable)
        let share = graph.derivatives.pass(from: variable, through: row, in: &system)
        let wasOutside = system.variables[variable].verdict == .outside
        Self.judge(variable, by: row, share, level, &system)
        if !wasOutside && system.variables[variable].verdict == .outside {
          exits.append(Exit(choice: variable, level: level, rate: rate))
        }
      } else if system.variables[variable].verdict != .exempt {
        system.variables[variable].verdict = .outside
      }
    }
  }

  /// Whether a choice's verdict leaves it free to move to a better point.
  private static func isDisproved(_ variable: VariableID, in system: inout LinearSystem) -> Bool {
    let record = system.variables[variable]
    // A simultaneous block passes changes on among its variables, which adjoints do not see.
    if record.determination.isBlock && record.verdict != .exempt { return true }
    switch record.verdict {
    case .outside: return true
    case .upper, .lower:
      guard let row = record.determination.row else { return true }
      let sense = system.rows[row].head.sense
      return record.verdict != (sense < 0 ? .lower : sense > 0 ? .upper : .open)
    case .open, .inside, .exempt: return false
    }
  }

  /// Takes one more level of a row's multiplier into the verdict on its variable.
  @inline(__always)
  private static func judge(
    _ variable: VariableID,
    by row: RowID,
    _ share: Double,
    _ level: Int32,
    _ system: inout LinearSystem
  ) {
    let verdict = system.variables[variable].verdict
    if verdict == .inside || verdict == .outside || verdict == .exempt { return }
    let head = system.rows[row].head
    if head.isRequired {
      if head.isEquality || share == 0 { return }
      let isAdmissible = head.sense < 0 ? share > 0 : share < 0
      system.variables[variable].verdict = isAdmissible ? .inside : .outside
      return
    }
    let own = system.levels.rank(of: head.level)
    system.variables[variable].verdict =
      level < own
      ? (share == 0 ? verdict : .outside)
      : level == own
        ? self.verdict(on: share, head, near: system.accuracy.multiplier)
        : self.verdict(below: verdict, share, head)
  }

  /// The verdict on an optional row's multiplier on the row's own level, where a violation costs 1.
  ///
  /// One that is not zero, rounding apart, has left an end that is zero.
  private static func verdict(
    on share: Double,
    _ head: RowHead,
    near: Double
  ) -> Verdict {
    let low = head.sense < 0 ? (end: 0.0, near: 0.0) : (end: -1.0, near: near)
    let high = head.sense > 0 ? (end: 0.0, near: 0.0) : (end: 1.0, near: near)
    if share < low.end - low.near || share > high.end + high.near { return .outside }
    if share <= low.end + low.near { return .lower }
    if share >= high.end - high.near { return .upper }
    return .inside
  }

  /// The verdict after a level below the row's own.
  private static func verdict(below verdict: Verdict, _ share: Double, _ head: RowHead) -> Verdict {
    var end = verdict
    if verdict == .open {
      // Zero on its own level leaves an equality inside, an inequality at the end that is zero.
      if head.sense == 0 { return .inside }
      end = head.sense < 0 ? .lower : .upper
    }
    if share == 0 { return end }
    return (end == .lower ? share > 0 : share < 0) ? .inside : .outside
  }
}
