extension SolverState {
  /// Checks what must be true between two operations; does nothing unless `CHECK_INVARIANTS` is defined
  /// (`-Xswiftc -DCHECK_INVARIANTS`).
  ///
  /// - Complexity: O(variables + terms) where it does anything. In systems of more than 32 rows it
  ///   looks as many operations apart as there are times 32 rows, beyond 4,096 as many as there are rows:
  ///   an operation costs as much as a look at 32 rows, in such large systems at one.
  @inline(__always)
  mutating func checkInvariants() {
    #if CHECK_INVARIANTS
    operations += 1
    let rows = system.rows.count
    if operations % (rows <= 4_096 ? 1 + rows / 32 : rows) != 0 { return }
    checkTerms()
    checkLevels()
    checkWork()
    if graph.isValid {
      checkConflicts()
      checkDetermined()
      checkBlocks()
      checkNoCircle()
      checkSchedule()
      checkSides()
    }
    #endif
  }

  /// Checks that the part gathered last is what would be gathered now around one of its variables; does nothing unless
  /// `CHECK_INVARIANTS` is defined.
  @inline(__always)
  mutating func checkPart(around variable: VariableID) {
    #if CHECK_INVARIANTS
    let (variables, rows) = (Set(part.variables.array), Set(part.rows.array))
    let choices = Set(part.choices.array)
    gatherPart(around: variable)
    precondition(Set(part.variables.array) == variables, "other variables around \(variable)")
    precondition(Set(part.rows.array) == rows, "other rows around \(variable)")
    precondition(Set(part.choices.array) == choices, "other choices around \(variable)")
    #endif
  }
}

#if CHECK_INVARIANTS
extension SolverState {
  /// Terms link both ways; rows count their unknowns.
  private mutating func checkTerms() {
    var linked = 0
    for variable in system.variables.ids where system.isLive(variable) {
      var previous = TermID.none
      var next = system.variables[variable].firstTerm
      while !next.isNone {
        let term = system.terms[next]
        let isLinked = term.variable == variable && term.previous == previous
        precondition(isLinked, "term \(next) of \(variable): \(term.variable), \(term.previous)")
        let row = term.row
        let isOfRow = system.rows[row].head.isLive && system.terms(of: row).contains(next)
        precondition(isOfRow, "term \(next) of \(variable) is none of row \(row)")
        linked += 1
        previous = next
        next = term.next
      }
    }
    for row in system.rows.ids where system.rows[row].head.isLive {
      let head = system.rows[row].head
      linked -= head.count
      if !graph.isValid { continue }
      let unknown = system.terms(of: row)
        .count { system.variables[system.terms[$0].variable].determination == .unknown }
      precondition(unknown == head.unknown, "row \(row): \(head.unknown) unknowns, not \(unknown)")
    }
    precondition(linked == 0, "\(linked) more terms linked than rows have")
  }

  /// Levels are used by as many rows as they count, and sorted unless one came or went since.
  private mutating func checkLevels() {
    var uses: [LevelID: Int] = [:]
    for row in system.rows.ids where system.rows[row].head.isLive {
      let head = system.rows[row].head
      let isAtTop = head.level == LevelTable.required
      precondition(head.isRequired == isAtTop, "row \(row) at level \(head.level)")
      if !head.isRequired { uses[head.level, default: 0] += 1 }
    }
    guard system.levels.isInOrder else { return }
    var above = 1000.0
    for position in 0..<system.levels.count {
      let level = system.levels.sorted[position]
      let priority = system.levels.priority(of: level)
      let (rank, count) = (system.levels.rank(of: level), Int(system.levels.uses(of: level)))
      let isInOrder = priority < above && rank == position
      precondition(isInOrder, "\(priority) below \(above), at \(position), says \(rank)")
      precondition(uses[level] == count, "\(count) uses of \(priority), not \(uses[level] ?? 0)")
      above = priority
    }
    precondition(uses.count == system.levels.count, "\(uses.count) levels, \(system.levels.count)")
  }

  /// Variables that are said to be listed are, and none is about to leave.
  private mutating func checkWork() {
    var listed: Set<VariableID> = []
    // One that was removed and added again since stands there twice.
    for index in agenda.unknowns.indices { listed.insert(agenda.unknowns[index]) }
    for variable in system.variables.ids {
      let flags = system.variables[variable].flags
      let isListed = listed.contains(variable)
      precondition(!flags.contains(.listed) || isListed, "variable \(variable) is not listed")
      precondition(!flags.contains(.leaving), "variable \(variable) has not left")
    }
  }

  /// Conflicts name rows that are there, exactly the rejected rows are set aside, and violations of
  /// optional rows are counted.
  private mutating func checkConflicts() {
    var rejected = conflicts.count
    for conflict in conflicts.all {
      let row = conflict.rejected.id
      precondition(system.rows[row].head.isRejected, "row \(row) is not set aside")
      for other in conflict.rows {
        let head = system.rows[other.id].head
        precondition(head.isLive && head.isInConflict, "\(other), in conflict with \(row), is not")
      }
    }
    var violated = 0
    for row in system.rows.ids where system.rows[row].head.isLive {
      if system.rows[row].head.isRejected { rejected -= 1 }
      if system.rows[row].head.isViolated { violated += 1 }
    }
    precondition(rejected == 0, "\(rejected) more conflicts than rows set aside")
    let counted = violations.count
    precondition(violated == counted, "\(violated) violations, \(counted) counted")
  }

  /// Each variable is determined exactly once, and each row that determines one has that role.
  private mutating func checkDetermined() {
    for row in system.rows.ids where system.rows[row].head.isLive {
      guard let variable = system.rows[row].role.variable else { continue }
      let own = system.variables[variable].determination
      precondition(own == .row(row), "row \(row) determines \(variable), which is \(own)")
    }
    for variable in system.variables.ids {
      guard let row = system.variables[variable].determination.row else { continue }
      let record = system.rows[row]
      let isKnown = record.head.isLive && record.role == .determines(variable)
      precondition(isKnown, "row \(row) of variable \(variable) has the role \(record.role)")
      precondition(!record.head.isRejected, "row \(row), set aside, determines \(variable)")
      let names = system.terms(of: row).contains { system.terms[$0].variable == variable }
      precondition(names, "row \(row) determines \(variable), and does not mention it")
    }
  }

  /// Simultaneous blocks and their members agree; each member stands in one block.
  private mutating func checkBlocks() {
    var choices = 0
    for (number, block) in graph.blocks.all {
      precondition(!block.choices.isEmpty, "block \(number) has no choices")
      choices += block.choices.count
      for choice in block.choices {
        let own = system.variables[choice].determination
        precondition(own == .block(number), "choice \(choice) of block \(number) is \(own)")
      }
      for row in block.rows {
        precondition(system.rows[row].role == .block(number), "row \(row) left block \(number)")
      }
      let isSquare = block.choices.count == block.rows.count
      precondition(isSquare, "block \(number): \(block.choices) by \(block.rows)")
    }
    for variable in system.variables.ids
    where system.variables[variable].determination.isBlock { choices -= 1 }
    precondition(choices == 0, "\(choices) more choices in blocks than variables say")
  }

  /// Nothing is computed from itself: taking away what depends on nothing takes everything away.
  private mutating func checkNoCircle() {
    var waiting: [RowID: Int] = [:]
    var ready: [VariableID] = []
    var left = 0
    for variable in system.variables.ids where system.isLive(variable) {
      left += 1
      guard let row = system.variables[variable].determination.row else {
        ready.append(variable)
        continue
      }
      let inputs = system.rows[row].head.count - 1
      waiting[row] = inputs
      if inputs == 0 { ready.append(variable) }
    }
    while let variable = ready.popLast() {
      left -= 1
      var next = system.variables[variable].firstTerm
      while let row = system.takeRow(&next) {
        guard let output = system.rows[row].role.variable, output != variable else { continue }
        waiting[row, default: 0] -= 1
        if waiting[row] == 0 { ready.append(output) }
      }
    }
    precondition(left == 0, "\(left) variables are computed from themselves")
  }

  /// After a solve, optional rows are on the sides that are recorded, but where rounding may decide.
  private mutating func checkSides() {
    if !agenda.isEmpty || !optionals.isEmpty || !fresh.isEmpty || partition.hasTouched { return }
    if !results.report.isComplete { return }
    for row in system.rows.ids where system.rows[row].head.isLive {
      let head = system.rows[row].head
      if head.isRequired || head.count == 0 || system.rows[row].role != .beside { continue }
      let side = system.violatedSide(of: row, head)
      let (rest, size) = system.scaledResidual(of: row)
      if rest != 0 && abs(rest) <= system.roundingBound(size) { continue }
      let recorded = head.violatedSide
      precondition(side == recorded, "row \(row) on side \(side), not \(recorded)")
    }
  }

  /// A schedule that serves lists each variable once, and everything downstream of its variables that
  /// was not redetermined since.
  private mutating func checkSchedule() {
    if !schedule.isCurrent { return }
    let count = schedule.variables.count
    let formulas = schedule.formulas.count
    precondition(formulas == 0 || formulas == count, "\(formulas) formulas of \(count) variables")
    if !schedule.redetermined.isEmpty || !agenda.unknowns.isEmpty { return }
    for index in schedule.variables.indices {
      let variable = schedule.variables[index]
      let position = schedule.position(of: variable) ?? -1
      precondition(position == index, "variable \(variable) at \(index), not \(position)")
      let isScheduled = system.variables[variable].flags.contains(.scheduled)
      precondition(isScheduled, "variable \(variable) at \(index) is not marked as scheduled")
      var next = system.variables[variable].firstTerm
      while let row = system.takeRow(&next) {
        guard let output = system.rows[row].role.variable, output != variable else { continue }
        let place = schedule.position(of: output) ?? .max
        precondition(place < index, "\(output) at \(place) follows \(variable) at \(index)")
      }
    }
  }
}
#endif
