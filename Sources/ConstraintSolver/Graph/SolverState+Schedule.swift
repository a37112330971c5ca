// Keeping a schedule, and adapting it to the few variables that have come to be determined by another
// row.
extension SolverState {
  /// Keeps what the walk found, whose checks begin at `first`.
  mutating func keepSchedule(checksFrom first: Int) {
    for index in schedule.variables.indices {
      system.variables[schedule.variables[index]].flags.remove(.scheduled)
    }
    for index in graph.downstream.variables.indices {
      system.variables[graph.downstream.variables[index]].flags.insert(.scheduled)
    }
    graph.downstream.exchange(with: &schedule.variables)
    schedule.starts.removeAll()
    schedule.starts.append(contentsOf: agenda.dirty)
    schedule.rows.removeAll()
    schedule.rows.append(contentsOf: agenda.rowChecks, from: first)
    schedule.begin(systemCount: system.variables.count)
    // What has gone, or has no value, is not in the order; it might come back outside of it.
    for index in agenda.dirty.indices
    where !system.variables[agenda.dirty[index]].flags.contains(.scheduled) {
      schedule.isCurrent = false
    }
  }

  /// Whether the schedule serves once more; then its rows are listed to be looked at.
  mutating func repeatsSchedule() -> Bool {
    if !schedule.isCurrent || agenda.dirty.count != schedule.starts.count { return false }
    for index in agenda.dirty.indices where agenda.dirty[index] != schedule.starts[index] {
      return false
    }
    if (!schedule.redetermined.isEmpty || schedule.hasNewRows) && !adaptSchedule() { return false }
    if schedule.formulas.isEmpty { writeFormulas() }
    agenda.rowChecks.append(contentsOf: schedule.rows)
    return true
  }

  /// Writes down how the variables of the schedule are computed.
  ///
  /// Those it starts from have no formula: it is their constants that change. Nor have those
  /// that an inequality determines or no single row.
  private mutating func writeFormulas() {
    system.beginWalk()
    for index in schedule.starts.indices {
      system.variables[schedule.starts[index]].mark = system.walk.current
    }
    for index in schedule.variables.indices.reversed() {
      let variable = schedule.variables[index]
      if system.variables[variable].mark != system.walk.current,
        let row = system.variables[variable].determination.row, system.rows[row].head.isEquality
      {
        writeFormula(of: variable, by: row)
      } else {
        schedule.formulas.append(.unknown)
      }
    }
  }

  private mutating func writeFormula(of variable: VariableID, by row: RowID) {
    var formula = Formula.unknown
    formula.variable = variable
    formula.constant = system.rows[row].constant
    formula.coefficient = system.coefficient(of: variable, in: row)
    let first = schedule.inputs.count
    for position in system.terms(of: row) {
      let term = system.terms[position]
      if term.variable == variable { continue }
      schedule.inputs.append(Term(Variable(term.variable), term.coefficient))
    }
    formula.inputs = Int32(truncatingIfNeeded: schedule.inputs.count &- first)
    schedule.formulas.append(formula)
  }

  /// Whether the schedule serves the graph as it stands, in which some variables are determined by
  /// other rows than when it was found.
  ///
  /// It does if each of them still comes after everything in the schedule that it is computed from. The
  /// schedule may then be a superset of what is downstream, which costs time and changes nothing.
  private mutating func adaptSchedule() -> Bool {
    system.beginWalk()
    keepRowsBeside()
    for index in schedule.redetermined.indices {
      let variable = schedule.redetermined[index]
      if system.variables[variable].mark == system.walk.current { continue }
      system.variables[variable].mark = system.walk.current
      let position = schedule.position(of: variable)
      if !comesAfterInputs(variable, at: position) { return false }
      guard let position else { continue }
      schedule.forgetFormula(ofVariableAt: position)
      addRows(beside: variable)
    }
    if !schedule.redetermined.isEmpty { schedule.isSuperset = true }
    schedule.redetermined.removeAll()
    schedule.hasNewRows = false
    return true
  }

  /// Keeps the rows of the schedule that still stand beside the graph, each once.
  private mutating func keepRowsBeside() {
    var kept = 0
    for index in schedule.rows.indices {
      let row = schedule.rows[index]
      let record = system.rows[row]
      if record.role.isSolved || !record.head.isLive || record.mark == system.walk.current {
        continue
      }
      system.rows[row].mark = system.walk.current
      schedule.rows[kept] = row
      kept &+= 1
    }
    schedule.rows.truncate(to: kept)
  }

  /// Whether nothing in the schedule that determines the variable comes later than its position.
  private mutating func comesAfterInputs(_ variable: VariableID, at position: Int?) -> Bool {
    guard let row = system.variables[variable].determination.row else { return true }
    for place in system.terms(of: row) {
      let input = system.terms[place].variable
      // Outputs come first.
      if input == variable { continue }
      guard let other = schedule.position(of: input) else { continue }
      guard let position, other > position else { return false }
    }
    return true
  }

  /// Adds the unmarked rows beside the graph that mention the variable to those of the schedule.
  private mutating func addRows(beside variable: VariableID) {
    var next = system.variables[variable].firstTerm
    while let row = system.takeRow(&next) {
      let record = system.rows[row]
      if record.role.isSolved || record.mark == system.walk.current { continue }
      system.rows[row].mark = system.walk.current
      schedule.rows.append(row)
    }
  }
}
