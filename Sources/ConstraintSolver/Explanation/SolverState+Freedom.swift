// Whether a value could be another one. From a vertex of a linear program one edge leads away along each
// source that may give way; the value is unique if every edge that changes it costs something on some
// level before it gains anything. An edge that costs nothing is followed to its end.
extension SolverState {
  /// One way to leave the present solution: a source gives way, all others hold.
  private struct Edge {
    let source: Reason.Source
    /// Which way the left-hand side of the source goes, 1 or -1.
    let side: Double
  }

  /// What is known of an edge.
  private enum Verdict {
    case closed
    case open(length: Double)
    case unproved
  }

  /// How far the value may go along the edges that cost nothing.
  func freedom(
    of form: [Term],
    _ proof: inout ReasonProof,
    _ budget: inout QuestionBudget
  ) -> Reason.Freedom {
    var (lowest, highest) = (0.0, 0.0)
    var isProved = true
    for source in proof.sum.sources where canMove(source) {
      for side in [1.0, -1.0] {
        switch follow(Edge(source: source, side: side), &proof, &budget) {
        case .closed: break
        case .unproved: isProved = false
        case .open(let length):
          let change = proof.sum.rate(of: source) * side * length
          (lowest, highest) = (min(lowest, change), max(highest, change))
        }
      }
    }
    if lowest < highest {
      let value = value(of: form)
      return .range(Self.sum(value, lowest)...Self.sum(value, highest))
    }
    return isProved ? .unique : .unproved
  }

  /// The sum of two numbers; zero where they cancel up to rounding.
  private static func sum(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    return sum.isFinite && abs(sum) <= (abs(first) + abs(second)) * Tolerance.residual ? 0 : sum
  }

  private func follow(
    _ edge: Edge,
    _ proof: inout ReasonProof,
    _ budget: inout QuestionBudget
  ) -> Verdict {
    switch cost(of: edge, proof) {
    case nil: return .closed
    case .some(let slope) where slope > 0: return .closed
    case .some(let slope) where slope < 0: return .unproved
    default: return length(of: edge, &proof, &budget)
    }
  }

  /// What moving one unit along an edge costs on the highest level where it costs or gains; nil where
  /// the source may not go that way at all.
  private func cost(of edge: Edge, _ proof: ReasonProof) -> Double? {
    var costs: [(rank: Int32, value: Double, size: Double)] = []
    switch edge.source {
    case .zero(let variable):
      let isBounded = system.variables[variable.index].flags.contains(.nonnegative)
      if isBounded && edge.side < 0 { return nil }
    case .row(let row):
      let head = system.rows[row.index].head
      if Double(head.sense) != edge.side {
        if head.isRequired { return nil }
        costs.append((system.rank(of: row.index), 1, 1))
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

  /// How far an edge that costs nothing leads until something stops it or begins to cost.
  ///
  /// What stops it at once proves nothing if it hangs on other sources too, which might make way; if it
  /// hangs on this one alone, the edge is closed by it.
  private func length(
    of edge: Edge,
    _ proof: inout ReasonProof,
    _ budget: inout QuestionBudget
  ) -> Verdict {
    var reach = Reach()
    guard extend(&reach, from: edge.source, &budget) else { return .unproved }
    var length = Double.infinity
    var verdict: Verdict?
    for code in reach.beside + reach.ordered.map({ ~$0 }) {
      guard let stop = stop(at: code, of: edge, &budget) else { return .unproved }
      if stop.distance > 0 {
        length = min(length, stop.distance)
      } else if stop.isAlone {
        if code >= 0 { proof.name(.row(Row(index: code))) }
        verdict = .closed
      } else if verdict == nil {
        verdict = .unproved
      }
    }
    return verdict ?? .open(length: length)
  }

  /// How far along an edge a row beside the graph, or the bound whose complement is given, lets it go,
  /// and whether it depends on no other source that might make way; nil where the budget does not last.
  private func stop(
    at code: Int32,
    of edge: Edge,
    _ budget: inout QuestionBudget
  ) -> (distance: Double, isAlone: Bool)? {
    let isBound = code < 0
    if isBound, !system.variables[~code].flags.contains(.nonnegative) { return (.infinity, true) }
    let terms = isBound ? [Term(Variable(index: ~code), 1)] : form(of: code)
    guard let expansion = expansion(of: terms, &budget) else { return nil }
    let rate = expansion.rate(of: edge.source) * edge.side
    if rate == 0 { return (.infinity, true) }
    let (rest, size) =
      isBound
      ? (system.values[~code], abs(system.values[~code])) : system.scaledResidual(of: Int(code))
    let sense = isBound ? 1 : system.rows[code].head.sense
    let isZero =
      abs(rest) <= max(size * Tolerance.evident, system.magnitudes.bound * Tolerance.conceivable)
    let isAlone = expansion.sources.allSatisfy { $0 == edge.source || !canMove($0) }
    if isZero {
      let isInward = sense != 0 && Double(sense) * rate > 0
      let isItself = isBound && edge.source == .zero(Variable(index: ~code))
      return isInward || isItself ? (.infinity, true) : (0, isAlone)
    }
    // Away from the row's boundary nothing changes; at it, costs do.
    return rest * rate < 0 ? (abs(rest / rate), true) : (.infinity, true)
  }
}
