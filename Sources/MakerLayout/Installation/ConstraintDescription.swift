import ConstraintKernel

/// What one chain says, and how it becomes constraints: `attributes relation target * m + k @p`.
struct ConstraintDescription {
  let record: ItemRecord
  let attributes: ConstraintAttributes
  let relation: LayoutConstraint.Relation
  let target: ConstraintTarget.Kind
  let source: LayoutSource
  var multiplier = 1.0
  /// The one constant; the last call of `equalTo`, `offset` or `inset` wins.
  var constant: ConstraintConstant
  /// Nothing means required, or in an update: whatever it was.
  var priority: LayoutPriority?
  var label: String?

  init(
    record: ItemRecord,
    attributes: ConstraintAttributes,
    relation: LayoutConstraint.Relation,
    target: ConstraintTarget.Kind,
    source: LayoutSource
  ) {
    self.record = record
    self.attributes = attributes
    self.relation = relation
    self.target = target
    self.source = source
    if case .constant(let constant) = target {
      self.constant = constant
    } else {
      constant = .number(0)
    }
  }

  /// One constraint per attribute, none of them installed.
  ///
  /// - Throws: an issue if the description cannot be meant, whatever the hierarchy.
  func expanded() throws(LayoutIssue) -> [LayoutConstraint] {
    if let number = constant.firstNotFinite { throw issue(.notFinite(number)) }
    if !multiplier.isFinite { throw issue(.notFinite(multiplier)) }
    if let priority, !priority.isValid { throw issue(.priorityOutOfRange(priority)) }
    switch target {
    case .refused(let kind): throw issue(kind)
    case .superview: return try expanded(relativeTo: superview(), [])
    case .item(let item, let targets): return try expanded(relativeTo: item, targets)
    case .constant: return try expandedAlone()
    }
  }

  private func issue(_ kind: LayoutIssue.Kind) -> LayoutIssue {
    LayoutIssue(kind, items: [record.name], source: source)
  }

  private func superview() throws(LayoutIssue) -> ItemRecord {
    guard let item = record.item else { throw issue(.itemIsGone) }
    guard let parent = item.layoutParent else { throw issue(.missingSuperview) }
    return parent.record
  }

  private func expanded(
    relativeTo other: ItemRecord,
    _ targets: ConstraintAttributes
  ) throws(LayoutIssue) -> [LayoutConstraint] {
    guard let pairs = attributes.paired(with: targets) else {
      throw issue(.unmatchedAttributes)
    }
    return pairs.map { made($0.0, other, $0.1) }
  }

  /// A bare value: a size takes it alone, a position relative to the superview.
  ///
  /// A middle is measured from the superview's left or top, so that a point is a position.
  private func expandedAlone() throws(LayoutIssue) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    for attribute in attributes.atoms {
      if attribute.kind == .size {
        if multiplier != 1 { throw issue(.bareMultiplier) }
        if constant.isInset { throw issue(.bareInset) }
        constraints.append(made(attribute, nil, .notAnAttribute))
      } else {
        constraints.append(made(attribute, try superview(), attribute.originOfBareValues))
      }
    }
    return constraints
  }

  private func made(
    _ attribute: LayoutConstraint.Attribute,
    _ other: ItemRecord?,
    _ otherAttribute: LayoutConstraint.Attribute
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      first: record,
      attribute,
      relation,
      second: other,
      otherAttribute,
      multiplier: multiplier,
      priority: priority ?? .required,
      dialect: .maker,
      source: source
    )
    constraint.identifier = label
    constraint.setConstant(constant)
    return constraint
  }
}

extension LayoutConstraint {
  /// Lays a constant out on the second attribute, or on the first if there is no second.
  func setConstant(_ constant: ConstraintConstant) {
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

extension ConstraintAttributes {
  /// Which attribute is compared with which; nothing if the two sets do not match.
  ///
  /// No targets mean the same attributes; one target serves every attribute; edges go with
  /// margins, one by one.
  fileprivate func paired(
    with targets: ConstraintAttributes
  ) -> [(LayoutConstraint.Attribute, LayoutConstraint.Attribute)]? {
    let atoms = atoms
    if targets.isEmpty || targets == self { return atoms.map { ($0, $0) } }
    let others = targets.atoms
    if others.count == 1 { return atoms.map { ($0, others[0]) } }
    return switch (self, targets) {
    case (.edges, .margins), (.directionalEdges, .directionalMargins):
      atoms.map { ($0, $0.margin) }
    case (.margins, .edges), (.directionalMargins, .directionalEdges):
      atoms.map { ($0, $0.edge) }
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
