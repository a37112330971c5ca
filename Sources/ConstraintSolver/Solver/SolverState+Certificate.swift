extension SolverState {
  /// Multipliers that prove every level's optimum.
  mutating func certificate() -> Certificate {
    var levels: [LevelID: LevelProof] = [:]
    for position in 0..<system.levels.count {
      levels[system.levels.sorted[position]] = LevelProof()
    }
    var isComplete = true
    results.rowVisits = 0
    for var region in regions() where region.optional.contains(where: { isViolated($0) }) {
      region.required.removeAll { system.rows[$0].head.isRejected }
      var program = makeProgram(region, fromGraph: graph.isValid)
      _ = program.acceptRequired(region.required.count)
      minimizeLevels(of: &program, region)
      results.rowVisits += program.active.visits
      isComplete = isComplete && program.isComplete
      for (level, numbers) in self.levels(of: region) {
        let (violation, multipliers) = program.proof(of: numbers)
        let named = multipliers.map { number, value in
          let isBound = number < program.columns
          return Certificate.Multiplier(
            row: isBound ? nil : Row(region.row(number)),
            bound: isBound ? Variable(region.variables[number]) : nil,
            value: value
          )
        }
        levels[level, default: LevelProof()].add(violation, named)
      }
    }
    addEmptyRows(to: &levels)
    let proved = levels.map { level, proof in
      Certificate.Level(
        priority: system.levels.priority(of: level),
        violation: proof.violation,
        multipliers: proof.sorted
      )
    }
    return Certificate(
      levels: proved.sorted { $0.priority > $1.priority },
      isComplete: isComplete
    )
  }

  private mutating func isViolated(_ row: RowID) -> Bool {
    system.violatedSide(of: row, system.rows[row].head) != 0
  }

  /// Rows without terms miss what they miss at every point.
  private mutating func addEmptyRows(to levels: inout [LevelID: LevelProof]) {
    for row in system.rows.ids {
      let head = system.rows[row].head
      if !head.isLive || head.isRequired || head.count > 0 { continue }
      let rest = -system.rows[row].constant
      if head.sense == 0 ? rest == 0 : head.sense < 0 ? rest <= 0 : rest >= 0 { continue }
      let handle = Row(row)
      let share = Certificate.Multiplier(row: handle, bound: nil, value: rest > 0 ? 1 : -1)
      levels[head.level, default: LevelProof()].add(abs(rest), [share])
    }
  }
}

/// What the regions add to the proof of a level.
private struct LevelProof {
  private(set) var violation = 0.0
  private var multipliers: [Certificate.Multiplier] = []

  /// Adds a region's share.
  mutating func add(_ violation: Double, _ multipliers: [Certificate.Multiplier]) {
    self.violation += violation
    self.multipliers += multipliers
  }

  /// Bounds after rows, each ascending by index.
  var sorted: [Certificate.Multiplier] {
    multipliers.sorted { first, second in
      let left = (first.bound?.index ?? -1, first.row?.index ?? -1)
      let right = (second.bound?.index ?? -1, second.row?.index ?? -1)
      return left < right
    }
  }
}
