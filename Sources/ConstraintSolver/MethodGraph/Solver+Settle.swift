// Settling a few leaves exactly: the rows that depend on them become a small dense program, all
// other leaves stay where they are, and the program's multipliers prove that the others are right
// to stay. Leaves for which that fails join, so the result is optimal for the whole system.
extension Solver {
  mutating func settle(_ start: [Int32]) {
    fileChanges()
    var core = Core(leaves: [])
    markSeeds.append(contentsOf: start)
    let whole = wholePart(around: start)
    core.isWhole = whole != nil
    var joining = whole ?? start
    report.regions += 1
    while true {
      free(joining, in: &core)
      explore(&core)
      joining = groupsTouched(by: core)
      if !joining.isEmpty { continue }
      var program = makeProgram(for: &core)
      if let contradiction = acceptRequired(in: &program, core) {
        let others = contradiction.leaves.filter { !core.leaves.contains($0) }
        joining = weakest(max(1, core.leaves.count), of: others)
        if joining.isEmpty {
          giveUp(core)
          reject(contradiction)
          return
        }
        continue
      }
      settleLevels(in: &program, core)
      core.isVague = program.hasFreeEdge
      core.isTied = leansOnTies(program, core)
      chooseCanonically(in: &program, &core)
      report.pivots += program.pivots
      if whole == nil {
        joining = disproof(program, core)
        if joining.isEmpty { joining = partners(of: program, core) }
        if !joining.isEmpty { continue }
      }
      adopt(program, core)
      return
    }
  }

  /// Those that lose least by moving; as many as are being settled already, so that the number of
  /// attempts grows with the logarithm of the number of leaves.
  private func weakest(_ count: Int, of leaves: [Int32]) -> [Int32] {
    let ordered = leaves.sorted {
      let first = strength($0)
      let second = strength($1)
      return first != second ? first < second : $0 < $1
    }
    return Array(ordered.prefix(count))
  }

  /// Makes the required rows hold; returns why they cannot.
  private mutating func acceptRequired(
    in program: inout DenseProgram,
    _ core: Core
  ) -> Contradiction? {
    for row in core.required {
      if program.require(row.place, row.relation) { continue }
      admitRounding(to: row.place, in: program, core)
      if program.require(row.place, row.relation) { continue }
      let width = program.columns
      let sign = program.residual[row.place] > 0 ? 1.0 : -1.0
      var entries = [ConeEntry(code: row.code, level: 0, multiplier: sign)]
      for index in 0..<program.support.count {
        let place = Int(program.support[index])
        let slot = Int(program.slotOfRow[place])
        let rate = program.tableau[row.place * width + slot]
        let share = -sign * rate * program.weight[row.place] / program.weight[place]
        entries.append(ConeEntry(code: core.codes[place], level: 0, multiplier: share))
      }
      return trace(entries)
    }
    return nil
  }

  /// Has a row that cannot hold, and those in its way, judged by the magnitudes all the way up.
  private mutating func admitRounding(
    to failed: Int,
    in program: borrowing DenseProgram,
    _ core: Core
  ) {
    let places = (0..<program.support.count).map { Int(program.support[$0]) } + [failed]
    for place in places where place >= program.columns {
      let size = scale(ofCone: core.codes[place]) / program.weight[place]
      program.magnitude[place] = max(program.magnitude[place], size)
    }
  }

  private func settleLevels(in program: inout DenseProgram, _ core: Core) {
    var position = 0
    while position < core.optional.count {
      let level = rowPool[Int(core.optional[position].code)].head.level
      while position < core.optional.count {
        let row = core.optional[position]
        if rowPool[Int(row.code)].head.level != level { break }
        program.price(row.place, row.relation)
        position += 1
      }
      program.settle()
    }
  }

  /// Brings variables as near to zero as possible in index order, while any can still move.
  private func chooseCanonically(in program: inout DenseProgram, _ core: inout Core) {
    if program.hasFreeEdge {
      let width = core.leaves.count
      let ascending = core.downstream.indices.sorted { core.downstream[$0] < core.downstream[$1] }
      var gradient = [Double](repeating: 0, count: width)
      for position in ascending {
        if !program.hasFreeEdge { break }
        let variable = core.downstream[position]
        if let column = core.leaves.firstIndex(of: variable) {
          program.pull(column)
          continue
        }
        for column in 0..<width { gradient[column] = core.sensitivity[position * width + column] }
        let present = value[Int(variable)]
        if let place = add(~variable, gradient, present, abs(present), to: &program, &core) {
          program.pull(place)
        }
      }
    }
    program.refresh()
  }

  /// Leaves the part to be determined anew, after one of its rows is rejected.
  private mutating func giveUp(_ core: Core) {
    for leaf in core.leaves { undetermine(Int(leaf)) }
    checks.append(contentsOf: core.beside)
    checkReleasedRows(of: core)
  }
}
