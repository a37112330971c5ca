/// What a constraint says, by which two states say the same: one constraint then stands for both.
///
/// Its number, its priority and its name count, and neither its dialect nor its line.
struct StatedConstraint: Hashable {
  private let first: ItemRecord
  private let firstAttribute: LayoutConstraint.Attribute
  private let relation: LayoutConstraint.Relation
  private let second: ItemRecord?
  private let secondAttribute: LayoutConstraint.Attribute
  private let multiplier: Double
  private let constant: DirectedConstant
  private let goneConstant: Double?
  private let priority: LayoutPriority
  private let identifier: String?

  /// Nil for a member of an arrangement, whose guides are of that one alone.
  init?(_ constraint: LayoutConstraint) {
    if constraint.arrangement != nil { return nil }
    first = constraint.first
    firstAttribute = constraint.firstAttribute
    relation = constraint.relation
    second = constraint.second
    secondAttribute = constraint.secondAttribute
    multiplier = constraint.multiplier
    constant = constraint.directedConstant
    goneConstant = constraint.goneConstant
    priority = constraint.priority
    identifier = constraint.identifier
  }
}

/// Constraints that another state may have as well, each once, as what is said twice pulls twice.
struct StatePool {
  private var constraints: [StatedConstraint: [LayoutConstraint]] = [:]

  /// Makes a pool of constraints, of which the first ones are taken first.
  init(_ all: [LayoutConstraint]) {
    for constraint in all.reversed() {
      if let stated = StatedConstraint(constraint) {
        constraints[stated, default: []].append(constraint)
      }
    }
  }

  /// Takes a constraint out that says this; nil if there is none.
  mutating func take(_ stated: StatedConstraint) -> LayoutConstraint? {
    constraints[stated]?.popLast()
  }
}
