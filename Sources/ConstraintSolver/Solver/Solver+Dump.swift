extension Solver {
  /// All variables and rows as text: values, who determines whom, and what is proved.
  ///
  /// ```swift
  /// let solver = Solver()
  /// let x = solver.addVariables(count: 2, nonnegative: 0b01)
  /// _ = try solver.addRow([Term(x, 1)], .lessThanOrEqual, 300)
  /// _ = try solver.addRow([Term(x, 1)], .equal, 320, priority: 250)
  /// _ = try solver.addRow([Term(x.advanced(by: 1), 1), Term(x, -0.5)], .equal, 8)
  /// solver.solve()
  /// print(solver.dump())
  /// ```
  ///
  /// prints
  ///
  /// ```text
  /// x0 = 300.0, at least 0, by r0, proved
  /// x1 = 158.0, by r2, proved
  /// r0 required: x0 <= 300.0, determines x0
  /// r1 at 250.0: x0 == 320.0, violated by -20.0
  /// r2 required: x1 - 0.5 x0 == 8.0, determines x1
  /// ```
  ///
  /// Values are those of the last ``solve()``. A variable is *fixed* if required equalities alone
  /// determine it, *proved* if its part is known to be optimal and unique while the same rows are
  /// violated, and *solved anew on change* if its part has to be proved anew whenever something in it moves.
  ///
  /// - Returns: A line for each variable and row in use, ascending by index.
  /// - Complexity: O(variables + terms).
  public func dump() -> String { state.value.dump() }
}

extension SolverState {
  mutating func dump() -> String {
    let variables = system.variables.ids.filter { system.isLive($0) }.map {
      describe(variable: $0)
    }
    let rows = system.rows.ids.filter { system.rows[$0].head.isLive }.map { describe(row: $0) }
    return (variables + rows).joined(separator: "\n")
  }

  private mutating func describe(variable: VariableID) -> String {
    let record = system.variables[variable]
    var parts = ["x\(variable) = \(system.values[variable])"]
    if record.flags.contains(.nonnegative) { parts.append("at least 0") }
    if let row = record.determination.row {
      parts.append("by r\(row)")
    } else if let block = record.determination.block {
      let block = graph.blocks[block]
      let others = block.choices.filter { $0 != variable }.map { "x\($0)" }
      let together = others.isEmpty ? "" : " together with \(others.joined(separator: ", "))"
      let held = block.rows.map { "r\($0)" }
      parts.append("by \(held.joined(separator: ", "))\(together)")
    } else if record.determination == .zero {
      parts.append("free choice")
    } else {
      parts.append("undetermined")
    }
    if record.flags.part == .stable {
      parts.append("proved")
    } else if record.flags.part == .volatile {
      parts.append("solved anew on change")
    } else if record.determination.isRow && !record.flags.contains(.dependsOnChoice) {
      parts.append("fixed")
    }
    return parts.joined(separator: ", ")
  }

  private mutating func describe(row: RowID) -> String {
    let record = system.rows[row]
    let signs = ["<=", "==", ">="]
    let level = record.head.isRequired ? "required" : "at \(system.priority(of: row))"
    let sum = describe(terms: system.terms(of: row))
    var parts = ["r\(row) \(level): \(sum) \(signs[record.head.sense + 1]) \(record.constant)"]
    if let variable = record.role.variable { parts.append("determines x\(variable)") }
    if let block = record.role.block {
      let choices = graph.blocks[block].choices.map { "x\($0)" }
      parts.append("holds \(choices.joined(separator: ", "))")
    }
    if record.head.isViolated { parts.append("violated by \(system.residual(of: row))") }
    if record.head.isRejected { parts.append("set aside") }
    if record.head.isInConflict { parts.append("in conflict") }
    return parts.joined(separator: ", ")
  }

  private mutating func describe(terms: IdentifierRange<TermRecord>) -> String {
    if terms.isEmpty { return "0" }
    var text = ""
    for position in terms {
      let term = system.terms[position]
      let size = abs(term.coefficient)
      let isFirst = position == terms.start
      let sign = term.coefficient < 0 ? "-" : isFirst ? "" : "+"
      text += isFirst ? sign : " \(sign) "
      text += size == 1 ? "x\(term.variable)" : "\(size) x\(term.variable)"
    }
    return text
  }
}
