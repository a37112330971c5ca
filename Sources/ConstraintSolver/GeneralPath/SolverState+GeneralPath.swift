// Regions solved by the dense program alone: greedy acceptance of required rows, one phase per priority
// level, then the canonical choice.
extension SolverState {
  /// The most entries of a dense program that rounds without end are answered with.
  static var fallbackLimit: Int { 1 << 26 }

  /// Sends every region through the dense program, larger ones than `limit` left as they are.
  mutating func solveGenerally(upTo limit: Int = .max) {
    graph.isValid = false
    schedule.isCurrent = false
    forgetWork()
    results.conflicts = []
    for row in system.rows.indices
    where system.rows[row].head.isLive && system.rows[row].head.count == 0 {
      work.emptyRows.append(Int32(row))
    }
    checkEmptyRows()
    for region in regions() {
      if region.entryCount > limit {
        results.report.isComplete = false
      } else {
        solveDensely(region)
      }
    }
  }

  private mutating func solveDensely(_ region: Region) {
    var dense = makeDense(region)
    let found = acceptRequired(region, in: &dense)
    minimizeLevels(of: &dense, optionalRows(of: region))
    for column in region.variables.indices where dense.hasFreeEdge { dense.pull(column) }
    dense.refresh()
    for (column, variable) in region.variables.enumerated() {
      assign(Int(variable), dense.point[column])
    }
    for row in region.required { system.rows[row].head.isRejected = false }
    for conflict in found {
      system.rows[conflict.rejected.index].head.isRejected = true
      results.conflicts.append(irreducible(conflict))
    }
    results.report.pivots += dense.pivots
    results.report.rowsTouched += region.rowCount
    results.report.regions += 1
  }

  /// One column per variable, one row per row, nothing active but the bounds.
  ///
  /// Variables outside the region are constant.
  func makeDense(_ region: Region) -> DenseProgram {
    let columns = region.variables.count
    var columnOf: [Int32: Int] = [:]
    columnOf.reserveCapacity(columns)
    for (column, variable) in region.variables.enumerated() { columnOf[variable] = column }
    var dense = DenseProgram(columns: columns, rowCapacity: region.rowCount)
    for (column, variable) in region.variables.enumerated()
    where system.variables[variable].flags.contains(.nonnegative) {
      dense.under[column] = .barred
    }
    for number in columns..<(columns + region.rowCount) {
      let row = Int(region.row(number))
      var constant = system.rows[row].constant
      var magnitude = abs(constant)
      for position in system.terms(of: row) where columnOf[system.terms[position].variable] == nil {
        let part =
          system.terms[position].coefficient * system.values[system.terms[position].variable]
        constant -= part
        magnitude += abs(part)
      }
      _ = dense.addRow(constant: constant, magnitude: magnitude)
      for position in system.terms(of: row) {
        guard let column = columnOf[system.terms[position].variable] else { continue }
        dense.coefficients[number, column] = system.terms[position].coefficient
      }
      dense.finish(row: number)
    }
    return dense
  }

  /// Makes required rows hold, oldest first; returns a conflict for each that cannot.
  func acceptRequired(_ region: Region, in dense: inout DenseProgram) -> [Conflict] {
    var conflicts: [Conflict] = []
    for (position, row) in region.required.enumerated() {
      if dense.require(dense.columns + position, system.rows[row].head.relation) { continue }
      var rows = [row]
      var bounds: [Variable] = []
      for index in dense.support.indices {
        let number = Int(dense.support[index])
        if number < dense.columns {
          bounds.append(Variable(index: region.variables[number]))
        } else {
          rows.append(region.row(number))
        }
      }
      conflicts.append(
        Conflict(
          rows: rows.sorted { system.isOlder($0, $1) }.map { Row(index: $0) },
          bounds: bounds.sorted { $0.index < $1.index },
          rejected: Row(index: row)
        )
      )
    }
    return conflicts
  }

  /// The optional rows with their numbers in the dense program.
  func optionalRows(of region: Region) -> [(row: Int32, number: Int)] {
    let first = region.variables.count + region.required.count
    return region.optional.enumerated().map { ($1, first + $0) }
  }
}
