import ConstraintSolver

/// Views side by side whose widths are tied to each other, in a root whose width is row 0: nothing
/// tells how wide they are but the edge that closes a row, if there is one, or several.
struct SharedRows {
  private(set) var system = RandomSystem(seed: 0)
  private var numbers: SeededNumbers
  /// The first view of the present row.
  private var first = 1

  init(seed: Int) {
    numbers = SeededNumbers(seed: seed)
    system.views = 3 + numbers.below(7)
    system.rows = []
    add([(2, 1)], .equal, 400, 1000)
    add([(0, 1)], .equal, 0, 1000)
    if numbers.below(2) == 0 { add([(3, 1)], .equal, Double(numbers.below(30) * 10), 1000) }
    for view in 1..<system.views { addView(view) }
  }

  private mutating func priority(requiredOneIn share: Int) -> Double {
    let optional: [Double] = [750, 749, 251, 250, 500, 50]
    return numbers.below(share) == 0 ? 1000 : optional[numbers.below(optional.count)]
  }

  private mutating func relation() -> Relation {
    [.equal, .lessThanOrEqual, .greaterThanOrEqual][numbers.below(3)]
  }

  private mutating func add(
    _ terms: [(Int, Double)],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Double
  ) {
    system.rows.append(
      RowModel(
        terms: terms.map { Term(Variable(index: Int32($0.0)), $0.1) },
        relation: relation,
        constant: constant,
        priority: priority,
        rank: UInt64(system.rows.count)
      )
    )
  }

  private mutating func addView(_ view: Int) {
    let (left, width) = (4 * view, 4 * view + 2)
    let gap = Double(numbers.below(4) * 4)
    if view == 1 || numbers.below(5) == 0 {
      first = view
      if numbers.below(6) > 0 { add([(left, 1)], .equal, gap, 1000) }
    } else {
      let relation: Relation = numbers.below(8) == 0 ? .greaterThanOrEqual : .equal
      add([(left, 1), (left - 4, -1), (width - 4, -1)], relation, gap, 1000)
      if numbers.below(4) > 0 { tie(width, to: 4 * (first + numbers.below(view - first)) + 2) }
    }
    if numbers.below(3) == 0 {
      add([(width, 1)], relation(), Double(numbers.below(15) * 10), priority(requiredOneIn: 2))
    }
    if numbers.below(3) == 0 || view == system.views - 1 {
      let relation: Relation = numbers.below(5) == 0 ? .lessThanOrEqual : .equal
      add([(left, 1), (width, 1), (2, -1)], relation, -gap, numbers.below(6) == 0 ? 500 : 1000)
    }
    if numbers.below(9) == 0 { add([(left, 1), (width, 0.5), (2, -0.5)], .equal, 0, 1000) }
    if numbers.below(4) == 0 { add([(width + 1, 1), (width, -0.5)], .equal, 0, 1000) }
  }

  private mutating func tie(_ width: Int, to other: Int) {
    let share = [1, 1, 1, 0.5, 2][numbers.below(5)]
    add([(width, 1), (other, -share)], .equal, [0, 0, 0, 10, -20][numbers.below(5)], 1000)
  }
}
