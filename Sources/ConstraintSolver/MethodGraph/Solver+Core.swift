// A core as a dense program: what depends on its leaves, and how strongly, found by walking downstream.
extension Solver {
  /// Takes leaves, and the groups they belong to, out of the graph.
  mutating func free(_ joining: [Int32], in core: inout Core) {
    var pending = joining
    while let leaf = pending.popLast() {
      if core.leaves.contains(leaf) { continue }
      let code = variablePool[Int(leaf)].determiner
      if code >= 0 {
        rowPool[Int(code)].determined = -1
      } else if code <= Determination.firstJoint {
        pending.append(contentsOf: groups[Determination.group(code)].leaves)
        core.released.append(contentsOf: groups[Determination.group(code)].rows)
        dissolve(Determination.group(code), leavesUnknown: false)
      }
      keptOrder.noteDetermination(of: leaf)
      variablePool[Int(leaf)].determiner = Determination.canonical
      let flags = variablePool[Int(leaf)].flags & ~VariableFlag.choice
      if flags & VariableFlag.settled == 0 { settledVariables.append(leaf) }
      variablePool[Int(leaf)].flags = flags | VariableFlag.soft | VariableFlag.settled
      core.leaves.append(leaf)
    }
    core.leaves.sort()
  }

  /// Finds what depends on the leaves and how strongly.
  mutating func explore(_ core: inout Core) {
    let firstCheck = checks.count
    for leaf in core.leaves { dirty.append(leaf) }
    _ = walkDownstream()
    dirty.count = 0
    core.downstream = Array(UnsafeBufferPointer(start: order.base, count: order.count))
    core.beside = []
    for index in firstCheck..<checks.count {
      let row = checks[index]
      let head = rowPool[Int(row)].head
      if head.isLive && !head.isRejected && head.unknown == 0 { core.beside.append(row) }
    }
    checks.count = firstCheck
    order.count = 0
    let width = core.leaves.count
    core.sensitivity = [Double](repeating: 0, count: core.downstream.count * width)
    for (position, variable) in core.downstream.enumerated() {
      localIndex[Int(variable)] = Int32(position)
    }
    for (column, leaf) in core.leaves.enumerated() {
      core.sensitivity[Int(localIndex[Int(leaf)]) * width + column] = 1
    }
    for (position, variable) in core.downstream.enumerated().reversed() {
      let code = variablePool[Int(variable)].determiner
      if code < 0 { continue }
      var divisor = 1.0
      for slot in terms(of: Int(code)) {
        let other = termPool[slot].variable
        if other == variable {
          divisor = termPool[slot].coefficient
          continue
        }
        let source = Int(localIndex[Int(other)])
        if source < 0 { continue }
        for column in 0..<width {
          core.sensitivity[position * width + column] -=
            termPool[slot].coefficient * core.sensitivity[source * width + column]
        }
      }
      for column in 0..<width { core.sensitivity[position * width + column] /= divisor }
    }
  }

  /// Members of other joint groups whose tight rows or pinned variables the core moves.
  func groupsTouched(by core: Core) -> [Int32] {
    var members: [Int32] = []
    for row in core.beside where rowPool[Int(row)].determined <= Determination.firstJoint {
      members.append(contentsOf: groups[Determination.group(rowPool[Int(row)].determined)].leaves)
    }
    for variable in core.downstream
    where variablePool[Int(variable)].flags & VariableFlag.pinned != 0 {
      for group in groups where group.pinned.contains(variable) {
        members.append(contentsOf: group.leaves)
      }
    }
    if !members.isEmpty {
      for variable in core.downstream { localIndex[Int(variable)] = -1 }
    }
    return members
  }

  /// Writes the core as a dense program; `localIndex` is still the place in `downstream`.
  func makeProgram(for core: inout Core) -> DenseProgram {
    let width = core.leaves.count
    var program = DenseProgram(columns: width, rowCapacity: core.beside.count)
    core.codes = core.leaves.map { ~$0 }
    core.required = []
    core.optional = []
    for (column, leaf) in core.leaves.enumerated()
    where variablePool[Int(leaf)].flags & VariableFlag.nonnegative != 0 {
      program.under[column] = .barred
    }
    var gradient = [Double](repeating: 0, count: width)
    for row in core.beside {
      let index = Int(row)
      var size = abs(rowPool[index].constant)
      for column in 0..<width { gradient[column] = 0 }
      for slot in terms(of: index) {
        let variable = Int(termPool[slot].variable)
        size += abs(termPool[slot].coefficient * value[variable])
        let source = Int(localIndex[variable])
        if source < 0 { continue }
        for column in 0..<width {
          gradient[column] += termPool[slot].coefficient * core.sensitivity[source * width + column]
        }
      }
      guard let place = add(row, gradient, residual(of: index), size, to: &program, &core) else {
        continue
      }
      let entry = Core.Row(code: row, relation: rowPool[index].head.relation, place: place)
      if rowPool[index].head.isRequired {
        core.required.append(entry)
      } else {
        core.optional.append(entry)
      }
    }
    for (position, variable) in core.downstream.enumerated()
    where variablePool[Int(variable)].flags & VariableFlag.nonnegative != 0 {
      if variablePool[Int(variable)].determiner < 0 { continue }
      for column in 0..<width { gradient[column] = core.sensitivity[position * width + column] }
      let size = abs(value[Int(variable)])
      if let place = add(~variable, gradient, value[Int(variable)], size, to: &program, &core) {
        let entry = Core.Row(code: ~variable, relation: .greaterThanOrEqual, place: place)
        core.required.append(entry)
      }
    }
    for variable in core.downstream { localIndex[Int(variable)] = -1 }
    sortRows(of: &core)
    return program
  }

  /// Adds a row unless its gradient vanishes.
  func add(
    _ code: Int32,
    _ gradient: [Double],
    _ rest: Double,
    _ size: Double,
    to program: inout DenseProgram,
    _ core: inout Core
  ) -> Int? {
    var bound = -rest
    var largest = 0.0
    var magnitude = size
    for (column, leaf) in core.leaves.enumerated() {
      bound += gradient[column] * value[Int(leaf)]
      magnitude += abs(gradient[column] * value[Int(leaf)])
      largest = max(largest, abs(gradient[column]))
    }
    if largest <= Tolerance.pivot { return nil }
    let place = program.addRow(constant: bound, magnitude: magnitude)
    let width = program.columns
    for column in 0..<width where abs(gradient[column]) > Tolerance.dust {
      program.coefficients[place * width + column] = gradient[column]
    }
    program.finish(row: place)
    core.codes.append(code)
    return place
  }

  /// Bounds and required rows by age, optional rows by level.
  private func sortRows(of core: inout Core) {
    core.required.sort { left, right in
      if left.code < 0 || right.code < 0 {
        return left.code < 0 && (right.code >= 0 || left.code > right.code)
      }
      return isOlder(Int(left.code), Int(right.code))
    }
    core.optional.sort { left, right in
      let first = levels.rank[Int(rowPool[Int(left.code)].head.level)]
      let second = levels.rank[Int(rowPool[Int(right.code)].head.level)]
      return first != second ? first < second : left.code < right.code
    }
  }
}
