public import ConstraintKernel

extension LayoutItem {
  /// Makes a size the same as a size of another item, plus `offset` points.
  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension,
    to otherDimension: ALDimension,
    of other: any LayoutItem,
    withOffset offset: Double = 0,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    autoConstrainAttribute(
      ALAttribute(dimension),
      to: ALAttribute(otherDimension),
      of: other,
      withOffset: offset,
      relation: relation,
      file: file,
      line: line
    )
  }

  /// Makes a size a multiple of a size of another item, plus `offset` points.
  ///
  /// On the item itself it states an aspect ratio:
  /// `view.autoMatch(.width, to: .height, of: view, withMultiplier: 1.5)`.
  @discardableResult
  public func autoMatch(
    _ dimension: ALDimension,
    to otherDimension: ALDimension,
    of other: any LayoutItem,
    withMultiplier multiplier: Double,
    offset: Double = 0,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    autoConstrainAttribute(
      ALAttribute(dimension),
      to: ALAttribute(otherDimension),
      of: other,
      withMultiplier: multiplier,
      offset: offset,
      relation: relation,
      file: file,
      line: line
    )
  }

  /// Gives the item a width and a height in points, in this order.
  @discardableResult
  public func autoSetDimensions(
    to size: LayoutSize,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [LayoutConstraint] {
    let phrase = Phrase(self, file, line)
    return Admission.admit([
      phrase.constraint(.width, to: size.width),
      phrase.constraint(.height, to: size.height),
    ])
  }

  /// Compares a size with a number of points.
  @discardableResult
  public func autoSetDimension(
    _ dimension: ALDimension,
    toSize size: Double,
    relation: LayoutConstraint.Relation = .equal,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    Admission.admit(Phrase(self, file, line).constraint(.init(dimension), relation, to: size))
  }
}
