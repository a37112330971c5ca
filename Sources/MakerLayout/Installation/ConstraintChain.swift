import ConstraintKernel
import Dialects

/// What one chain relates: `attributes  relation  target`.
///
/// With ``ConstraintNumbers`` it becomes one description per attribute. Judged here is only the grammar
/// of chains: which sets of attributes can be paired, and what a bare size can be combined with.
struct ConstraintChain {
  let item: ItemRecord
  let attributes: ConstraintAttributes
  let relation: LayoutConstraint.Relation
  let target: ConstraintTarget.Kind
  let source: LayoutSource
}

/// The numbers of a chain, `multiplier · target + constant` at a priority, and its label.
struct ConstraintNumbers {
  var multiplier = 1.0
  /// The one constant; the last call of `equalTo`, `offset` or `inset` wins.
  var constant: ConstraintAmount
  /// Nil means required, or in an update: as before.
  var priority: LayoutPriority?
  var label: String?
}

extension ConstraintChain {
  /// One description per attribute, in the order of the attributes.
  ///
  /// - Throws: An issue if the chain cannot be meant, whatever the hierarchy.
  func descriptions(
    with numbers: ConstraintNumbers
  ) throws(LayoutIssue) -> [ConstraintDescription] {
    var all: [ConstraintDescription] = []
    try forEachDescription(with: numbers) { description throws(LayoutIssue) in
      all.append(description)
    }
    return all
  }

  /// Calls `body` with what it says of each attribute, in the order of the attributes.
  private func forEachDescription(
    with numbers: ConstraintNumbers,
    _ body: (ConstraintDescription) throws(LayoutIssue) -> Void
  ) throws(LayoutIssue) {
    if numbers.constant.isGap, !attributes.all.allSatisfy(\.isEdge) { throw issue(.gapWithoutEdge) }
    switch target {
    case .superview: try forEachPair(.superview, [], numbers, body)
    case .item(let record, let targets): try forEachPair(.item(record), targets, numbers, body)
    case .constant: try forEachBareValue(numbers, body)
    case .described(let all):
      for var description in all {
        (description.priority, description.identifier) = (numbers.priority, numbers.label)
        try body(description)
      }
    case .refused(let kind): throw issue(kind)
    }
  }

  /// The constraints it describes, by the links of the tree as they are; none of them is active.
  ///
  /// - Throws: An issue if the chain cannot be meant, or there is no superview and one is needed.
  func makeConstraints(with numbers: ConstraintNumbers) throws(LayoutIssue) -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    made.reserveCapacity(attributes.count)
    try forEachDescription(with: numbers) { description throws(LayoutIssue) in
      made.append(try description.makeConstraint())
    }
    return made
  }

  private func forEachPair(
    _ target: ConstraintDescription.Target,
    _ targets: ConstraintAttributes,
    _ numbers: ConstraintNumbers,
    _ body: (ConstraintDescription) throws(LayoutIssue) -> Void
  ) throws(LayoutIssue) {
    guard let pairing = attributes.pairing(with: targets) else {
      throw issue(.invalidUse("several attributes can be compared with one, or with the same ones"))
    }
    for attribute in attributes.all {
      try body(description(attribute, target, pairing.partner(of: attribute), numbers))
    }
  }

  /// A size takes a bare value alone, a position relative to the superview.
  private func forEachBareValue(
    _ numbers: ConstraintNumbers,
    _ body: (ConstraintDescription) throws(LayoutIssue) -> Void
  ) throws(LayoutIssue) {
    let hasSizes = attributes.all.contains { $0.kind == .size }
    if hasSizes, numbers.multiplier != 1 { throw issue(.bareMultiplier) }
    if hasSizes, numbers.constant.isInset { throw issue(.bareInset) }
    for attribute in attributes.all {
      let isSize = attribute.kind == .size
      let origin = isSize ? LayoutConstraint.Attribute.notAnAttribute : attribute.originOfBareValues
      try body(description(attribute, isSize ? .nothing : .superview, origin, numbers))
    }
  }

  private func description(
    _ attribute: LayoutConstraint.Attribute,
    _ target: ConstraintDescription.Target,
    _ partner: LayoutConstraint.Attribute,
    _ numbers: ConstraintNumbers
  ) -> ConstraintDescription {
    ConstraintDescription(
      item,
      attribute,
      relation,
      target,
      partner,
      multiplier: numbers.multiplier,
      constant: numbers.constant.constant(for: attribute, on: partner),
      priority: numbers.priority,
      identifier: numbers.label,
      dialect: .maker,
      source: source
    )
  }

  private func issue(_ kind: LayoutIssue.Kind) -> LayoutIssue {
    LayoutIssue(kind, items: [item.name], source: source)
  }
}

extension LayoutConstraint.Attribute {
  /// What a bare value for this attribute is measured from in the superview, so that a point is a
  /// position.
  fileprivate var originOfBareValues: LayoutConstraint.Attribute {
    switch self {
    case .centerX: .left
    case .centerY: .top
    default: self
    }
  }
}

extension LayoutIssue.Kind {
  static let gapWithoutEdge = Self.invalidUse("a system gap lies between edges")
  static let bareInset = Self.invalidUse("insets need a size to be taken from")
}
