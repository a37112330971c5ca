import ConstraintKernel
import Dialects

/// What one chain says: `attributes  relation  multiplier · target + constant`, at a priority.
///
/// A value that becomes one description per attribute. Judged here is only the grammar of chains:
/// which sets of attributes can be paired, and what a bare size can be combined with.
struct ConstraintChain {
  let item: ItemRecord
  let attributes: ConstraintAttributes
  let relation: LayoutConstraint.Relation
  let target: ConstraintTarget.Kind
  let source: LayoutSource
  var multiplier = 1.0
  /// The one constant; the last call of `equalTo`, `offset` or `inset` wins.
  var constant: ConstraintAmount
  /// Nil means required, or in an update: as before.
  var priority: LayoutPriority?
  var label: String?

  /// One description per attribute, in the order of the attributes.
  ///
  /// - Throws: An issue if the chain cannot be meant, whatever the hierarchy.
  func descriptions() throws(LayoutIssue) -> [ConstraintDescription] {
    if constant.isGap, !attributes.all.allSatisfy(\.isEdge) { throw issue(.gapWithoutEdge) }
    switch target {
    case .superview: return try descriptions(.superview, [])
    case .item(let record, let targets): return try descriptions(.item(record), targets)
    case .constant: return try bareDescriptions()
    case .described(let all): return all.map(given)
    case .refused(let kind): throw issue(kind)
    }
  }

  /// Asks the items for their parents, which may be foreign code.
  func refreshAncestry() {
    item.refreshAncestry()
    switch target {
    case .item(let target, _): target.refreshAncestry()
    case .described(let all): for description in all { description.refreshAncestry() }
    case .superview, .constant, .refused: break
    }
  }

  /// The constraints it describes, by the links of the tree as they are; none of them is active.
  ///
  /// - Throws: An issue if the chain cannot be meant, or there is no superview and one is needed.
  func makeConstraints() throws(LayoutIssue) -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    for description in try descriptions() { made.append(try description.makeConstraint()) }
    return made
  }

  private func descriptions(
    _ target: ConstraintDescription.Target,
    _ targets: ConstraintAttributes
  ) throws(LayoutIssue) -> [ConstraintDescription] {
    guard let partners = attributes.partners(in: targets) else {
      throw issue(.invalidUse("several attributes can be compared with one, or with the same ones"))
    }
    return zip(attributes.all, partners).map { description($0, target, $1) }
  }

  /// A size takes a bare value alone, a position relative to the superview.
  private func bareDescriptions() throws(LayoutIssue) -> [ConstraintDescription] {
    let hasSizes = attributes.all.contains { $0.kind == .size }
    if hasSizes, multiplier != 1 { throw issue(.bareMultiplier) }
    if hasSizes, constant.isInset { throw issue(.bareInset) }
    return attributes.all.map {
      $0.kind == .size ? description($0) : description($0, .superview, $0.originOfBareValues)
    }
  }

  private func given(_ description: ConstraintDescription) -> ConstraintDescription {
    var description = description
    (description.priority, description.identifier) = (priority, label)
    return description
  }

  private func description(
    _ attribute: LayoutConstraint.Attribute,
    _ target: ConstraintDescription.Target = .nothing,
    _ partner: LayoutConstraint.Attribute = .notAnAttribute
  ) -> ConstraintDescription {
    ConstraintDescription(
      item,
      attribute,
      relation,
      target,
      partner,
      multiplier: multiplier,
      constant: constant.constant(for: attribute, on: partner),
      priority: priority,
      identifier: label,
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
