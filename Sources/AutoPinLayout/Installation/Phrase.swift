import ConstraintKernel

/// What one line of source code says about one item, before there is a constraint.
struct Phrase {
  let item: any LayoutItem
  let source: LayoutSource
  /// The record of the item, which keeps it.
  private let record: Unmanaged<ItemRecord>

  init(_ item: any LayoutItem, _ file: StaticString, _ line: UInt) {
    self.init(item, LayoutSource(file: file, line: line))
  }

  init(_ item: any LayoutItem, _ source: LayoutSource) {
    self.item = item
    self.source = source
    record = .record(of: item)
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
    make(attribute, relation, .record(of: other), otherAttribute, multiplier, constant)
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

  /// Reads inwards at all edges but the excluded one, counter-clockwise from the top.
  ///
  /// Whoever excludes left or right thinks in physical edges and gets the opposite one; everybody
  /// else gets leading and trailing.
  func insets(
    excluding excluded: ALEdge?,
    from targetAttribute: (ALEdge) -> LayoutConstraint.Attribute,
    of target: any LayoutItem,
    by insets: LayoutInsets
  ) -> [LayoutConstraint] {
    let isPhysical = excluded == .left || excluded == .right
    let edges: [ALEdge] =
      isPhysical ? [.top, .left, .bottom, .right] : [.top, .leading, .bottom, .trailing]
    return [LayoutConstraint](unsafeUninitializedCapacity: edges.count) { room, count in
      for edge in edges where edge != excluded {
        let attribute = targetAttribute(edge)
        let made = inset(edge, from: attribute, of: target, by: insets.distance(at: edge))
        room.initializeElement(at: count, to: made)
        count += 1
      }
    }
  }

  private func make(
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ other: Unmanaged<ItemRecord>?,
    _ otherAttribute: LayoutConstraint.Attribute,
    _ multiplier: Double,
    _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      kept: record,
      attribute,
      relation,
      second: other,
      otherAttribute,
      multiplier: multiplier,
      constant: constant,
      priority: .required,
      dialect: .autoPin,
      source: source
    )
  }
}
