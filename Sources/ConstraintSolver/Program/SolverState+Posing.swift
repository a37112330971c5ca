// Regions and parts as linear programs: how one is posed, and solving by that alone.
extension SolverState {
  /// Solves every region as a program, whatever the graph says.
  mutating func solveGenerally() {
    graph.isValid = false
    schedule.isCurrent = false
    forgetWork()
    conflicts.removeAll(in: &system)
    for row in system.rows.ids
    where system.rows[row].head.isLive && system.rows[row].head.count == 0 {
      emptyRows.append(row)
    }
    checkEmptyRows()
    for region in regions() where !results.isExhausted {
      if !solveGenerally(region, carefully: false) { _ = solveGenerally(region, carefully: true) }
    }
    if results.isExhausted { results.report.isFeasible = system.requiredRowsHold() }
  }

  /// Solves a region as a program; returns false, with nothing changed, if the answer is doubtful and a
  /// careful program may know better.
  private mutating func solveGenerally(_ region: Region, carefully: Bool) -> Bool {
    var program = makeProgram(region, fromGraph: false, carefully: carefully)
    let found = program.acceptRequired(region.required.count).conflicts
    minimizeLevels(of: &program, region)
    yieldInOrder(in: &program, region)
    program.chooseCanonically()
    program.active.finish()
    if mayRepeat(program) {
      note(program, isAnswer: false)
      return false
    }
    for (column, variable) in region.variables.enumerated() {
      assign(variable, program.active.point.values[column] + 0)
    }
    if program.isExhausted {
      note(program)
      return true
    }
    for failure in found {
      let conflict = irreducible(conflict(failure, in: region))
      conflicts.add(conflict, in: &system)
    }
    results.report.rowsTouched += region.rowCount
    note(program)
    return true
  }

  /// Whether a program's answer is doubtful and another one, made with care, may know better.
  mutating func mayRepeat(_ program: borrowing LinearProgram) -> Bool {
    !program.active.isCareful && program.isDoubtful && !program.isExhausted
  }

  /// What passes for zero in the program of a region.
  ///
  /// In large ones the peaks that rounding is judged by grow so far beyond it that nearly everything would be in
  /// doubt, and an inverse after each exchange takes the cube of their columns.
  private func accuracy(_ region: Region, carefully: Bool) -> Accuracy {
    if region.variables.count > Self.mostCareful { return Accuracy() }
    if carefully { return .ofData }
    let areRowsSteep =
      region.required.contains { system.isSteep($0) }
      || region.optional.contains { system.isSteep($0) }
    return Accuracy(terms: system.terms.count, areRowsSteep: areRowsSteep)
  }

  private static var mostCareful: Int { 64 }

  /// Adds what a program did to the report, which says whether its answer, if it was taken, is proved.
  mutating func note(_ program: borrowing LinearProgram, isAnswer: Bool = true) {
    results.report.pivots += program.active.basis.exchanges
    results.report.regions += 1
    results.rowVisits += program.active.visits
    if !isAnswer { return }
    if !program.isComplete || program.isDoubtful { results.report.isComplete = false }
    if program.isExhausted { results.isExhausted = true }
  }

  /// One column per variable, one row per row, nothing asked of them yet.
  ///
  /// Variables outside the region are constant. From the graph comes the basis: the rows that determine
  /// variables, or hold simultaneous blocks.
  mutating func makeProgram(
    _ region: Region,
    fromGraph: Bool,
    carefully: Bool = false
  ) -> LinearProgram {
    var program = posedProgram(region, fromGraph: fromGraph, carefully: carefully)
    program.active.begin()
    return program
  }

  /// The same before it has begun.
  mutating func posedProgram(
    _ region: Region,
    fromGraph: Bool,
    carefully: Bool = false
  ) -> LinearProgram {
    columns.reserve(system.variables.count)
    columns.set(region.variables)
    columns.replace(region.substituted)
    var program = LinearProgram(
      columns: region.variables.count,
      rows: region.rowCount,
      accuracy: accuracy(region, carefully: carefully),
      isCareful: carefully
    )
    for (column, variable) in region.variables.enumerated()
    where system.variables[variable].flags.contains(.nonnegative) {
      program.active.setSense(of: column, to: 1)
    }
    program.firstPosition =
      region.variables.firstIndex { system.isPosition($0) } ?? program.columns
    var held: [Int: [Int]] = [:]
    var posed = PosedRow()
    let decimals = carefully ? decimals(of: region) : nil
    if let decimals { program.scale = decimals.scale }
    for number in program.columns..<(program.columns + region.rowCount) {
      let row = region.row(number)
      add(row, &posed, decimals, to: &program)
      if !fromGraph { continue }
      if let output = system.rows[row].role.variable {
        if let column = columns[output] { program.active.putBasic(number, at: Int(column)) }
      } else if let block = system.rows[row].role.block {
        held[block, default: []].append(number)
      }
    }
    for (block, numbers) in held {
      // Rows without those between them and a choice may not mention it.
      for (choice, number) in zip(graph.blocks[block].choices, numbers) {
        if let column = columns[choice] { program.active.putBasic(number, at: Int(column)) }
      }
    }
    columns.forget(region.variables)
    columns.forget(region.substituted)
    program.active.visitLimit = max(0, options.workLimit - results.rowVisits)
    return program
  }

  /// Adds a row, of which the variables that are numbered are columns.
  private mutating func add(
    _ row: RowID,
    _ posed: inout PosedRow,
    _ decimals: Decimals?,
    to program: inout LinearProgram
  ) {
    posed.begin(system.rows[row].constant)
    for position in system.terms(of: row) { add(system.terms[position], times: 1, to: &posed) }
    while let (variable, factor) = posed.nextReplaced() {
      guard let other = system.variables[variable].determination.row else { continue }
      let share = factor / system.coefficient(of: variable, in: other)
      posed.subtract(share * system.rows[other].constant)
      for position in system.terms(of: other)
      where system.terms[position].variable != variable {
        add(system.terms[position], times: -share, to: &posed)
      }
    }
    posed.sumColumns()
    if let decimals { posed.scale(decimals, exact: program.active.accuracy.exact) }
    for (column, factor) in posed.terms { program.active.append(factor, at: column) }
    let head = system.rows[row].head
    program.active.addRow(
      Int8(truncatingIfNeeded: head.sense),
      constant: posed.constant,
      magnitude: posed.magnitude,
      rank: head.isRequired ? 0 : system.rank(of: row) + 1,
      uncertainty: posed.uncertainty
    )
  }

  /// What makes the numbers of a region's rows whole.
  private func decimals(of region: Region) -> Decimals {
    var decimals = Decimals()
    for row in region.required + region.optional {
      decimals.include(system.rows[row].constant)
      for position in system.terms(of: row) { decimals.include(system.terms[position].coefficient) }
    }
    return decimals
  }

  /// Adds a multiple of a term: of a column, of what a variable stands for, or of a constant.
  @inline(__always)
  private mutating func add(_ term: TermRecord, times share: Double, to posed: inout PosedRow) {
    let factor = share * term.coefficient
    if let column = columns[term.variable] {
      posed.terms.append((column, factor))
    } else if columns.isReplaced(term.variable) {
      posed.replace(term.variable, times: factor)
    } else {
      posed.subtract(factor * system.values[term.variable])
    }
  }

  /// A conflict of a region's program in the names of rows and variables.
  private mutating func conflict(_ conflict: ProgramConflict, in region: Region) -> Conflict {
    var rows = [region.row(conflict.failed)]
    var bounds: [Variable] = []
    for (number, _) in conflict.others {
      if number < region.variables.count {
        bounds.append(Variable(region.variables[number]))
      } else {
        rows.append(region.row(number))
      }
    }
    return Conflict(
      rows: rows.sorted { system.isOlder($0, $1) }.map { Row($0) },
      bounds: bounds.sorted { $0.id < $1.id },
      rejected: Row(region.row(conflict.failed))
    )
  }

  /// Minimises the violations of optional rows, one level after another.
  mutating func minimizeLevels(of program: inout LinearProgram, _ region: Region) {
    for level in levels(of: region) { program.minimize(level: level.numbers) }
  }

  /// Has the earliest of the rows that yield give way, where rows of a level can share what they are
  /// violated by in several ways.
  ///
  /// - Complexity: A phase for each order of which a row can be violated more or less.
  mutating func yieldInOrder(in program: inout LinearProgram, _ region: Region) {
    for level in levels(of: region) where program.active.costs.movableBasicCount > 0 {
      var yielding: [(order: UInt64, number: Int)] = []
      for number in level.numbers where program.mayBeViolated(number) {
        let row = region.row(number)
        if !system.rows[row].head.yields { continue }
        let order = system.yieldingOrder(of: row)
        yielding.append((order, number))
      }
      yielding.sort { $0.order > $1.order }
      while let last = yielding.first?.order, program.active.costs.movableBasicCount > 0,
        !program.isExhausted
      {
        let end = yielding.firstIndex { $0.order != last } ?? yielding.count
        program.minimizeViolations(of: yielding[..<end].map { $0.number })
        yielding.removeFirst(end)
      }
    }
  }

  /// The levels of a region's optional rows, highest priority first, and the rows' numbers in its program.
  mutating func levels(of region: Region) -> [(level: LevelID, numbers: Range<Int>)] {
    let first = region.variables.count + region.required.count
    var levels: [(level: LevelID, numbers: Range<Int>)] = []
    for (position, row) in region.optional.enumerated() {
      let level = system.rows[row].head.level
      let end = first + position + 1
      if let last = levels.last, last.level == level {
        levels[levels.count - 1].numbers = last.numbers.lowerBound..<end
      } else {
        levels.append((level, (end - 1)..<end))
      }
    }
    return levels
  }
}
