extension Solver {
  /// A dense program for a whole region, with the row it holds in each place.
  struct RegionProgram: ~Copyable {
    var program: DenseProgram
    /// The solver's row for each of the program's rows behind the first `columns`.
    var origin: [Int32]
  }

  /// Solves a region by the dense program alone: greedy acceptance of required rows, one phase
  /// per priority level, then the canonical choice.
  mutating func settleGenerally(_ region: borrowing Region) {
    var dense = makeProgram(for: region)
    var found: [Conflict] = []
    acceptRequired(region, in: &dense, conflicts: &found)
    settleLevels(region, in: &dense)
    chooseCanonically(region, in: &dense)
    for (column, variable) in region.variables.enumerated() {
      assign(Int(variable), dense.program.point[column])
    }
    for row in region.required { setRejected(Int(row), false) }
    for conflict in found {
      setRejected(Int(conflict.rejected.index), true)
      conflictList.append(filtered(conflict))
    }
    report.pivots += dense.program.pivots
    report.rowsTouched += region.required.count + region.optional.count
    report.regions += 1
  }

  /// One column per variable, one row per row, nothing active but the bounds.
  func makeProgram(for region: borrowing Region) -> RegionProgram {
    let columns = region.variables.count
    let total = region.required.count + region.optional.count
    for (column, variable) in region.variables.enumerated() {
      localIndex[Int(variable)] = Int32(column)
    }
    var program = DenseProgram(columns: columns, rowCapacity: total)
    for (column, variable) in region.variables.enumerated()
    where variablePool[Int(variable)].flags & VariableFlag.nonnegative != 0 {
      program.under[column] = .barred
    }
    var origin: [Int32] = []
    origin.reserveCapacity(total)
    for position in 0..<total {
      let row =
        position < region.required.count
        ? region.required[position] : region.optional[position - region.required.count]
      let index = Int(row)
      let place = program.addRow(
        constant: rowPool[index].constant,
        magnitude: abs(rowPool[index].constant)
      )
      for slot in terms(of: index) {
        let column = Int(localIndex[Int(termPool[slot].variable)])
        program.coefficients[place * columns + column] = termPool[slot].coefficient
      }
      program.finish(row: place)
      origin.append(row)
    }
    for variable in region.variables { localIndex[Int(variable)] = -1 }
    return RegionProgram(program: program, origin: origin)
  }

  mutating func acceptRequired(
    _ region: borrowing Region,
    in dense: inout RegionProgram,
    conflicts: inout [Conflict]
  ) {
    let columns = dense.program.columns
    for (position, row) in region.required.enumerated() {
      let index = Int(row)
      let holds = dense.program.require(columns + position, rowPool[index].head.relation)
      if holds { continue }
      var rows = [row]
      var bounds: [Variable] = []
      for entry in 0..<dense.program.support.count {
        let place = Int(dense.program.support[entry])
        if place < columns {
          bounds.append(Variable(index: region.variables[place]))
        } else {
          rows.append(dense.origin[place - columns])
        }
      }
      rows.sort { isOlder(Int($0), Int($1)) }
      bounds.sort { $0.index < $1.index }
      conflicts.append(
        Conflict(rows: rows.map { Row(index: $0) }, bounds: bounds, rejected: Row(index: row))
      )
    }
  }

  @inline(__always)
  func setRejected(_ row: Int, _ rejected: Bool) {
    if rejected {
      rowPool[row].head.bits |= RowHead.rejectedBit
    } else {
      rowPool[row].head.bits &= ~RowHead.rejectedBit
    }
  }

  /// Runs one phase per priority level of the region.
  func settleLevels(
    _ region: borrowing Region,
    in dense: inout RegionProgram
  ) {
    let first = dense.program.columns + region.required.count
    var position = 0
    while position < region.optional.count {
      let level = rowPool[Int(region.optional[position])].head.level
      while position < region.optional.count {
        let row = Int(region.optional[position])
        if rowPool[row].head.level != level { break }
        dense.program.price(first + position, rowPool[row].head.relation)
        position += 1
      }
      dense.program.settle()
    }
  }

  /// Picks the point with the smallest absolute values, variable by variable.
  private func chooseCanonically(_ region: borrowing Region, in dense: inout RegionProgram) {
    for column in 0..<region.variables.count {
      if !dense.program.hasFreeEdge { break }
      dense.program.pull(column)
    }
    dense.program.refresh()
  }
}
