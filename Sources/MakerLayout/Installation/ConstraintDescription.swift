import ConstraintKernel

/// What one chain says, and how it becomes constraints: `attributes relation target * m + k @p`.
///
/// It retains nothing, so that it can be copied for nothing; the chain keeps what it refers to.
struct ConstraintDescription {
  /// What the second side is.
  enum Target {
    /// The superview, attribute by attribute.
    case superview
    /// An item; no attributes mean: each attribute to its own kind.
    case item(Unmanaged<ItemRecord>, ConstraintAttributes)
    /// Nothing but the constant: sizes take it alone, positions relative to the superview.
    case nothing
    /// Something that could not be found, for a reason the chain keeps.
    case refused
  }

  /// The record of the item, retained by whoever holds the description.
  var recordReference: Unmanaged<ItemRecord>
  let attributes: ConstraintAttributes
  let relation: LayoutConstraint.Relation
  let source: LayoutSource
  var target = Target.superview
  var multiplier = 1.0
  /// The one constant; the last call of `equalTo`, `offset` or `inset` wins.
  var constant = ConstraintConstant.number(0)
  /// Nothing means required, or in an update: whatever it was.
  var priority: LayoutPriority?

  @inline(__always)
  init(
    _ record: Unmanaged<ItemRecord>,
    _ attributes: ConstraintAttributes,
    _ relation: LayoutConstraint.Relation,
    _ source: LayoutSource
  ) {
    recordReference = record
    self.attributes = attributes
    self.relation = relation
    self.source = source
  }

  var record: ItemRecord { recordReference.takeUnretainedValue() }
}

/// How a description becomes constraints. It is read where it stands, as a copy counts references.
extension Constraint {
  /// What is to be done with each attribute: it, the other item, and the attribute of that.
  typealias Visitor = (
    LayoutConstraint.Attribute, Unmanaged<ItemRecord>?, LayoutConstraint.Attribute
  ) -> Void

  /// Adds one constraint per attribute behind the first `count` in `room`, none of them installed.
  ///
  /// - Throws: an issue if the description cannot be meant, whatever the hierarchy.
  func expand(
    into room: UnsafeMutableBufferPointer<LayoutConstraint>,
    _ count: inout Int
  ) throws(LayoutIssue) {
    try forEachAttribute {
      room.initializeElement(at: count, to: constraint($0, $1, $2))
      count += 1
    }
  }

  /// Adds one constraint per attribute to a batch; false if not all can be meant and installed.
  ///
  /// A chain that somebody holds has them from then on.
  func expand(into batch: inout ConstraintBatch) -> Bool {
    var areSound = true
    do {
      try forEachAttribute {
        guard areSound, let constraint = add($0, $1, $2, to: &batch) else {
          areSound = false
          return
        }
        if !isOpen { made.append(constraint.takeUnretainedValue()) }
      }
    } catch {
      return false
    }
    return areSound
  }

  /// Calls `visit` with each attribute and what it is compared with.
  ///
  /// - Throws: an issue if the description cannot be meant, whatever the hierarchy.
  @inline(__always)
  func forEachAttribute(_ visit: Visitor) throws(LayoutIssue) {
    if let number = described.constant.firstNotFinite { throw issue(.notFinite(number)) }
    if !described.multiplier.isFinite { throw issue(.notFinite(described.multiplier)) }
    if let priority = described.priority, !priority.isValid {
      throw issue(.priorityOutOfRange(priority))
    }
    switch described.target {
    case .refused: throw issue(refusal ?? .incompleteDescription)
    case .superview:
      let superview = try superview()
      try visitAttributes(relativeTo: .passUnretained(superview), [], visit)
      extendLifetime(superview)
    case .item(let item, let targets): try visitAttributes(relativeTo: item, targets, visit)
    case .nothing: try visitAttributesAlone(visit)
    }
  }

  private func issue(_ kind: LayoutIssue.Kind) -> LayoutIssue {
    LayoutIssue(kind, items: [described.record.name], source: described.source)
  }

  private func superview() throws(LayoutIssue) -> ItemRecord {
    guard let item = described.record.item else { throw issue(.itemIsGone) }
    guard let parent = item.layoutParent else { throw issue(.missingSuperview) }
    return parent.record
  }

  @inline(__always)
  private func visitAttributes(
    relativeTo other: Unmanaged<ItemRecord>,
    _ targets: ConstraintAttributes,
    _ visit: Visitor
  ) throws(LayoutIssue) {
    guard let pairing = described.attributes.pairing(with: targets) else {
      throw issue(.unmatchedAttributes)
    }
    for attribute in described.attributes.atoms {
      visit(attribute, other, pairing.partner(of: attribute))
    }
  }

  /// A bare value: a size takes it alone, a position relative to the superview.
  ///
  /// A middle is measured from the superview's left or top, so that a point is a position.
  private func visitAttributesAlone(_ visit: Visitor) throws(LayoutIssue) {
    for attribute in described.attributes.atoms {
      if case .size = attribute.kind {
        if described.multiplier != 1 { throw issue(.bareMultiplier) }
        if described.constant.isInset { throw issue(.bareInset) }
        visit(attribute, nil, .notAnAttribute)
      } else {
        let superview = try superview()
        visit(attribute, .passUnretained(superview), attribute.originOfBareValues)
        extendLifetime(superview)
      }
    }
  }

  @inline(__always)
  private func add(
    _ attribute: LayoutConstraint.Attribute,
    _ other: Unmanaged<ItemRecord>?,
    _ otherAttribute: LayoutConstraint.Attribute,
    to batch: inout ConstraintBatch
  ) -> Unmanaged<LayoutConstraint>? {
    guard label == nil, case .number(let number) = described.constant else {
      return batch.add(constraint(attribute, other, otherAttribute))
    }
    return batch.add(
      described.recordReference,
      attribute,
      described.relation,
      other,
      otherAttribute,
      multiplier: described.multiplier,
      constant: number,
      priority: described.priority ?? .required,
      dialect: .maker,
      source: described.source
    )
  }

  private func constraint(
    _ attribute: LayoutConstraint.Attribute,
    _ other: Unmanaged<ItemRecord>?,
    _ otherAttribute: LayoutConstraint.Attribute
  ) -> LayoutConstraint {
    var number = 0.0
    var isNumber = false
    if case .number(let value) = described.constant { (number, isNumber) = (value, true) }
    let constraint = LayoutConstraint(
      kept: described.recordReference,
      attribute,
      described.relation,
      second: other,
      otherAttribute,
      multiplier: described.multiplier,
      constant: number,
      priority: described.priority ?? .required,
      dialect: .maker,
      source: described.source
    )
    if let label { constraint.identifier = label }
    if !isNumber { constraint.setConstant(described.constant) }
    return constraint
  }
}

extension LayoutConstraint {
  /// Lays a constant out on the second attribute, or on the first if there is no second.
  func setConstant(_ constant: ConstraintConstant) {
    if case .number(let number) = constant {
      self.constant = number
      return
    }
    let attribute = secondAttribute == .notAnAttribute ? firstAttribute : secondAttribute
    setConstant(
      leftToRight: constant.projected(on: attribute, .leftToRight),
      rightToLeft: constant.projected(on: attribute, .rightToLeft)
    )
  }
}

extension LayoutConstraint.Attribute {
  /// What a bare value for this attribute is measured from in the superview.
  fileprivate var originOfBareValues: LayoutConstraint.Attribute {
    switch self {
    case .centerX: .left
    case .centerY: .top
    default: self
    }
  }
}

/// Which attribute is compared with which.
private enum Pairing {
  /// Each with its own kind.
  case same
  /// All with one.
  case one(LayoutConstraint.Attribute)
  /// Edges with the margins inside them.
  case margins
  /// Margins with the edges outside them.
  case edges

  func partner(of attribute: LayoutConstraint.Attribute) -> LayoutConstraint.Attribute {
    switch self {
    case .same: attribute
    case .one(let partner): partner
    case .margins: attribute.margin
    case .edges: attribute.edge
    }
  }
}

extension ConstraintAttributes {
  /// Which attribute is compared with which; nothing if the two sets do not match.
  ///
  /// No targets mean the same attributes; one target serves every attribute; edges go with
  /// margins, one by one.
  fileprivate func pairing(with targets: ConstraintAttributes) -> Pairing? {
    if targets.isEmpty || targets == self { return .same }
    if targets.count == 1, let only = targets.atoms.first { return .one(only) }
    return switch (self, targets) {
    case (.edges, .margins), (.directionalEdges, .directionalMargins): .margins
    case (.margins, .edges), (.directionalMargins, .directionalEdges): .edges
    default: nil
    }
  }
}

extension LayoutConstraint.Attribute {
  /// The margin inside an edge.
  fileprivate var margin: LayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }

  /// The edge outside a margin.
  fileprivate var edge: LayoutConstraint.Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    default: self
    }
  }
}
