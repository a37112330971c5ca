/// A horizontal position of an item, to be tied to another horizontal position.
public struct LayoutXAxisAnchor {
  @usableFromInline let record: ItemRecord
  @usableFromInline let attribute: LayoutConstraint.Attribute

  @inlinable
  init(record: ItemRecord, attribute: LayoutConstraint.Attribute) {
    self.record = record
    self.attribute = attribute
  }
}

/// A vertical position of an item, to be tied to another vertical position.
public struct LayoutYAxisAnchor {
  @usableFromInline let record: ItemRecord
  @usableFromInline let attribute: LayoutConstraint.Attribute

  @inlinable
  init(record: ItemRecord, attribute: LayoutConstraint.Attribute) {
    self.record = record
    self.attribute = attribute
  }
}

/// A width or a height of an item, to be tied to another one or to a number.
public struct LayoutDimension {
  @usableFromInline let record: ItemRecord
  @usableFromInline let attribute: LayoutConstraint.Attribute

  @inlinable
  init(record: ItemRecord, attribute: LayoutConstraint.Attribute) {
    self.record = record
    self.attribute = attribute
  }
}

/// What all three kinds of anchors share; the kinds differ so that mixing axes does not compile.
public protocol LayoutAnchor {}

extension LayoutXAxisAnchor: LayoutAnchor, AnchorParts {}
extension LayoutYAxisAnchor: LayoutAnchor, AnchorParts {}
extension LayoutDimension: LayoutAnchor, AnchorParts {}

/// The parts from which constraints are made.
@usableFromInline
protocol AnchorParts {
  var record: ItemRecord { get }
  var attribute: LayoutConstraint.Attribute { get }
}

extension AnchorParts {
  @inlinable @inline(__always)
  func relate(
    _ relation: LayoutConstraint.Relation,
    _ other: Self,
    _ multiplier: Double,
    _ constant: Double,
    _ source: LayoutSource
  ) -> LayoutConstraint {
    LayoutConstraint.tie(
      record,
      attribute,
      relation,
      other.record,
      other.attribute,
      multiplier,
      constant,
      source
    )
  }
}
