// Programs in fewer variables. A position that a required equality determines from the one before it, and
// that only the next one mentions, can be replaced by what it is computed from: what moves a width then
// moves no positions behind it, and a step of a program takes as long as what competes is wide, not as long
// as the line is. The graph keeps determining what was replaced.
extension SolverState {
  /// The region without the variables that rows can do without, unless those are few.
  ///
  /// Each is determined by a required equality, has no bound, and is mentioned by one other row at most, so
  /// that rows together get no more terms.
  ///
  /// - Complexity: O(terms).
  mutating func substituted(_ region: Region) -> Region {
    let replaced = region.variables.filter { isReplaceable($0) }
    if replaced.count < options.fewestSubstituted { return region }
    var reduced = region
    reduced.substituted = replaced
    let determined = Set(replaced)
    reduced.variables = region.variables.filter { !determined.contains($0) }
    reduced.required = region.required.filter { row in
      system.rows[row].role.variable.map { !determined.contains($0) } ?? true
    }
    return reduced
  }

  private mutating func isReplaceable(_ variable: VariableID) -> Bool {
    let record = system.variables[variable]
    if record.flags.contains(.nonnegative) { return false }
    guard let row = record.determination.row, system.rows[row].head.isRequiredEquality else {
      return false
    }
    var mentions = 0
    var next = record.firstTerm
    while !next.isNone && mentions <= 2 {
      mentions += 1
      next = system.terms[next].next
    }
    return mentions <= 2
  }

  /// The program of a whole region at the solution of the one in fewer variables: those that were replaced
  /// are in the basis by the rows that determine them.
  mutating func extended(
    _ reduced: borrowing LinearProgram,
    _ region: Region,
    to whole: Region
  ) -> LinearProgram {
    var program = posedProgram(whole, fromGraph: false)
    program.resume(reduced)
    columns.set(whole.variables)
    var basis = Array(0..<program.columns)
    // The numbers of the reduced program's rows, its columns among them.
    var numbers = region.variables.compactMap { columns[$0].map { Int($0) } }
    for (position, row) in whole.required.enumerated() {
      let number = program.columns + position
      let kept = numbers.count - region.variables.count
      if kept < region.required.count && region.required[kept] == row {
        numbers.append(number)
      } else if let variable = system.rows[row].role.variable, let column = columns[variable] {
        program.active.setSides(number, above: .forbidden, below: .forbidden)
        basis[Int(column)] = number
      }
    }
    for number in numbers.count..<reduced.active.rows.count {
      numbers.append(number + program.active.rows.count - reduced.active.rows.count)
    }
    columns.forget(whole.variables)
    for (number, other) in numbers.enumerated() {
      let costs = (reduced.active.costs.above[number], reduced.active.costs.below[number])
      program.active.setSides(other, above: costs.0, below: costs.1)
      program.active.setSide(of: other, to: reduced.active.point.sides[number])
    }
    for position in 0..<reduced.columns {
      basis[numbers[position]] = numbers[reduced.active.basis.row(at: position)]
    }
    program.active.putBasic(basis)
    program.active.begin()
    return program
  }
}
