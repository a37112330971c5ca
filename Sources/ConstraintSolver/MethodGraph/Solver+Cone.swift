/// One row's or bound's multiplier on one level.
struct ConeEntry: BitwiseCopyable {
  /// A row, or the complement of a bounded variable.
  var code: Int32
  /// The level's position from the top.
  var level: Int32
  var multiplier: Double

  /// Orders entries by level, then by code.
  var key: Int64 { Int64(level) &<< 33 &+ Int64(code) }
}

/// What is known of a leaf's multipliers, from the highest level down.
enum Verdict {
  /// Zero so far.
  static let open: UInt16 = 0
  /// Strictly inside its range.
  static let inside: UInt16 = 1
  /// At the upper end of its range; what follows must not be positive.
  static let upper: UInt16 = 2
  /// At the lower end of its range; what follows must not be negative.
  static let lower: UInt16 = 3
  static let outside: UInt16 = 4
  /// Not to be judged.
  static let exempt: UInt16 = 5
}

// The upstream side of the method graph: which choices a row depends on, and how strongly.
extension Solver {
  /// Starts a cone; variables in it are marked with the epoch.
  mutating func beginCone() {
    _ = nextEpoch()
    cone.count = 0
  }

  mutating func climb(fromCode code: Int32, throughHard: Bool) {
    if code >= 0 {
      climb(fromRow: Int(code), throughHard: throughHard)
    } else {
      climb(from: ~code, throughHard: throughHard)
    }
  }

  mutating func climb(fromRow row: Int, throughHard: Bool) {
    for slot in terms(of: row) {
      climb(from: termPool[slot].variable, throughHard: throughHard)
    }
  }

  /// Adds a variable and what it is computed from to the cone, inputs first.
  mutating func climb(from start: Int32, throughHard: Bool) {
    let mark = epoch
    let needed: UInt16 = throughHard ? 0 : VariableFlag.soft
    let variables = variablePool.base
    let rows = rowPool.base
    let terms = termPool.base
    if variables[Int(start)].mark == mark { return }
    if variables[Int(start)].flags & needed != needed { return }
    variables[Int(start)].mark = mark
    path.reserve(1)
    var steps = path.base
    var room = path.capacity
    var depth = 0
    var variable = start
    var (slot, end) = inputs(of: start)
    while true {
      while slot < end {
        let input = terms[slot].variable
        slot &+= 1
        let record = variables + Int(input)
        if record.pointee.mark == mark || record.pointee.flags & needed != needed { continue }
        record.pointee.mark = mark
        if depth == room {
          growPath(past: depth)
          steps = path.base
          room = path.capacity
        }
        steps[depth] = PathStep(variable: variable, slot: Int32(truncatingIfNeeded: slot))
        depth &+= 1
        variable = input
        (slot, end) = inputs(of: input)
      }
      cone.append(variable)
      if depth == 0 { return }
      depth &-= 1
      variable = steps[depth].variable
      slot = Int(steps[depth].slot)
      let row = rows + Int(variables[Int(variable)].determiner)
      end = Int(row.pointee.firstTerm) &+ row.pointee.head.count
    }
  }

  /// The first term of the row that determines a variable, and the one after its last.
  @inline(__always)
  private func inputs(of variable: Int32) -> (first: Int, end: Int) {
    let code = variablePool.base[Int(variable)].determiner
    if code < 0 { return (0, 0) }
    let row = rowPool.base + Int(code)
    let first = Int(row.pointee.firstTerm)
    return (first, first &+ row.pointee.head.count)
  }

  /// Clears the adjoints of the cone.
  mutating func clearAdjoints() {
    for index in 0..<cone.count { adjoint[Int(cone[index])] = 0 }
  }

  /// Adds a multiplied row to the adjoints.
  mutating func seed(_ entry: ConeEntry) {
    if entry.code < 0 {
      let variable = Int(~entry.code)
      if variablePool[variable].mark == epoch { adjoint[variable] += entry.multiplier }
      return
    }
    let row = Int(entry.code)
    for slot in terms(of: row) {
      let variable = Int(termPool[slot].variable)
      if variablePool[variable].mark == epoch {
        adjoint[variable] += entry.multiplier * termPool[slot].coefficient
      }
    }
  }

  /// Carries the adjoint of a variable to the inputs of its row; returns that row's multiplier.
  @inline(__always)
  mutating func carry(_ variable: Int, _ row: Int) -> Double {
    let mark = epoch
    let variables = variablePool.base
    let adjoints = adjoint.base
    let first = termPool.base + Int(rowPool.base[row].firstTerm)
    let end = first + rowPool.base[row].head.count
    var term = first
    while term < end && Int(term.pointee.variable) != variable { term += 1 }
    let divisor = term < end ? term.pointee.coefficient : 1
    let share = -adjoints[variable] / divisor
    term = first
    while term < end {
      let other = Int(term.pointee.variable)
      if other != variable && variables[other].mark == mark {
        adjoints[other] += share * term.pointee.coefficient
      }
      term += 1
    }
    return share
  }

  /// Judges all leaves of the cone against `proof`, which is sorted by level.
  ///
  /// Multipliers are found level by level as adjoints, from outputs to inputs. Leaves whose
  /// multipliers leave their range, or stay at the end of it, are put into `failed`.
  mutating func judge() {
    failed.count = 0
    var next = 0
    while next < proof.count {
      let level = proof[next].level
      clearAdjoints()
      while next < proof.count && proof[next].level == level {
        seed(proof[next])
        next += 1
      }
      var index = cone.count &- 1
      while index >= 0 {
        let variable = Int(cone[index])
        index &-= 1
        let code = variablePool[variable].determiner
        if abs(adjoint[variable]) <= Tolerance.slope {
          adjoint[variable] = 0
          if code >= 0 { rule(variable, 0, level) }
          continue
        }
        if code >= 0 {
          rule(variable, carry(variable, Int(code)), level)
        } else if variablePool[variable].verdict != Verdict.exempt {
          variablePool[variable].verdict = Verdict.outside
        }
      }
    }
    for index in 0..<cone.count {
      let variable = cone[index]
      let state = variablePool[Int(variable)].verdict
      // A joint group passes changes on among its leaves, which adjoints do not see.
      if variablePool[Int(variable)].determiner <= Determination.firstJoint
        && state != Verdict.exempt
      {
        failed.append(variable)
        continue
      }
      switch state {
      case Verdict.outside: failed.append(variable)
      case Verdict.upper, Verdict.lower:
        let row = rowPool[Int(variablePool[Int(variable)].determiner)].head
        let resting = row.sense < 0 ? Verdict.lower : row.sense > 0 ? Verdict.upper : Verdict.open
        if state != resting { failed.append(variable) }
      default: break
      }
    }
  }

  /// Takes one more level of a leaf's multiplier into its verdict.
  @inline(__always)
  private mutating func rule(_ variable: Int, _ share: Double, _ level: Int32) {
    let state = variablePool[variable].verdict
    if state == Verdict.inside || state >= Verdict.outside { return }
    let row = rowPool[Int(variablePool[variable].determiner)].head
    if row.isRequired {
      if row.isEquality || share == 0 { return }
      let admissible = row.sense < 0 ? share > 0 : share < 0
      variablePool[variable].verdict = admissible ? Verdict.inside : Verdict.outside
      return
    }
    variablePool[variable].verdict = ruling(
      state,
      share,
      row,
      own: levels.rank[Int(row.level)],
      level
    )
  }

  private func ruling(
    _ state: UInt16,
    _ share: Double,
    _ row: RowHead,
    own: Int32,
    _ level: Int32
  ) -> UInt16 {
    if level < own { return share == 0 ? state : Verdict.outside }
    if level == own {
      let low = row.sense < 0 ? 0.0 : -1.0
      let high = row.sense > 0 ? 0.0 : 1.0
      let near = 0x1p-30
      if share < low - near || share > high + near { return Verdict.outside }
      if share <= low + near { return Verdict.lower }
      if share >= high - near { return Verdict.upper }
      return Verdict.inside
    }
    // Below the leaf's own level: zero there leaves an equality inside, an inequality at zero.
    var edge = state
    if state == Verdict.open {
      if row.sense == 0 { return Verdict.inside }
      edge = row.sense < 0 ? Verdict.lower : Verdict.upper
    }
    if share == 0 { return edge }
    let inward = edge == Verdict.lower ? share > 0 : share < 0
    return inward ? Verdict.inside : Verdict.outside
  }
}
