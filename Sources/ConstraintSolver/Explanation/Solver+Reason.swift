extension Solver {
  /// Why a sum of variables has the value it has: what decides it, what lost, and how free it is.
  ///
  /// ```swift
  /// let solver = Solver()
  /// let x = solver.addVariables(count: 2, nonnegative: 0b11)
  /// let whole = try solver.addRow([Term(x, 1)], .equal, 390)
  /// let part = try solver.addRow([Term(x.advanced(by: 1), 1), Term(x, -0.5)], .equal, -16)
  /// solver.reason(of: [Term(x.advanced(by: 1), 1)])?.shares
  /// // whole at 0.5, part at 1: 0.5 · 390 − 16 = 179
  /// ```
  ///
  /// Solves what is pending first; values and rows stay as they are.
  ///
  /// - Parameter form: The sum; variables that are not in use count as zero.
  /// - Returns: Nil where what decides the sum is too large to be followed, which is said of more than
  ///   2²⁰ terms or 256 variables that several rows decide together, or where the last solution is
  ///   not the method graph's.
  /// - Complexity: O(terms) of the rows that the sum is computed from, of those downstream of a source
  ///   that may give way, and for each violated row met there, of the rows it is computed from. Where
  ///   following sources one by one does not show the sum unique, a linear program of the parts it lies in,
  ///   of at most 4,096 choices.
  public func reason(of form: [Term]) -> Reason? {
    solve()
    var budget = QuestionBudget(1 << 20)
    state.value.results.rowVisits = 0
    defer {
      questionWork &+= budget.work &+ state.value.results.rowVisits
      state.value.checkInvariants()
    }
    let known = form.filter { state.value.system.isLive($0.variable.id) }
    return state.value.reason(of: known, &budget)
  }

  /// The multipliers that make the contradiction of a conflict visible: the rows times them, added up,
  /// leave no variable on the left and another number than zero on the right.
  ///
  /// Of an irreducible set there is one such combination but for a common factor (J. Gleeson and
  /// J. Ryan, "Identifying minimally infeasible subsystems of inequalities", 1990). That factor is
  /// chosen so that the smallest multiplier is 1 in magnitude, and the sum of the right-hand sides
  /// negative.
  ///
  /// - Returns: One multiplier for each row, then one for each bound; nil for a conflict of
  ///   which a row is gone, for a set that is not irreducible, or that a linear program looking at sixteen
  ///   million rows does not decide.
  /// - Complexity: O(terms) where all others of the set decide the row that was left out; else a linear
  ///   program of the rows and bounds.
  public func multipliers(of conflict: Conflict) -> [Double]? {
    guard isInUse(conflict) else { return nil }
    var budget = QuestionBudget(1 << 20)
    state.value.results.rowVisits = 0
    defer {
      questionWork &+= budget.work &+ state.value.results.rowVisits
      state.value.checkInvariants()
    }
    return state.value.multipliers(of: conflict, &budget)
  }

  /// Whether all rows and variables of a conflict are in use, as those of the last solution's conflicts are
  /// until one is removed.
  ///
  /// - Complexity: O(rows) of the conflict.
  package func isInUse(_ conflict: Conflict) -> Bool {
    conflict.rows.allSatisfy(isInUse)
      && conflict.bounds.allSatisfy { state.value.system.isLive($0.id) }
  }

  /// Whether a row is in use.
  ///
  /// - Complexity: O(1).
  package func isInUse(_ row: Row) -> Bool { (try? state.value.system.checked(row)) != nil }

  /// The right-hand side of a row; zero for unknown rows.
  ///
  /// - Complexity: O(1).
  public func constant(of row: Row) -> Double {
    guard let id = try? state.value.system.checked(row) else { return 0 }
    return state.value.system.rows[id].constant
  }

  /// How a row compares its sides; an equality for unknown rows.
  ///
  /// - Complexity: O(1).
  public func relation(of row: Row) -> Relation {
    guard let id = try? state.value.system.checked(row) else { return .equal }
    return state.value.system.rows[id].head.relation
  }

  /// The left-hand side of a row; empty for unknown rows.
  ///
  /// - Complexity: O(terms).
  public func terms(of row: Row) -> [Term] {
    guard let id = try? state.value.system.checked(row) else { return [] }
    return state.value.form(of: id)
  }

  /// The priority of a row; required for unknown rows.
  ///
  /// - Complexity: O(1).
  public func priority(of row: Row) -> Double {
    guard let id = try? state.value.system.checked(row) else { return 1000 }
    return state.value.system.priority(of: id)
  }
}

extension SolverState {
  mutating func multipliers(
    of conflict: Conflict,
    _ budget: inout QuestionBudget
  ) -> [Double]? {
    guard
      var multipliers = readMultipliers(of: conflict, &budget) ?? solvedMultipliers(of: conflict)
    else { return nil }
    let sum = zip(multipliers, conflict.rows).reduce(0) {
      $0 + $1.0 * system.rows[$1.1.id].constant
    }
    let smallest = multipliers.lazy.map { abs($0) }.filter { $0 > 0 }.min() ?? 1
    let factor = (sum > 0 ? -1 : 1) / smallest
    for index in multipliers.indices { multipliers[index] = multipliers[index] * factor + 0 }
    return multipliers
  }

  /// Reads the combination off the graph: the rejected row less what its left-hand side is computed from.
  ///
  /// Nil where that is not the rest of the set, as where an inequality of it is not in the basis.
  private mutating func readMultipliers(
    of conflict: Conflict,
    _ budget: inout QuestionBudget
  ) -> [Double]? {
    guard graph.isValid, conflict.rows.allSatisfy({ system.rows[$0.id].head.isLive }) else {
      return nil
    }
    let rejected = conflict.rejected
    guard let rest = expansion(of: form(of: rejected.id), &budget) else { return nil }
    let others = conflict.rows.filter { $0 != rejected }
    let members = Set(others.map(Reason.Source.row) + conflict.bounds.map(Reason.Source.zero))
    guard rest.sources.count == members.count, rest.sources.allSatisfy(members.contains) else {
      return nil
    }
    return conflict.rows.map { $0 == rejected ? 1 : -rest.rate(of: .row($0)) }
      + conflict.bounds.map { -rest.rate(of: .zero($0)) }
  }

  /// Solves for the combination by a linear program of the set alone, in which the row that was left out is
  /// priced and the others are barred.
  private mutating func solvedMultipliers(of conflict: Conflict) -> [Double]? {
    let others = conflict.rows.map { $0.id }.filter { $0 != conflict.rejected.id }
    let mentioned = Set(conflict.rows.flatMap { form(of: $0.id) }.map { $0.variable.id })
    let region = Region(
      variables: mentioned.sorted(),
      required: others + [conflict.rejected.id]
    )
    // A row without variables is a contradiction by itself.
    if mentioned.isEmpty { return [Double](repeating: 1, count: conflict.rows.count) }
    var program = makeProgram(region, fromGraph: graph.isValid)
    program.active.visitLimit = Self.filterLimit
    let bounds = Set(conflict.bounds.map { $0.id })
    for (column, variable) in region.variables.enumerated() where !bounds.contains(variable) {
      program.active.setSense(of: column, to: 0)
    }
    defer { results.rowVisits += program.active.visits }
    guard let shares = program.contradiction(of: region.required.count) else { return nil }
    var found: [Reason.Source: Double] = [:]
    for (number, share) in shares {
      let isBound = number < program.columns
      let source: Reason.Source =
        isBound
        ? .zero(Variable(region.variables[number])) : .row(Row(region.row(number)))
      found[source] = share
    }
    let members = conflict.rows.map(Reason.Source.row) + conflict.bounds.map(Reason.Source.zero)
    guard found.count == members.count else { return nil }
    let multipliers = members.compactMap { found[$0] }
    return multipliers.count == members.count ? multipliers : nil
  }
}
