import LayoutStatements

/// Which statement an update means: the one that agrees in everything but the constant.
struct ConstraintAgreement {
  /// A constraint of a unit.
  struct Place {
    let unit: LayoutUnit
    let statement: ReadStatement
    /// Its place among those of the statement.
    let constraint: Int
  }

  private let reading: Reading
  /// By everything that they say but the constant, in the order of their units.
  private var places: [String: [Place]] = [:]

  init(_ reading: Reading) {
    self.reading = reading
  }

  /// Adds the constraints of a unit.
  mutating func add(_ unit: LayoutUnit) {
    for statement in unit.statements {
      for (index, constraint) in statement.constraints.enumerated() {
        places[text(constraint, unit.scope), default: []].append(
          Place(unit: unit, statement: statement, constraint: index)
        )
      }
    }
  }

  /// The constraints that agree with one which is said at a scope.
  func places(of constraint: LayoutStatement, _ scope: Int) -> [Place] {
    places[text(constraint, scope)] ?? []
  }

  /// Everything but the constant and the name.
  private func text(_ constraint: LayoutStatement, _ scope: Int) -> String {
    var bare = constraint
    bare.constant = .zero
    bare.constantRightToLeft = nil
    bare.identifier = nil
    return NormalForm(facts: reading.facts, scope: scope).text(bare)
  }
}
