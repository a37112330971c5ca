import ConstraintSolver

/// Labels side by side in a root whose width is row 0: gaps that are kept or stretch, natural sizes
/// at several priorities, edges that must or would like to stay inside, heights that follow widths.
struct LabelRows {
  private(set) var system = RandomSystem(seed: 0)
  private var numbers: SeededNumbers

  init(seed: Int) {
    numbers = SeededNumbers(seed: seed)
    system.views = 3 + numbers.below(7)
    system.rows = []
    add([(width(0), 1)], .equal, 400, 1000)
    add([(left(0), 1)], .equal, 0, 1000)
    if numbers.below(2) == 0 { add([(height(0), 1)], .equal, Double(numbers.below(30) * 10), 1000) }
    for view in 1..<system.views { addLabel(view) }
  }

  private func x(_ index: Int) -> Variable { Variable(index: Int32(index)) }
  private func left(_ view: Int) -> Int { 4 * view }
  private func top(_ view: Int) -> Int { 4 * view + 1 }
  private func width(_ view: Int) -> Int { 4 * view + 2 }
  private func height(_ view: Int) -> Int { 4 * view + 3 }

  /// Some optional priority, or now and then required.
  private mutating func priority(requiredOneIn share: Int = .max) -> Double {
    let optional: [Double] = [750, 749, 251, 250, 500, 50]
    if share < .max && numbers.below(share) == 0 { return 1000 }
    return optional[numbers.below(optional.count)]
  }

  private mutating func add(
    _ terms: [(Int, Double)],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Double
  ) {
    let terms = terms.map { Term(x($0.0), $0.1) }
    let rank = UInt64(system.rows.count)
    system.rows.append(
      RowModel(
        terms: terms,
        relation: relation,
        constant: constant,
        priority: priority,
        rank: rank
      )
    )
  }

  private mutating func addLabel(_ view: Int) {
    let gap = Double(numbers.below(4) * 4)
    addPosition(view, gap)
    addWidth(view)
    let right: [(Int, Double)] = [(left(view), 1), (width(view), 1), (width(0), -1)]
    if numbers.below(3) == 0 { add(right, .lessThanOrEqual, -gap, priority(requiredOneIn: 2)) }
    let share = [-0.5, -1, -0.25][numbers.below(3)]
    add([(height(view), 1), (width(view), share)], .equal, 0, priority(requiredOneIn: 2))
    if view == 1 || numbers.below(3) == 0 {
      add([(top(view), 1)], .equal, 0, 1000)
    } else {
      let relation: Relation = numbers.below(3) == 0 ? .greaterThanOrEqual : .equal
      let above: [(Int, Double)] = [(top(view - 1), -1), (height(view - 1), -1)]
      add([(top(view), 1)] + above, relation, 8, 1000)
    }
    let bottom: [(Int, Double)] = [(top(view), 1), (height(view), 1), (height(0), -1)]
    if numbers.below(4) == 0 { add(bottom, .lessThanOrEqual, 0, priority(requiredOneIn: 2)) }
  }

  private mutating func addPosition(_ view: Int, _ gap: Double) {
    if view == 1 { return add([(left(view), 1)], .equal, gap, 1000) }
    let other = 1 + numbers.below(view - 1)
    let after: [(Int, Double)] = [(left(view), 1), (left(view - 1), -1), (width(view - 1), -1)]
    switch numbers.below(6) {
    case 0:
      add(after, .greaterThanOrEqual, gap, 1000)
      add([(left(view), 1), (width(0), -1)], .equal, -Double(numbers.below(10) * 10), priority())
    case 1: add([(left(view), 1), (left(other), -1)], .equal, gap, 1000)
    case 2: add([(left(view), 1), (width(view), 1), (width(0), -1)], .equal, -gap, 1000)
    default: add(after, .equal, gap, 1000)
    }
  }

  private mutating func addWidth(_ view: Int) {
    let other = 1 + numbers.below(system.views - 1)
    switch numbers.below(5) {
    case 0 where other != view:
      add([(width(view), 1), (width(other), -1)], .equal, 0, priority(requiredOneIn: 2))
    case 1:
      let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      let terms = [(width(view), 1), (width(0), [-0.25, -0.5, -1][numbers.below(3)])]
      add(terms, relations[numbers.below(3)], 0, priority(requiredOneIn: 2))
    default:
      let natural = Double(20 + numbers.below(10) * 10)
      add([(width(view), 1)], .lessThanOrEqual, natural, priority())
      add([(width(view), 1)], .greaterThanOrEqual, natural, priority())
    }
  }
}
