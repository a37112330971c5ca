/// An edge, a centre or a baseline, relative to the superview unless told otherwise.
public class PositionAttribute: Attribute {
  /// Sets what it is relative to.
  ///
  /// Without an attribute, the superview and its system guides (safe area, margins) are met at the
  /// same attribute, and every other item at the opposite one: `Top(10).to(header)` lies 10 points
  /// below the header's bottom. The item is not retained.
  @discardableResult
  public func to(_ item: any LayoutItem, _ attribute: ReferenceAttribute? = nil) -> Self {
    refer(to: .record(of: item), attribute)
    return self
  }
}

/// A width or a height: a number of points unless told otherwise.
public class DimensionAttribute: Attribute {
  /// Sets what it is relative to; without an attribute, the other item's same dimension.
  ///
  /// The item is not retained.
  @discardableResult
  public func like(_ item: any LayoutItem, _ attribute: ReferenceAttribute? = nil) -> Self {
    refer(to: .record(of: item), attribute)
    return self
  }
}
