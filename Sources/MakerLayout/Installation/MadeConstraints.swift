import ConstraintKernel

/// The constraints of one chain, without an array where there is only one.
enum MadeConstraints {
  case none
  case one(LayoutConstraint)
  case several([LayoutConstraint])

  /// All of a part of an array.
  init(_ constraints: ArraySlice<LayoutConstraint>) {
    switch constraints.count {
    case 0: self = .none
    case 1: self = .one(constraints[constraints.startIndex])
    default: self = .several(Array(constraints))
    }
  }

  /// Adds a constraint after the others.
  @inline(__always)
  mutating func append(_ constraint: consuming LayoutConstraint) {
    self = if isNone { .one(constraint) } else { .several(all + [constraint]) }
  }

  /// Whether nothing was made yet.
  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  var all: [LayoutConstraint] {
    switch self {
    case .none: []
    case .one(let constraint): [constraint]
    case .several(let constraints): constraints
    }
  }

  var first: LayoutConstraint? {
    switch self {
    case .none: nil
    case .one(let constraint): constraint
    case .several(let constraints): constraints.first
    }
  }

  func visit(_ body: (LayoutConstraint) -> Void) {
    switch self {
    case .none: break
    case .one(let constraint): body(constraint)
    case .several(let constraints): for constraint in constraints { body(constraint) }
    }
  }

  func contains(where predicate: (LayoutConstraint) -> Bool) -> Bool {
    switch self {
    case .none: false
    case .one(let constraint): predicate(constraint)
    case .several(let constraints): constraints.contains(where: predicate)
    }
  }
}
