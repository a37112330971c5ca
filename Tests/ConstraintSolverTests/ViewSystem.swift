import ConstraintSolver

/// Views as blocks of left, top, width and height, and rows between their sides.
struct ViewSystem: ~Copyable {
  enum Side: Int32 {
    case left
    case top
    case width
    case height
    case right
    case bottom
  }

  /// `view.side`, times a factor.
  struct Place {
    var view: Int
    var side: Side
    var factor = 1.0
  }

  let solver = Solver()
  private(set) var views: [Variable] = []
  private(set) var rows = 0

  /// Adds views and returns the number of the first.
  mutating func addViews(_ count: Int) -> Int {
    for _ in 0..<count { views.append(solver.addVariables(count: 4, nonnegative: 0b1100)) }
    return views.count - count
  }

  /// Adds the row `place  relation  other + constant`.
  @discardableResult
  mutating func add(
    _ place: Place,
    _ relation: Relation,
    _ other: Place?,
    _ constant: Double,
    priority: Double = 1000
  ) throws -> Row {
    rows += 1
    let terms = terms(place, 1) + (other.map { self.terms($0, -1) } ?? [])
    return try solver.addRow(terms, relation, constant, priority: priority, rank: UInt64(rows))
  }

  private func terms(_ place: Place, _ sign: Double) -> [Term] {
    let factor = sign * place.factor
    func part(_ side: Side) -> Term {
      Term(Variable(index: views[place.view].index + side.rawValue), factor)
    }
    switch place.side {
    case .right: return [part(.left), part(.width)]
    case .bottom: return [part(.top), part(.height)]
    default: return [part(place.side)]
    }
  }

  func value(_ view: Int, _ side: Side) -> Double {
    terms(Place(view: view, side: side), 1).reduce(0) { $0 + solver.value(of: $1.variable) }
  }
}

extension Int {
  /// The side of the view with this number.
  func at(_ side: ViewSystem.Side, times factor: Double = 1) -> ViewSystem.Place {
    ViewSystem.Place(view: self, side: side, factor: factor)
  }
}
