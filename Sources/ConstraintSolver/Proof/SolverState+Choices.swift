// The canonical choice: choices that could move at no cost must be where the smallest absolute
// values, taken variable by variable in the order of `LinearSystem.precedes`, put them; positions, which
// come last, where their least values do.
extension SolverState {
  /// Optimises the first listed choice that can move at no cost and brings a variable nearer to zero.
  mutating func checkChoices() {
    if !newDependents.isEmpty {
      listChoicesOfNewDependents()
      if !agenda.blockChecks.isEmpty { return }
    }
    keepChoicesToCheck()
    var movable: [VariableID] = []
    for index in agenda.choiceChecks.indices {
      let choice = agenda.choiceChecks[index]
      switch freedom(of: choice) {
      case .none: continue
      case .sideways: movable.append(choice)
      case .nearer:
        agenda.choiceChecks.keep { $0 != choice }
        optimize(around: choice)
        return
      }
    }
    agenda.choiceChecks.removeAll()
    if partition.hasTouched {
      agenda.choiceChecks.append(contentsOf: movable)
    } else if !movable.isEmpty {
      check(movable: movable)
    }
  }

  /// Keeps each listed choice once that is at zero or at a row.
  private mutating func keepChoicesToCheck() {
    system.beginWalk()
    var kept = 0
    for index in agenda.choiceChecks.indices {
      let choice = agenda.choiceChecks[index]
      if system.variables[choice].mark == system.walk.current { continue }
      let determination = system.variables[choice].determination
      if determination != .zero && !determination.isRow { continue }
      system.variables[choice].mark = system.walk.current
      agenda.choiceChecks[kept] = choice
      kept &+= 1
    }
    agenda.choiceChecks.truncate(to: kept)
  }

  /// Where a choice at zero or at a row can go at no cost; a classified part around it is touched.
  private mutating func freedom(of choice: VariableID) -> Freedom {
    let flags = system.variables[choice].flags
    let event: Partition.Event = flags.contains(.decided) ? .decidedFreedom : .freedom
    if Partition.keeps(event, flags) { return .none }
    if !system.mayMove(choice) || partition.note(event, at: choice, flags) { return .none }
    if let row = system.variables[choice].determination.row {
      return system.freedom(of: choice, atRow: row)
    }
    let mayFall = system.isPosition(choice) && graph.mayBeBounded(choice, in: &system)
    return mayFall ? .nearer : .sideways
  }

  /// Lists the choices that variables newly depend on.
  private mutating func listChoicesOfNewDependents() {
    // If most of a part has moved, its choices need not be looked for.
    if 2 * newDependents.count > part.variables.count && part.marksAgain(in: &system) {
      newDependents.dropMet(in: &system)
      for index in part.variables.indices where system.isChoice(part.variables[index]) {
        agenda.choiceChecks.append(part.variables[index])
      }
    }
    newDependents.collect(in: &system, &graph, visits: &results.rowVisits)
    for index in graph.upstream.variables.indices
    where system.isChoice(graph.upstream.variables[index]) {
      let choice = graph.upstream.variables[index]
      if !system.variables[choice].determination.isBlock {
        agenda.choiceChecks.append(choice)
      } else if !system.variables[choice].flags.contains(.optimized) {
        agenda.blockChecks.append(choice)
      }
    }
  }

  /// Optimises one of the choices that can move at no cost where that may bring a variable nearer to
  /// zero that does not determine it directly.
  private mutating func check(movable: [VariableID]) {
    graph.hasMovableChoices = true
    for choice in movable { partition.classifyLater(choice) }
    if let choice = firstPivoted(among: movable) {
      agenda.choiceChecks.append(contentsOf: movable.filter { $0 != choice })
      optimize(around: choice)
    } else {
      checkDependents(of: movable)
    }
  }

  /// A movable choice in whose part single pivots moved choices in this solve; they do not weigh equally
  /// good points against each other.
  private mutating func firstPivoted(among movable: [VariableID]) -> VariableID? {
    if movedChoices.isEmpty { return nil }
    var seen: Set<VariableID> = []
    for choice in movable where !seen.contains(choice) {
      let choices = choicesOfPart(around: choice)
      if choices.contains(where: { system.variables[$0].flags.contains(.pivoted) }) {
        return choice
      }
      seen.formUnion(choices)
    }
    return nil
  }

  /// Looks for variables that come earlier than the movable choice they depend on.
  private mutating func checkDependents(of movable: [VariableID]) {
    let firstCheck = agenda.rowChecks.count
    agenda.dirty.append(contentsOf: movable)
    walkDirty()
    let follower = choiceOfFollowingBlock(checksFrom: firstCheck)
    let yields = hasYieldingViolation(checksFrom: firstCheck)
    agenda.rowChecks.truncate(to: firstCheck)
    if let follower {
      graph.downstream.removeAll()
      agenda.choiceChecks.append(contentsOf: movable)
      optimize(around: follower)
      return
    }
    let undecided = movable.first { !system.variables[$0].flags.contains(.optimized) }
    if yields, let undecided {
      graph.downstream.removeAll()
      agenda.choiceChecks.append(contentsOf: movable.filter { $0 != undecided })
      optimize(around: undecided)
      return
    }
    let suspect = firstLaterChoice(among: movable)
    graph.downstream.removeAll()
    if let suspect {
      agenda.choiceChecks.append(contentsOf: movable.filter { $0 != suspect })
      optimize(around: suspect)
    }
  }

  /// Whether a row that yields in order is violated among those that the choices just walked from move: rows of
  /// its level may share that in another order.
  private mutating func hasYieldingViolation(checksFrom first: Int) -> Bool {
    for index in first..<agenda.rowChecks.count {
      let head = system.rows[agenda.rowChecks[index]].head
      if head.isViolated && head.yields { return true }
    }
    return false
  }

  /// A choice of a simultaneous block that would follow the choices just walked from, unless it was
  /// optimised together with them.
  private mutating func choiceOfFollowingBlock(checksFrom first: Int) -> VariableID? {
    for index in first..<agenda.rowChecks.count {
      guard let block = system.rows[agenda.rowChecks[index]].role.block else { continue }
      let choice = graph.blocks[block].choices[0]
      let flags = system.variables[choice].flags
      if !flags.contains(.optimized) || flags.contains(.pivoted) { return choice }
    }
    return nil
  }

  /// The latest choice behind the first variable downstream that comes before it and is not zero, or is a
  /// position, of which zero says nothing.
  private mutating func firstLaterChoice(among movable: [VariableID]) -> VariableID? {
    latestChoices.reserve(system.variables.count)
    for choice in movable { latestChoices.set(choice, to: choice.number) }
    var found: VariableID?
    for index in graph.downstream.variables.indices.reversed() {
      let variable = graph.downstream.variables[index]
      var latest = latestChoices[variable].map { VariableID($0) }
      if let row = system.variables[variable].determination.row {
        for position in system.terms(of: row) {
          guard let number = latestChoices[system.terms[position].variable] else { continue }
          let other = VariableID(number)
          if latest.map({ system.precedes($0, other) }) ?? true { latest = other }
        }
      }
      guard let latest else { continue }
      latestChoices.set(variable, to: latest.number)
      if found == nil, system.precedes(variable, latest),
        system.values[variable] != 0 || system.isPosition(variable)
      {
        found = latest
      }
    }
    for index in graph.downstream.variables.indices {
      latestChoices.forget(graph.downstream.variables[index])
    }
    return found
  }
}
