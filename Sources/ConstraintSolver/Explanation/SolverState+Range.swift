// How far a value may go, exactly: a linear program of the part of the system that the value lies in, kept
// on the face of all points that are equally good, has a least and a greatest value of the sum.
extension SolverState {
  /// How free a sum is, where following edges one by one did not show that it is not.
  ///
  /// Edges of which each is stopped by something that others might move do not tell whether the sum can
  /// move after all. If it cannot, all that is in force around it is named: what has slack may be taken
  /// away without moving the best point, and the best points of a convex program stay one by one.
  mutating func exactFreedom(
    of form: [Term],
    _ proof: inout ReasonProof,
    _ budget: inout QuestionBudget
  ) -> Reason.Freedom {
    guard let range = range(of: form) else { return .unproved }
    if range.lowerBound < range.upperBound { return .range(range) }
    return nameAllInForce(&proof, &budget) ? .unique : .unproved
  }

  /// The most rows that are named as being in force around a value.
  private static var mostInForce: Int { 256 }

  /// Names the rows of the part gathered last that hold with equality or are violated, and what fixes
  /// their other variables; false where those are too many.
  private mutating func nameAllInForce(_ proof: inout ReasonProof, _ budget: inout QuestionBudget)
    -> Bool
  {
    var (rows, fixed): ([RowID], [Term]) = ([], [])
    for index in part.rows.indices {
      let row = part.rows[index]
      if !system.rows[row].head.isEquality && system.hasSlack(row) { continue }
      rows.append(row)
      if rows.count > Self.mostInForce { return false }
      fixed += form(of: row).filter {
        !system.variables[$0.variable.id].flags.contains(.dependsOnChoice)
      }
    }
    for row in rows {
      if system.rows[row].head.isViolated {
        guard let expansion = expansion(of: form(of: row), &budget) else { return false }
        proof.add(ReasonProof.Loss(row: row, expansion: expansion))
      } else {
        proof.name(.row(Row(row)))
      }
    }
    for variable in Set(fixed.map({ $0.variable.id })).sorted() {
      let form = [Term(Variable(variable), 1)]
      guard let expansion = expansion(of: form, &budget) else { return false }
      for source in expansion.sources { proof.name(source) }
    }
    return true
  }

  /// The most choices that may hang together for a range to be proved.
  private static var mostChoicesOfRange: Int { 1 << 12 }
  /// How many rows may be looked at to prove one.
  private static var rangeLimit: Int { 1 << 20 }

  /// The least and the greatest value that a sum has among all points that are equally good; nil where
  /// that is too large to prove.
  ///
  /// - Complexity: a linear program of the parts that the variables of the sum lie in.
  mutating func range(of form: [Term]) -> ClosedRange<Double>? {
    let moving = form.filter {
      let record = system.variables[$0.variable.id]
      // One that no row mentions was never decided.
      return record.flags.contains(.dependsOnChoice) || record.determination == .unknown
    }
    let value = value(of: form)
    if moving.isEmpty { return value...value }
    gatherPart(around: moving.map { $0.variable.id })
    guard part.choices.count <= Self.mostChoicesOfRange else { return nil }
    let region = region(of: part.variables.array, part.rows.array)
    var program = makeProgram(region, fromGraph: true)
    program.active.visitLimit = min(options.workLimit, Self.rangeLimit)
    _ = program.acceptRequired(region.required.count)
    minimizeLevels(of: &program, region)
    // What exchanges left of a zero would make a way where there is none.
    program.active.factor()
    program.active.refresh()
    let columns = Dictionary(uniqueKeysWithValues: zip(region.variables, 0...))
    let sum = moving.compactMap { term in
      columns[term.variable.id].map { (column: $0, factor: term.coefficient) }
    }
    let rest = value - self.value(of: moving)
    let low = program.least(of: sum).map { $0 + rest }
    let high = program.least(of: sum.map { ($0.column, -$0.factor) }).map { rest - $0 }
    results.rowVisits += program.active.visits
    guard program.isComplete else { return nil }
    return ordered(low ?? -.infinity, high ?? .infinity, around: value)
  }

  /// A range of both ends, each the value itself where no more than rounding lies between.
  private mutating func ordered(_ low: Double, _ high: Double, around value: Double) -> ClosedRange<
    Double
  > {
    let size = max(system.magnitudes.bound, abs(value)) * Tolerance.conceivable
    let least = low < value - size ? low : value
    let greatest = high > value + size ? high : value
    // A bound that is zero was reached through numbers that cancel.
    return (abs(least) <= size ? 0 : least)...(abs(greatest) <= size ? 0 : greatest)
  }
}
