import ConstraintKernel

/// What one line of source code says about one item, before there is a constraint.
struct Phrase {
  let item: any LayoutItem
  let source: LayoutSource

  init(_ item: any LayoutItem, _ file: StaticString, _ line: UInt) {
    self.item = item
    source = LayoutSource(file: file, line: line)
  }

  init(_ item: any LayoutItem, _ source: LayoutSource) {
    self.item = item
    self.source = source
  }

  /// `item.attribute relation multiplier · other.otherAttribute + constant`.
  func constraint(
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal,
    to otherAttribute: LayoutConstraint.Attribute,
    of other: any LayoutItem,
    multiplier: Double = 1,
    constant: Double = 0
  ) -> LayoutConstraint {
    make(attribute, relation, other.record, otherAttribute, multiplier, constant)
  }

  /// `item.attribute relation constant`.
  func constraint(
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal,
    to constant: Double
  ) -> LayoutConstraint {
    make(attribute, relation, nil, .notAnAttribute, 1, constant)
  }

  /// Reads inwards: `relation` and `inset` speak of the distance from `target` to the edge.
  func inset(
    _ edge: ALEdge,
    _ relation: LayoutConstraint.Relation = .equal,
    from targetAttribute: LayoutConstraint.Attribute,
    of target: any LayoutItem,
    by inset: Double
  ) -> LayoutConstraint {
    constraint(
      LayoutConstraint.Attribute(edge),
      edge.isEnd ? relation.flipped : relation,
      to: targetAttribute,
      of: target,
      constant: edge.isEnd ? 0 - inset : inset
    )
  }

  private func make(
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ other: ItemRecord?,
    _ otherAttribute: LayoutConstraint.Attribute,
    _ multiplier: Double,
    _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      first: item.record,
      attribute,
      relation,
      second: other,
      otherAttribute,
      multiplier: multiplier,
      constant: constant,
      dialect: .autoPin,
      source: source
    )
  }
}
