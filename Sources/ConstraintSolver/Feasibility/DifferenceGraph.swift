/// Rows that say how far two points are apart, as a graph in which a contradiction is a circle of negative length.
///
/// Points are variables, and the ends of lengths: of a ``FeasibilityProblem/Kind/length(from:)`` the sum with the
/// variable it begins at. An arc from one point to another with a length says that the second lies at most
/// that far behind the first. What the graph cannot decide is the solver's.
///
/// Source: R. Bellman, "On a routing problem" (1958); J. Chinneck, "Feasibility and Infeasibility in
/// Optimization" (2008), section 6.2, for sets that cannot be made smaller.
struct DifferenceGraph: Sendable {
  /// `position[to] - position[from] <= length`.
  struct Arc: Sendable {
    /// What says so.
    enum Source: Sendable {
      /// A row, as an upper or a lower limit of its left-hand side.
      case row(Int, isUpper: Bool)
      /// A variable's being at least zero.
      case bound(Variable)
    }

    let from: Int
    let to: Int
    let length: Double
    let source: Source

    /// The row that says so.
    var row: Int? {
      if case .row(let number, _) = source { return number }
      return nil
    }
  }

  enum Answer {
    case holds
    case contradiction([Int])
    /// Rows of another kind take part, or errors hide what decides.
    case unclear
  }

  /// The arcs of each row, nil for rows of another kind.
  private var arcs: [[Arc]?] = []
  /// The point at which a length begins, by the number of its end; -1 for other points.
  private var starts: [Int] = []
  /// The ends of the lengths that begin at a point.
  private var ends: [[Int]] = []

  /// Adds the point of a variable.
  mutating func addPoint(_ kind: FeasibilityProblem.Kind) {
    let point = starts.count
    starts.append(-1)
    ends.append([])
    guard case .length(let start) = kind else { return }
    starts[point] = Int(start)
    ends[Int(start)].append(point)
  }

  /// Adds a row, whatever it says.
  mutating func add(_ row: FeasibilityProblem.Inexact, _ kinds: [FeasibilityProblem.Kind]) {
    let number = arcs.count
    arcs.append(nil)
    guard let (point, other) = Self.points(row, kinds) else { return }
    var pair: [Arc] = []
    if row.relation != .greaterThanOrEqual {
      let source = Arc.Source.row(number, isUpper: true)
      pair.append(Arc(from: other, to: point, length: row.constant, source: source))
    }
    if row.relation != .lessThanOrEqual {
      let source = Arc.Source.row(number, isUpper: false)
      pair.append(Arc(from: point, to: other, length: -row.constant, source: source))
    }
    arcs[number] = pair
  }

  /// The point that is added and the one that is subtracted, if a row has just these two.
  private static func points(
    _ row: FeasibilityProblem.Inexact,
    _ kinds: [FeasibilityProblem.Kind]
  ) -> (Int, Int)? {
    var weights: [(point: Int, weight: Double)] = []
    func add(_ point: Int, _ weight: Double) {
      if let index = weights.firstIndex(where: { $0.point == point }) {
        weights[index].weight += weight
      } else {
        weights.append((point, weight))
      }
    }
    for term in row.terms {
      let number = Int(term.variable.index)
      switch kinds[number] {
      case .free: add(number, term.coefficient)
      case .length(let start):
        add(number, term.coefficient)
        add(Int(start), -term.coefficient)
      // It is no point: how far it is from zero is known.
      case .nonnegative: return nil
      }
    }
    let left = weights.filter { $0.weight != 0 }
    guard left.count == 2, let plus = left.first(where: { $0.weight == 1 }),
      let minus = left.first(where: { $0.weight == -1 })
    else { return nil }
    return (plus.point, minus.point)
  }

  // MARK: Answers

  /// Whether rows hold together, and if not, a set that cannot be made smaller.
  func answer(among numbers: [Int], of problem: FeasibilityProblem) -> Answer {
    let isWhole = numbers.allSatisfy { arcs[$0] != nil }
    guard let circle = circle(numbers) else { return isWhole ? .holds : .unclear }
    guard FarkasProof(by: circle, in: problem).isConvincing else { return .unclear }
    return .contradiction(thinned(circle, problem))
  }

  /// The proof of rows that cannot hold together; nil where it is no circle of them all.
  func proof(of numbers: [Int], in problem: FeasibilityProblem) -> FarkasProof? {
    guard numbers.allSatisfy({ arcs[$0] != nil }), let circle = circle(numbers) else { return nil }
    let proof = FarkasProof(by: circle, in: problem)
    guard proof.isConvincing, Set(circle.compactMap { $0.row }).count == numbers.count else {
      return nil
    }
    return proof
  }

  /// The rows of a circle that cannot be left out.
  ///
  /// Most are known to be needed beforehand. The others are left out together, twice as many each time
  /// that the rest contradicts itself all the same.
  private func thinned(_ circle: [Arc], _ problem: FeasibilityProblem) -> [Int] {
    var kept = circle.compactMap { $0.row }
    var needed = neededRows(of: circle)
    var (next, size) = (0, 1)
    while next < kept.count, kept.count > 1 {
      if needed.contains(kept[next]) {
        next += 1
        continue
      }
      let group = Set(kept[next...].lazy.filter { !needed.contains($0) }.prefix(size))
      let rest = kept.filter { !group.contains($0) }
      guard let smaller = self.circle(rest), FarkasProof(by: smaller, in: problem).isConvincing
      else {
        if size == 1 { next += 1 } else { size /= 2 }
        continue
      }
      let left = Set(smaller.compactMap { $0.row })
      kept = rest.filter(left.contains)
      size *= 2
      // What was needed before still is, and all of it is still there.
      needed.formUnion(neededRows(of: smaller))
    }
    return kept.sorted()
  }

  /// The rows of a negative circle without each of which all its others hold.
  ///
  /// Without one row its others hold where every arc is just as long as it says; nothing is asked of the
  /// points there but that lengths are at least zero. How far two points are apart then depends on nothing but
  /// the side of the circle on which the row was: so each length is looked at twice, and not for every row.
  /// Of other rows nothing is known.
  /// - Complexity: O(arcs).
  private func neededRows(of circle: [Arc]) -> Set<Int> {
    let rounding = NegativeCircle.rounding(of: circle)
    var sums = [0.0]
    var places: [Int: Int] = [:]
    for (place, arc) in circle.enumerated() {
      places[arc.from] = place
      sums.append(sums[place] + arc.length)
    }
    let whole = sums[circle.count]
    // How many lengths are below zero without the arc at a place, as differences from the arc before.
    var changes = [Int](repeating: 0, count: circle.count + 1)
    for (place, arc) in circle.enumerated() {
      for end in ends[arc.from].compactMap({ places[$0] }) {
        let (first, last) = (min(place, end), max(place, end))
        let forward = sums[last] - sums[first]
        let sign = end > place ? 1.0 : -1.0
        if sign * (forward - whole) < -rounding {
          changes[first] += 1
          changes[last] -= 1
        }
        if sign * forward < -rounding {
          changes[0] += 1
          changes[first] -= 1
          changes[last] += 1
        }
      }
    }
    var needed: Set<Int> = []
    var negative = 0
    for (place, arc) in circle.enumerated() {
      negative += changes[place]
      if negative == 0, let row = arc.row { needed.insert(row) }
    }
    return needed
  }

  /// A circle of negative length among the arcs of rows and the lengths whose both ends they touch.
  private func circle(_ rows: [Int]) -> [Arc]? {
    var numbers = [Int](repeating: -1, count: starts.count)
    var points: [Int] = []
    var list: [NegativeCircle.Arc] = []
    var sources: [Arc.Source] = []
    func addLength(_ end: Int) {
      let start = starts[end]
      if start < 0 || numbers[start] < 0 || numbers[end] < 0 { return }
      list.append(NegativeCircle.Arc(from: numbers[end], to: numbers[start], length: 0))
      sources.append(.bound(Variable(index: Int32(end))))
    }
    func number(_ point: Int) -> Int {
      if numbers[point] >= 0 { return numbers[point] }
      numbers[point] = points.count
      points.append(point)
      addLength(point)
      for end in ends[point] { addLength(end) }
      return numbers[point]
    }
    for row in rows {
      for arc in arcs[row] ?? [] {
        let (from, to) = (number(arc.from), number(arc.to))
        list.append(NegativeCircle.Arc(from: from, to: to, length: arc.length))
        sources.append(arc.source)
      }
    }
    return NegativeCircle.search(list, nodes: points.count)?.map { position in
      let arc = list[position]
      return Arc(
        from: points[arc.from],
        to: points[arc.to],
        length: arc.length,
        source: sources[position]
      )
    }
  }
}
