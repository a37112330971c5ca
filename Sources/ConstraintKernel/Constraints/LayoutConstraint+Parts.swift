/// Describing a constraint by its parts.
extension LayoutConstraint {
  /// Describes what two anchors say; items are kept by the caller for as long as the call takes.
  @usableFromInline
  static func tie(
    _ first: ItemRecord,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: ItemRecord,
    _ secondAttribute: Attribute,
    _ multiplier: Double,
    _ constant: Double,
    _ source: LayoutSource
  ) -> LayoutConstraint {
    LayoutConstraint(
      at: first.pointer,
      firstAttribute,
      relation,
      second: second.pointer,
      secondAttribute,
      multiplier: multiplier,
      constant: constant,
      priority: .required,
      dialect: .kernel,
      source: source
    )
  }

  /// Describes what a dimension and a number say.
  @usableFromInline
  static func bound(
    _ item: ItemRecord,
    _ attribute: Attribute,
    _ relation: Relation,
    _ constant: Double,
    _ source: LayoutSource
  ) -> LayoutConstraint {
    LayoutConstraint(
      at: item.pointer,
      attribute,
      relation,
      second: nil,
      .notAnAttribute,
      multiplier: 1,
      constant: constant,
      priority: .required,
      dialect: .kernel,
      source: source
    )
  }

  /// Describes a constraint between records.
  package convenience init(
    first: borrowing ItemRecord,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    second: borrowing ItemRecord?,
    _ secondAttribute: Attribute,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: LayoutPriority = .required,
    dialect: LayoutDialect,
    source: LayoutSource
  ) {
    self.init(
      at: first.pointer,
      firstAttribute,
      relation,
      second: (copy second)?.pointer,
      secondAttribute,
      multiplier: multiplier,
      constant: constant,
      priority: priority,
      dialect: dialect,
      source: source
    )
  }

  /// Describes a constraint between items that are retained for as long as the call takes.
  package convenience init(
    kept first: Unmanaged<ItemRecord>,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    second: Unmanaged<ItemRecord>?,
    _ secondAttribute: Attribute,
    multiplier: Double,
    constant: Double,
    priority: LayoutPriority,
    dialect: LayoutDialect,
    source: LayoutSource
  ) {
    self.init(
      at: first._withUnsafeGuaranteedRef { $0.pointer },
      firstAttribute,
      relation,
      second: second?._withUnsafeGuaranteedRef { $0.pointer },
      secondAttribute,
      multiplier: multiplier,
      constant: constant,
      priority: priority,
      dialect: dialect,
      source: source
    )
  }
}
