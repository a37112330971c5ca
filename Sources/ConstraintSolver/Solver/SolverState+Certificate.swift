extension SolverState {
  /// Multipliers that prove every level's optimum.
  mutating func certificate() -> Certificate {
    var levels: [Int32: Certificate.Level] = [:]
    for position in 0..<system.levels.count {
      add(0, [], of: system.levels.number(at: position), to: &levels)
    }
    var isComplete = true
    for region in regions() where region.optional.contains(where: { isViolated($0) }) {
      if region.entryCount > Self.proofLimit {
        isComplete = false
        continue
      }
      var dense = makeDense(region)
      _ = acceptRequired(region, in: &dense)
      minimizeLevels(of: &dense, optionalRows(of: region))
      isComplete = isComplete && dense.isComplete
      for position in 0..<system.levels.count {
        let level = system.levels.number(at: position)
        let (violation, multipliers) = proof(of: level, region, dense)
        add(violation, multipliers, of: level, to: &levels)
      }
    }
    addEmptyRows(to: &levels)
    let sorted = levels.values.sorted { $0.priority > $1.priority }
    return Certificate(levels: sorted, isComplete: isComplete)
  }

  private mutating func isViolated(_ row: Int32) -> Bool {
    system.violatedSide(of: Int(row), system.rows[row].head) != 0
  }

  /// Rows without terms miss what they miss at every point.
  private func addEmptyRows(to levels: inout [Int32: Certificate.Level]) {
    for row in system.rows.indices {
      let head = system.rows[row].head
      if !head.isLive || head.isRequired || head.count > 0 { continue }
      let rest = -system.rows[row].constant
      if head.sense == 0 ? rest == 0 : head.sense < 0 ? rest <= 0 : rest >= 0 { continue }
      let handle = Row(index: Int32(row))
      let share = Certificate.Multiplier(row: handle, bound: nil, value: rest > 0 ? 1 : -1)
      add(abs(rest), [share], of: head.level, to: &levels)
    }
  }

  /// Adds a region's share to the proof of a level.
  private func add(
    _ violation: Double,
    _ multipliers: [Certificate.Multiplier],
    of level: Int32,
    to levels: inout [Int32: Certificate.Level]
  ) {
    let known = levels[level]
    let all = (known?.multipliers ?? []) + multipliers
    levels[level] = Certificate.Level(
      priority: system.levels.priority(of: level),
      violation: (known?.violation ?? 0) + violation,
      multipliers: all.sorted { first, second in
        let left = (first.bound?.index ?? -1, first.row?.index ?? -1)
        let right = (second.bound?.index ?? -1, second.row?.index ?? -1)
        return left < right
      }
    )
  }

  /// The multipliers of one level at the program's final basis.
  private func proof(
    of level: Int32,
    _ region: Region,
    _ dense: borrowing DenseProgram
  ) -> (violation: Double, multipliers: [Certificate.Multiplier]) {
    var rates = dense.noMultipliers
    var multipliers: [Certificate.Multiplier] = []
    var violation = 0.0
    for (row, number) in optionalRows(of: region) where system.rows[row].head.level == level {
      if dense.slotOfRow[number] >= 0 { continue }
      let sign = Int(dense.sign[number])
      let sense = system.rows[row].head.sense
      if sense != 0 && sense == sign { continue }
      violation += dense.weight[number] * Double(sign) * dense.residual[number]
      multipliers.append(
        Certificate.Multiplier(row: Row(index: row), bound: nil, value: Double(sign))
      )
      dense.add(number, to: &rates)
    }
    for (number, share) in dense.multipliers(of: rates) {
      let isBound = number < dense.columns
      multipliers.append(
        Certificate.Multiplier(
          row: isBound ? nil : Row(index: region.row(number)),
          bound: isBound ? Variable(index: region.variables[number]) : nil,
          value: share
        )
      )
    }
    return (violation, multipliers)
  }
}
