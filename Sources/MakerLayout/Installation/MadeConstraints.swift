import ConstraintKernel

/// The constraints of one chain, without an array where there is only one.
enum MadeConstraints {
  case one(LayoutConstraint)
  case several([LayoutConstraint])

  var all: [LayoutConstraint] {
    switch self {
    case .one(let constraint): [constraint]
    case .several(let constraints): constraints
    }
  }

  var isEmpty: Bool { first == nil }

  var first: LayoutConstraint? {
    switch self {
    case .one(let constraint): constraint
    case .several(let constraints): constraints.first
    }
  }

  func visit(_ body: (LayoutConstraint) -> Void) {
    switch self {
    case .one(let constraint): body(constraint)
    case .several(let constraints): for constraint in constraints { body(constraint) }
    }
  }

  func contains(where predicate: (LayoutConstraint) -> Bool) -> Bool {
    switch self {
    case .one(let constraint): predicate(constraint)
    case .several(let constraints): constraints.contains(where: predicate)
    }
  }
}
