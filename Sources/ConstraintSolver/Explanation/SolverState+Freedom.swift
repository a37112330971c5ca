// Whether a value could be another one. From a vertex of a linear program one edge leads away along each
// source that may give way; the value is unique if every edge that changes it costs something on some
// level before it gains anything, or is closed by a row that depends on that source alone.
extension SolverState {
  /// One way to leave the present solution: a source gives way, all others hold.
  private struct Edge {
    let source: Reason.Source
    /// Which way the left-hand side of the source goes, 1 or -1.
    let side: Double
  }

  /// Whether no edge that changes the value leads anywhere without cost; what closes one is named.
  ///
  /// False says nothing: edges that lead somewhere, or that something stops which others might move.
  mutating func edgesAreClosed(
    of form: [Term],
    _ proof: inout ReasonProof,
    _ budget: inout QuestionBudget
  ) -> Bool {
    for source in proof.sum.sources where canMove(source) {
      for side in [1.0, -1.0] {
        let edge = Edge(source: source, side: side)
        if isClosed(edge, &proof, &budget) { continue }
        return false
      }
    }
    return true
  }

  private mutating func isClosed(
    _ edge: Edge,
    _ proof: inout ReasonProof,
    _ budget: inout QuestionBudget
  ) -> Bool {
    guard let slope = cost(of: edge, proof), slope <= 0 else { return true }
    if slope < 0 { return false }
    return isClosedAtOnce(edge, &proof, &budget) || isClosedDownstream(edge, &proof, &budget)
  }

  /// What moving one unit along an edge costs on the highest level where it costs or gains; nil where
  /// the source may not go that way at all.
  private mutating func cost(of edge: Edge, _ proof: ReasonProof) -> Double? {
    var costs: [(rank: Int32, value: Double, size: Double)] = []
    switch edge.source {
    case .zero(let variable):
      let isBounded = system.variables[variable.id].flags.contains(.nonnegative)
      if isBounded && edge.side < 0 { return nil }
    case .row(let row):
      let head = system.rows[row.id].head
      if Double(head.sense) != edge.side {
        if head.isRequired { return nil }
        costs.append((system.rank(of: row.id), 1, 1))
      }
    }
    for loss in proof.losses {
      let rate = loss.expansion.rate(of: edge.source) * edge.side
      if rate == 0 { continue }
      let side = Double(system.rows[loss.row].head.violatedSide)
      costs.append((system.rank(of: loss.row), side * rate, abs(rate)))
    }
    costs.sort { $0.rank < $1.rank }
    var index = 0
    while index < costs.count {
      let rank = costs[index].rank
      var (sum, size) = (0.0, 0.0)
      while index < costs.count, costs[index].rank == rank {
        sum += costs[index].value
        size += costs[index].size
        index += 1
      }
      if abs(sum) > size * Tolerance.multiplier { return sum }
    }
    return 0
  }

  /// Whether another row on the variable alone closes an edge, as the two rows of a natural size do for
  /// each other; asked first, as everything downstream need not be looked at then.
  private mutating func isClosedAtOnce(
    _ edge: Edge,
    _ proof: inout ReasonProof,
    _ budget: inout QuestionBudget
  ) -> Bool {
    guard case .row(let row) = edge.source,
      let variable = system.rows[row.id].role.variable
    else { return false }
    var next = system.variables[variable].firstTerm
    while !next.isNone {
      let other = system.terms[next].row
      next = system.terms[next].next
      let record = system.rows[other]
      if other == row.id || record.head.count != 1 || record.head.isRejected { continue }
      guard record.role == .beside, stops(edge, at: .row(other), &budget) else { continue }
      proof.name(.row(Row(other)))
      return true
    }
    return false
  }

  /// Whether anything that moves with the source closes an edge.
  private mutating func isClosedDownstream(
    _ edge: Edge,
    _ proof: inout ReasonProof,
    _ budget: inout QuestionBudget
  ) -> Bool {
    var reach = Reach()
    guard reach.extend(from: edge.source, in: &system, graph.blocks, &budget) else {
      return false
    }
    let met = reach.beside.map { RowOrBound.row($0) } + reach.variables.map { .bound($0) }
    for stop in met where stops(edge, at: stop, &budget) {
      if let row = stop.row { proof.name(.row(Row(row))) }
      return true
    }
    return false
  }

  /// Whether a row beside the graph, or the bound whose complement is given, stops an edge at once, and
  /// depends on no other source that might make way.
  private mutating func stops(_ edge: Edge, at stop: RowOrBound, _ budget: inout QuestionBudget)
    -> Bool
  {
    var (rest, size) = (0.0, 0.0)
    var (sense, terms): (Int, [Term]) = (1, [])
    if let row = stop.row {
      (rest, size) = system.scaledResidual(of: row)
      sense = system.rows[row].head.sense
    } else if let variable = stop.boundedVariable {
      if !system.variables[variable].flags.contains(.nonnegative) { return false }
      rest = system.values[variable]
      size = abs(rest)
      terms = [Term(Variable(variable), 1)]
    }
    let isZero =
      abs(rest) <= max(size * Tolerance.evident, system.magnitudes.bound * Tolerance.conceivable)
    if !isZero { return false }
    if let variable = stop.boundedVariable, edge.source == .zero(Variable(variable)) {
      return false
    }
    if let row = stop.row { terms = form(of: row) }
    guard let expansion = expansion(of: terms, &budget) else { return false }
    let rate = expansion.rate(of: edge.source) * edge.side
    let isInward = sense != 0 && Double(sense) * rate > 0
    if rate == 0 || isInward { return false }
    return expansion.sources.allSatisfy { $0 == edge.source || !canMove($0) }
  }
}
