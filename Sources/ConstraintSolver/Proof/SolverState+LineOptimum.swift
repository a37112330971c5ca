// Where all other choices of a part are held by equalities of stronger levels than anything that is missed, what is left is
// a line. The best point of it is the answer, and no program has to be posed.
extension SolverState {
  /// Decides the part gathered last if it is a line; returns false where it is not, where its line does not decide, or
  /// where rounding keeps the choice from the best point, so that a program has to.
  ///
  /// An equality that holds, and below whose level alone something is violated, has a multiplier of zero on its own level.
  /// That is strictly inside its range, so that all points that are best have it hold: they are on the line.
  ///
  /// - Complexity: O(n log n) for n terms of the part.
  mutating func decideOnLine() -> Bool {
    guard agenda.dirty.isEmpty, let (choice, others) = choiceOfLine() else { return false }
    let former = system.variables[choice].determination
    loosen(choice)
    let firstCheck = agenda.rowChecks.count
    walkDirty()
    guard drawLine(of: choice, checksFrom: firstCheck),
      others < min(line.highestRank, highestViolatedRank()),
      let point = line.canonicalPoint(
        in: system,
        moving: graph.downstream.variables,
        graph.derivatives
      ),
      let way = way(from: choice, to: point.holder), requiredHoldsBesideLine()
    else {
      system.setDetermination(of: choice, to: former)
      forgetWalk(checksFrom: firstCheck)
      return false
    }
    results.report.pivots += 1
    partition.forgetProofs()
    let (knownChoices, knownDependents) = (agenda.choiceChecks.count, newDependents.count)
    switch way {
    case .around(let row, let rate):
      agenda.rowChecks.truncate(to: firstCheck)
      endViolation(of: row)
      hold(choice, by: row)
      notePivot(of: choice)
      if !bring(choice, by: point.distance, to: row, rate) { return false }
    case .along(let path):
      forgetWalk(checksFrom: firstCheck)
      turnAround(path, at: point.holder)
      walkDirty()
      evaluateDownstream(updatingFlags: true)
    }
    agenda.choiceChecks.truncate(to: knownChoices)
    newDependents.truncate(to: knownDependents)
    noteDecision(by: point)
    return true
  }

  /// How a choice comes to be held by a row or bound.
  private enum Way {
    /// What leads from the one to the other is turned around.
    case along(path: [VariableID])
    /// It leads there on more than one way: a block lets the row, which falls so fast with the choice, hold it.
    case around(row: RowID, rate: Double)
  }

  private mutating func way(from choice: VariableID, to holder: RowOrBound) -> Way? {
    if let path = path(from: choice, to: holder) { return .along(path: path) }
    return holder.row.map {
      .around(row: $0, rate: graph.derivatives.slope(of: .none, by: $0, in: &system).rate)
    }
  }

  /// Moves a choice that was just walked from to where a row holds it, and on by what that is still missed by;
  /// returns whether it comes there.
  private mutating func bring(
    _ choice: VariableID,
    by distance: Double,
    to row: RowID,
    _ rate: Double
  ) -> Bool {
    assign(choice, system.values[choice] + distance)
    evaluateListed(updatingFlags: true)
    for _ in 0..<4 where isOff(row) {
      assign(choice, system.values[choice] + system.residual(of: row) / rate)
      evaluateListed(updatingFlags: false)
    }
    graph.downstream.removeAll()
    return !isOff(row)
  }

  /// The choice of the part gathered last that the line moves, and the lowest level of a row that holds another one;
  /// nil where something else than an equality holds another one.
  ///
  /// It is the one that no equality holds, and where equalities hold all, that of the lowest level.
  private mutating func choiceOfLine() -> (choice: VariableID, others: Int32)? {
    if part.choices.isEmpty { return nil }
    var mover = part.choices[0]
    var (rank, others, hasLoose) = (Int32.min, Int32.min, false)
    for index in part.choices.indices {
      let choice = part.choices[index]
      guard let own = rankOfHolder(of: choice) else { return nil }
      let isLoose = !isHeldByEquality(choice)
      if isLoose && hasLoose { return nil }
      if isLoose || own > rank && !hasLoose {
        // That of the one before; below all levels at first.
        others = max(others, rank)
        (mover, rank, hasLoose) = (choice, own, isLoose)
      } else {
        others = max(others, own)
      }
    }
    return (mover, others)
  }

  /// Whether an equality determines a choice.
  private func isHeldByEquality(_ choice: VariableID) -> Bool {
    system.variables[choice].determination.row.map { system.rows[$0].head.isEquality } ?? false
  }

  /// The level of the row that holds a choice, from the top; nil in a block.
  private mutating func rankOfHolder(of choice: VariableID) -> Int32? {
    let determination = system.variables[choice].determination
    if determination.isBlock { return nil }
    guard let row = determination.row else { return .max }
    return system.rows[row].head.isRequired ? -1 : system.rank(of: row)
  }

  /// The highest level at which a row of the part gathered last is violated, whatever was recorded of it.
  private mutating func highestViolatedRank() -> Int32 {
    var highest = Int32.max
    for index in part.rows.indices {
      let row = part.rows[index]
      if system.rows[row].head.isRequired { continue }
      let rank = system.rank(of: row)
      if rank < highest && system.isViolated(.row(row)) { highest = rank }
    }
    return highest
  }

  /// Whether all that is required in the part gathered last holds, apart from what the line leads through.
  private mutating func requiredHoldsBesideLine() -> Bool {
    system.beginWalk()
    line.meetBearers(in: &system)
    for index in part.rows.indices {
      let row = part.rows[index]
      let isBeside = system.rows[row].head.isRequired && system.rows[row].role == .beside
      if isBeside && !system.isMet(row: row) && system.isViolated(.row(row)) { return false }
    }
    for index in part.variables.indices {
      let variable = part.variables[index]
      if system.values[variable] < 0 && !system.isMet(variable)
        && system.isViolated(.bound(variable))
      {
        return false
      }
    }
    return true
  }

  /// Records that the part gathered last is where it is best.
  private mutating func noteDecision(by point: ChoiceLine.CanonicalPoint) {
    system.beginWalk()
    for index in part.variables.indices {
      let variable = part.variables[index]
      system.variables[variable].flags.leavePart()
      _ = system.meet(variable)
    }
    for index in part.rows.indices {
      let row = part.rows[index]
      system.rows[row].head.isSupport = false
      if !system.rows[row].head.isRequired { _ = system.meet(row: row) }
    }
    forgetChecksOfMet()
    for index in part.rows.indices { recordViolation(of: part.rows[index]) }
    // Multipliers follow from the sides of the rows beside the graph, whatever the constants are; not so where more than
    // one meets the line in its best point, or where a variable's sign counts.
    let isProved = point.isByRows && !line.isHeldTwice(by: point.holder, in: &system)
    if !isProved { graph.hasMovableChoices = true }
    for index in part.variables.indices where system.isChoice(part.variables[index]) {
      noteDecision(of: part.variables[index], isUnique: isProved)
      if isProved { partition.noteProof(of: part.variables[index]) }
    }
  }
}
