extension Solver {
  /// The variables whose value the rows do not decide.
  ///
  /// A variable is listed exactly when it differs between two points that are equally good on
  /// every priority level, variables no row mentions among them. The solver's own choice for them
  /// is the canonical one. The values and the state of the solver stay as they are, apart from
  /// the ``solve()`` that pending changes call for.
  ///
  /// - Returns: The variables, ascending by index.
  /// - Complexity: Dense in each region: about rows · variables² per region; meant for diagnosis.
  public mutating func ambiguousVariables() -> [Variable] {
    solve()
    var found: [Variable] = []
    let epoch = nextEpoch()
    for start in 0..<value.count where isLive(start) && variablePool[start].mark != epoch {
      let region = region(around: start, epoch: epoch)
      var dense = makeProgram(for: region)
      var conflicts: [Conflict] = []
      acceptRequired(region, in: &dense, conflicts: &conflicts)
      settleLevels(region, in: &dense)
      // What exchanges left of a zero would make a way where there is none.
      dense.program.factor()
      dense.program.refresh()
      for (column, variable) in region.variables.enumerated() where dense.program.canMove(column) {
        found.append(Variable(index: variable))
      }
    }
    return found.sorted { $0.index < $1.index }
  }

  /// A proof that no point violates the levels less than the solver's own.
  ///
  /// - Returns: The proof for the rows as they are now, rejected rows left out.
  /// - Complexity: Dense in each region: about rows · variables² per region; meant for audits.
  public mutating func certificate() -> Certificate {
    solve()
    let epoch = nextEpoch()
    var parts: [Int32: Certificate.Level] = [:]
    var complete = true
    for start in 0..<value.count where isLive(start) && variablePool[start].mark != epoch {
      let region = region(around: start, epoch: epoch)
      if region.optional.isEmpty { continue }
      var dense = makeProgram(for: region)
      var conflicts: [Conflict] = []
      acceptRequired(region, in: &dense, conflicts: &conflicts)
      settleLevels(region, in: &dense)
      complete = complete && dense.program.isSettled
      for position in 0..<levels.count {
        let level = levels.number(at: position)
        add(proof(of: level, region, in: &dense), of: level, to: &parts)
      }
    }
    addEmptyRows(to: &parts)
    let sorted = parts.values.sorted { $0.priority > $1.priority }
    return Certificate(levels: sorted, isComplete: complete)
  }

  /// Rows without terms miss what they miss at every point.
  private func addEmptyRows(to parts: inout [Int32: Certificate.Level]) {
    for row in 0..<rowPool.count {
      let head = rowPool[row].head
      if !head.isLive || head.isRequired || head.count > 0 { continue }
      let rest = -rowPool[row].constant
      let misses = head.sense == 0 ? rest != 0 : head.sense < 0 ? rest > 0 : rest < 0
      let handle = Row(index: Int32(row))
      let value = rest > 0 ? 1.0 : -1.0
      let share = Certificate.Multiplier(row: handle, bound: nil, value: value)
      add((misses ? abs(rest) : 0, misses ? [share] : []), of: head.level, to: &parts)
    }
  }

  private func add(
    _ proof: (violation: Double, multipliers: [Certificate.Multiplier]),
    of level: Int32,
    to parts: inout [Int32: Certificate.Level]
  ) {
    let priority = levels.priority(of: level)
    let known = parts[level]
    let all = (known?.multipliers ?? []) + proof.multipliers
    parts[level] = Certificate.Level(
      priority: priority,
      violation: (known?.violation ?? 0) + proof.violation,
      multipliers: all.sorted { first, second in
        let left = (first.bound?.index ?? -1, first.row?.index ?? -1)
        let right = (second.bound?.index ?? -1, second.row?.index ?? -1)
        return left < right
      }
    )
  }

  /// The multipliers of one level at the program's final working set.
  private func proof(
    of level: Int32,
    _ region: borrowing Region,
    in dense: inout RegionProgram
  ) -> (violation: Double, multipliers: [Certificate.Multiplier]) {
    let columns = dense.program.columns
    var sums = [Double](repeating: 0, count: columns)
    var multipliers: [Certificate.Multiplier] = []
    var violation = 0.0
    for (position, row) in region.optional.enumerated() where rowPool[Int(row)].head.level == level
    {
      let place = columns + region.required.count + position
      if dense.program.slotOfRow[place] >= 0 { continue }
      let sign = Int(dense.program.sign[place])
      let sense = rowPool[Int(row)].head.sense
      if sense != 0 && sense == sign { continue }
      let weight = dense.program.weight[place]
      violation += weight * Double(sign) * dense.program.residual[place]
      multipliers.append(
        Certificate.Multiplier(row: Row(index: row), bound: nil, value: Double(sign))
      )
      for slot in 0..<columns {
        sums[slot] += Double(sign) * weight * dense.program.tableau[place * columns + slot]
      }
    }
    for slot in 0..<columns where abs(sums[slot]) > Tolerance.slope {
      let place = Int(dense.program.working[slot])
      let share = -sums[slot] / dense.program.weight[place]
      if place < columns {
        let bound = Variable(index: region.variables[place])
        multipliers.append(Certificate.Multiplier(row: nil, bound: bound, value: share))
      } else {
        let row = Row(index: dense.origin[place - columns])
        multipliers.append(Certificate.Multiplier(row: row, bound: nil, value: share))
      }
    }
    return (violation, multipliers)
  }
}
