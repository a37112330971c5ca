public import ConstraintKernel

/// So many usual gaps, or more: `Leading(>=.system(2)).to(photo, .trailing)`.
public prefix func >= (gap: LayoutGap) -> Constant {
  Constant(gap: gap, relation: .greaterThanOrEqual)
}

/// Exactly so many usual gaps.
public prefix func == (gap: LayoutGap) -> Constant { Constant(gap: gap, relation: .equal) }

/// So many usual gaps, or less.
public prefix func <= (gap: LayoutGap) -> Constant {
  Constant(gap: gap, relation: .lessThanOrEqual)
}

extension WrittenAttribute where Self: PositionAttribute {
  /// Exactly so many usual gaps, inwards: `Trailing(.system)`, `Top(.system(2)).to(title)`.
  ///
  /// The gap is 8 points between siblings and 20 to the superview, as the environment says; see `LayoutGap`.
  public init(_ gap: LayoutGap, file: StaticString = #fileID, line: UInt = #line) {
    self.init(==gap, source: LayoutSource(file: file, line: line))
  }
}

extension OutlineAttribute {
  /// Exactly so many usual gaps inside each of the four: `Edges(.system)`.
  public init(_ gap: LayoutGap, file: StaticString = #fileID, line: UInt = #line) {
    self.init(==gap, source: LayoutSource(file: file, line: line))
  }
}
