import ConstraintSolver

/// Rows that say how far two edges are apart, as a graph in which a contradiction is a negative cycle.
///
/// Gaps, insets and sizes are such rows, and most reports have no others; centres and factors are not.
/// An arc from one edge to another with a length says that the second lies at most that far behind the
/// first. The graph answers a report of 500 rows in a chain in milliseconds, for which the solver needs
/// most of a second; both give the same answers, and what the graph cannot decide is the solver's.
///
/// Source: R. Bellman, "On a routing problem" (1958); J. Chinneck, "Feasibility and Infeasibility in
/// Optimization" (2008), section 6.2, for sets that cannot be made smaller.
struct DifferenceGraph {
  /// `position[to] - position[from] <= length`.
  struct Arc {
    let from: Int
    let to: Int
    let length: Double
    /// The row it is of; nil for a size that is at least zero.
    let row: Int?
  }

  enum Answer {
    case holds
    case conflict([Int])
    /// Rows of another kind take part, or the print hides what decides.
    case unclear
  }

  /// The arcs of each row, nil for rows of another kind.
  private let arcs: [[Arc]?]
  private let rows: [LinearRow?]
  private let variableCount: Int

  init(_ rows: [LinearRow?], _ system: ReportSystem) {
    self.rows = rows
    variableCount = system.variableCount
    var arcs = [[Arc]?](repeating: nil, count: rows.count)
    for (index, row) in rows.enumerated() {
      guard let row, let (edge, other) = Self.edges(row, system) else { continue }
      var pair: [Arc] = []
      if row.relation != .greaterThanOrEqual {
        pair.append(Arc(from: other, to: edge, length: row.constant, row: index))
      }
      if row.relation != .lessThanOrEqual {
        pair.append(Arc(from: edge, to: other, length: -row.constant, row: index))
      }
      arcs[index] = pair
    }
    self.arcs = arcs
  }

  /// The edge that is added and the one that is subtracted, if a row has just these two.
  ///
  /// An item's start goes by the variable of the start, its end by that of the size.
  private static func edges(_ row: LinearRow, _ system: ReportSystem) -> (Int, Int)? {
    var weights: [(edge: Int, weight: Double)] = []
    func add(_ edge: Int, _ weight: Double) {
      if let index = weights.firstIndex(where: { $0.edge == edge }) {
        weights[index].weight += weight
      } else {
        weights.append((edge, weight))
      }
    }
    for term in row.terms {
      add(term.variable, term.coefficient)
      if system.isPlace(term.variable) { continue }
      guard system.size(term.variable) != nil else { return nil }
      add(term.variable - 1, -term.coefficient)
    }
    let left = weights.filter { $0.weight != 0 }
    guard left.count == 2, let plus = left.first(where: { $0.weight == 1 }),
      let minus = left.first(where: { $0.weight == -1 })
    else { return nil }
    return (plus.edge, minus.edge)
  }

  // MARK: Answers

  /// Whether rows hold together, and if not, a set that cannot be made smaller.
  func answer(_ indices: [Int]) -> Answer {
    let isWhole = indices.allSatisfy { arcs[$0] != nil }
    guard let cycle = cycle(indices) else { return isWhole ? .holds : .unclear }
    guard isConvincing(cycle) else { return .unclear }
    return .conflict(thinned(cycle))
  }

  /// The cycle of rows that cannot hold together.
  func proof(_ indices: [Int]) -> Proof? {
    guard indices.allSatisfy({ arcs[$0] != nil }), let cycle = cycle(indices),
      isConvincing(cycle), Set(cycle.compactMap({ $0.row })).count == indices.count
    else { return nil }
    return Proof(cycle, rows)
  }

  private func isConvincing(_ cycle: [Arc]) -> Bool { Proof(cycle, rows).isConvincing }

  /// The rows of a cycle that cannot be left out.
  ///
  /// Most are known to be needed beforehand. The others are left out together, twice as many each time
  /// that the rest contradicts itself all the same.
  private func thinned(_ cycle: [Arc]) -> [Int] {
    var kept = cycle.compactMap { $0.row }
    var needed = Self.neededRows(of: cycle)
    var (next, size) = (0, 1)
    while next < kept.count, kept.count > 1 {
      if needed.contains(kept[next]) {
        next += 1
        continue
      }
      let group = Set(kept[next...].lazy.filter { !needed.contains($0) }.prefix(size))
      let rest = kept.filter { !group.contains($0) }
      guard let smaller = self.cycle(rest), isConvincing(smaller) else {
        if size == 1 { next += 1 } else { size /= 2 }
        continue
      }
      let left = Set(smaller.compactMap { $0.row })
      kept = rest.filter(left.contains)
      size *= 2
      // What was needed before still is, and all of it is still there.
      needed.formUnion(Self.neededRows(of: smaller))
    }
    return kept.sorted()
  }

  // MARK: Cycles

  /// Differences below this are rounding of sums of at most 10,000 lengths below 10⁹:
  /// `10⁴ · 2⁻⁵³ · 10⁹ < 2 · 10⁻³`, and lengths of a layout are a thousand times smaller.
  static let rounding = 1e-6

  /// A cycle of negative length among the arcs of rows and the sizes they touch.
  private func cycle(_ indices: [Int]) -> [Arc]? {
    var numbers = [Int](repeating: -1, count: variableCount)
    var edges: [Int] = []
    var list: [Arc] = []
    func number(_ edge: Int) -> Int {
      if numbers[edge] >= 0 { return numbers[edge] }
      let number = edges.count
      numbers[edge] = number
      edges.append(edge)
      let other = numbers[edge ^ 1]
      // Both edges of an item are there: its size is at least zero.
      if other >= 0 {
        let (start, end) = edge % 2 == 0 ? (number, other) : (other, number)
        list.append(Arc(from: end, to: start, length: 0, row: nil))
      }
      return number
    }
    for index in indices {
      for arc in arcs[index] ?? [] {
        let (from, to) = (number(arc.from), number(arc.to))
        list.append(Arc(from: from, to: to, length: arc.length, row: arc.row))
      }
    }
    guard let found = Self.negativeCycle(list, nodes: edges.count) else { return nil }
    return found.map { number in
      let arc = list[number]
      return Arc(from: edges[arc.from], to: edges[arc.to], length: arc.length, row: arc.row)
    }
  }

  /// The numbers of the arcs of a negative cycle, in their order on it.
  private static func negativeCycle(_ arcs: [Arc], nodes: Int) -> [Int]? {
    var distances = [Double](repeating: 0, count: nodes)
    var parents = [Int](repeating: -1, count: nodes)
    for round in 0...nodes {
      var changed = false
      for step in arcs.indices {
        // To and fro, so that chains settle whichever way they are listed.
        let number = round % 2 == 0 ? step : arcs.count - 1 - step
        let arc = arcs[number]
        let distance = distances[arc.from] + arc.length
        guard distance < distances[arc.to] - rounding else { continue }
        distances[arc.to] = distance
        parents[arc.to] = number
        changed = true
      }
      if !changed { return nil }
      if round % 4 == 3 || round == nodes, let cycle = cycle(parents, arcs) { return cycle }
    }
    return nil
  }

  /// A cycle among the arcs by which nodes were last reached; such a cycle is negative.
  private static func cycle(_ parents: [Int], _ arcs: [Arc]) -> [Int]? {
    var marks = [Int](repeating: -1, count: parents.count)
    for start in parents.indices {
      var node = start
      while marks[node] < 0, parents[node] >= 0 {
        marks[node] = start
        node = arcs[parents[node]].from
      }
      guard marks[node] == start, parents[node] >= 0 else { continue }
      var cycle: [Int] = []
      var next = node
      repeat {
        cycle.append(parents[next])
        next = arcs[parents[next]].from
      } while next != node
      return cycle.reversed()
    }
    return nil
  }
}
