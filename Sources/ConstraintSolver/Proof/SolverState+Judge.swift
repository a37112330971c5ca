// Whether multipliers stay within the range that their rows allow: then the choices are right to stay.
extension SolverState {
  /// Judges all choices of the upstream set against `proof`, which is sorted by level.
  ///
  /// Multipliers are found level by level as adjoints, from outputs to inputs. Choices whose
  /// multipliers leave their range, or stay at the end of it, are put into `disproved`.
  mutating func judge() {
    var next = 0
    while next < scratch.proof.count {
      let level = scratch.proof[next].level
      clearAdjoints()
      while next < scratch.proof.count && scratch.proof[next].level == level {
        addToAdjoints(scratch.proof[next])
        next += 1
      }
      judgeLevel(level)
    }
    scratch.disproved.removeAll()
    for index in scratch.upstream.indices where isDisproved(scratch.upstream[index]) {
      scratch.disproved.append(scratch.upstream[index])
    }
  }

  /// Passes the adjoints of one level upstream and takes what arrives into the verdicts.
  private mutating func judgeLevel(_ level: Int32) {
    for index in scratch.upstream.indices.reversed() {
      let variable = scratch.upstream[index]
      let row = system.variables[variable].determination.row
      if isCancelled(variable) {
        scratch.adjoint[variable] = 0
        if let row { judge(variable, by: row, 0, level) }
      } else if let row {
        judge(variable, by: row, passAdjoint(of: variable, through: Int(row)), level)
      } else if system.variables[variable].verdict != .exempt {
        system.variables[variable].verdict = .outside
      }
    }
  }

  /// Whether a choice's verdict leaves it free to move to a better point.
  private mutating func isDisproved(_ variable: Int32) -> Bool {
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
  private mutating func judge(_ variable: Int32, by row: Int32, _ share: Double, _ level: Int32) {
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
      : level == own ? self.verdict(on: share, head) : Self.verdict(below: verdict, share, head)
  }

  /// The verdict on an optional row's multiplier on the row's own level, where a violation costs 1.
  private mutating func verdict(on share: Double, _ head: RowHead) -> Verdict {
    let low = head.sense < 0 ? 0.0 : -1.0
    let high = head.sense > 0 ? 0.0 : 1.0
    let near = system.accuracy.multiplier
    if share < low - near || share > high + near { return .outside }
    if share <= low + near { return .lower }
    if share >= high - near { return .upper }
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
