// The reduced program of a few choices: what depends on them, and how strongly, found by walking
// downstream.
extension SolverState {
  /// Takes choices, and the simultaneous blocks they belong to, out of the graph and into the program.
  mutating func take(_ joining: [Int32], into program: inout ReducedProgram) {
    var pending = joining
    while let choice = pending.popLast() {
      if program.choices.contains(choice) { continue }
      let determination = system.variables[choice].determination
      if let row = determination.row {
        system.rows[row].role = .beside
      } else if let block = determination.block {
        pending.append(contentsOf: graph.blocks[block].choices)
        program.released.append(contentsOf: graph.blocks[block].rows)
        dissolve(block, leavesUnknown: false)
      }
      schedule.noteDetermination(of: choice)
      system.variables[choice].determination = .zero
      if !system.variables[choice].flags.contains(.optimized) { work.optimized.append(choice) }
      system.variables[choice].flags.subtract(.choiceHistory)
      system.variables[choice].flags.formUnion([.dependsOnChoice, .optimized])
      program.choices.append(choice)
    }
    program.choices.sort()
  }

  /// Finds what depends on the choices and how fast it moves with them.
  ///
  /// - Complexity: O(choices · terms of the rows downstream).
  mutating func findSensitivities(of program: inout ReducedProgram) {
    let firstCheck = work.rowChecks.count
    work.dirty.append(contentsOf: program.choices)
    walkDirty()
    program.downstream = scratch.downstream.array
    program.beside = []
    for index in firstCheck..<work.rowChecks.count {
      let row = work.rowChecks[index]
      let head = system.rows[row].head
      if head.isLive && !head.isRejected && head.unknown == 0 { program.beside.append(row) }
    }
    work.rowChecks.truncate(to: firstCheck)
    scratch.downstream.removeAll()
    let width = program.choices.count
    program.sensitivity = [Double](repeating: 0, count: program.downstream.count * width)
    number(program.downstream)
    for (column, choice) in program.choices.enumerated() {
      program.sensitivity[Int(scratch.localIndex[choice]) * width + column] = 1
    }
    for (position, variable) in program.downstream.enumerated().reversed() {
      guard let row = system.variables[variable].determination.row else { continue }
      addSensitivity(at: position, by: Int(row), to: &program)
    }
    forgetNumbers(of: program.downstream)
  }

  /// Adds how fast the variable at a position moves by the row that determines it.
  ///
  /// What cancels is zero, so that a variable does not seem to follow a choice that it only mentions.
  private func addSensitivity(at position: Int, by row: Int, to program: inout ReducedProgram) {
    let width = program.choices.count
    let first = position * width
    var sizes = [Double](repeating: 0, count: width)
    var divisor = 1.0
    for place in system.terms(of: row) {
      let term = system.terms[place]
      if term.variable == program.downstream[position] {
        divisor = term.coefficient
        continue
      }
      let source = Int(scratch.localIndex[term.variable])
      if source < 0 { continue }
      for column in 0..<width {
        let part = term.coefficient * program.sensitivity[source * width + column]
        program.sensitivity[first + column] -= part
        sizes[column] += abs(part)
      }
    }
    for column in 0..<width {
      let rate = program.sensitivity[first + column] / divisor
      let isCancelled = abs(program.sensitivity[first + column]) <= sizes[column] * Tolerance.dust
      program.sensitivity[first + column] = isCancelled ? 0 : rate
    }
  }

  /// Gives variables local numbers in their order.
  mutating func number(_ variables: [Int32]) {
    for (position, variable) in variables.enumerated() {
      scratch.localIndex[variable] = Int32(position)
    }
  }

  mutating func forgetNumbers(of variables: [Int32]) {
    for variable in variables { scratch.localIndex[variable] = -1 }
  }

  /// Choices of simultaneous blocks whose rows or pinned variables the program moves.
  func choicesOfBlocks(movedBy program: ReducedProgram) -> [Int32] {
    var choices: [Int32] = []
    for row in program.beside {
      if let block = system.rows[row].role.block {
        choices.append(contentsOf: graph.blocks[block].choices)
      }
    }
    for variable in program.downstream
    where system.variables[variable].flags.contains(.pinned) {
      for block in graph.blocks where block.pinned.contains(variable) {
        choices.append(contentsOf: block.choices)
      }
    }
    return choices
  }

  /// Writes the program down densely.
  mutating func makeDense(_ program: inout ReducedProgram) -> DenseProgram {
    let width = program.choices.count
    var dense = DenseProgram(columns: width, rowCapacity: program.beside.count)
    program.codes = program.choices.map { ~$0 }
    program.required = []
    program.optional = []
    for (column, choice) in program.choices.enumerated()
    where system.variables[choice].flags.contains(.nonnegative) {
      dense.under[column] = .barred
    }
    number(program.downstream)
    for row in program.beside { add(row, to: &dense, &program) }
    forgetNumbers(of: program.downstream)
    for (position, variable) in program.downstream.enumerated()
    where system.variables[variable].flags.contains(.nonnegative) {
      if !system.variables[variable].determination.isRow { continue }
      let number = add(variableAt: position, to: &dense, &program)
      if let number {
        program.required.append(
          ReducedProgram.Row(code: ~variable, relation: .greaterThanOrEqual, number: number)
        )
      }
    }
    sortRows(of: &program)
    return dense
  }

  /// Adds a row beside the graph.
  private func add(_ row: Int32, to dense: inout DenseProgram, _ program: inout ReducedProgram) {
    let width = program.choices.count
    var gradient = [Double](repeating: 0, count: width)
    var sizes = gradient
    for place in system.terms(of: Int(row)) {
      let term = system.terms[place]
      let source = Int(scratch.localIndex[term.variable])
      if source < 0 { continue }
      for column in 0..<width {
        let part = term.coefficient * program.sensitivity[source * width + column]
        gradient[column] += part
        sizes[column] += abs(part)
      }
    }
    let (rest, size) = system.scaledResidual(of: Int(row))
    guard let number = add(row, gradient, sizes, rest, size, to: &dense, &program) else { return }
    let head = system.rows[row].head
    let entry = ReducedProgram.Row(code: row, relation: head.relation, number: number)
    if head.isRequired { program.required.append(entry) } else { program.optional.append(entry) }
  }

  /// Adds the row `variable = 0` for a variable downstream, to be given a relation or pulled to zero.
  func add(
    variableAt position: Int,
    to dense: inout DenseProgram,
    _ program: inout ReducedProgram
  ) -> Int? {
    let width = program.choices.count
    let variable = program.downstream[position]
    let gradient = Array(program.sensitivity[(position * width)..<((position + 1) * width)])
    let value = system.values[variable]
    return add(~variable, gradient, gradient.map(abs), value, abs(value), to: &dense, &program)
  }

  /// Adds a row unless its gradient vanishes, given the magnitudes each entry is the difference of.
  private func add(
    _ code: Int32,
    _ gradient: [Double],
    _ sizes: [Double],
    _ rest: Double,
    _ size: Double,
    to dense: inout DenseProgram,
    _ program: inout ReducedProgram
  ) -> Int? {
    var constant = -rest
    var magnitude = size
    var largest = 0.0
    var isZero = true
    for (column, choice) in program.choices.enumerated() {
      let part = gradient[column] * system.values[choice]
      constant += part
      magnitude += abs(part)
      largest = max(largest, abs(gradient[column]))
      isZero = isZero && abs(gradient[column]) <= sizes[column] * Tolerance.pivot
    }
    if isZero { return nil }
    let row = dense.addRow(constant: constant, magnitude: magnitude)
    for column in gradient.indices where abs(gradient[column]) > largest * Tolerance.dust {
      dense.coefficients[row, column] = gradient[column]
    }
    dense.finish(row: row)
    program.codes.append(code)
    return row
  }

  /// Bounds and required rows by age, optional rows by level.
  private func sortRows(of program: inout ReducedProgram) {
    program.required.sort { left, right in
      if left.code < 0 || right.code < 0 {
        return left.code < 0 && (right.code >= 0 || left.code > right.code)
      }
      return system.isOlder(left.code, right.code)
    }
    program.optional.sort { left, right in
      let (first, second) = (system.rank(of: left.code), system.rank(of: right.code))
      return first != second ? first < second : left.code < right.code
    }
  }
}
