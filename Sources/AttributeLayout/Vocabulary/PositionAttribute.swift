public import ConstraintKernel

/// An edge, a centre or a baseline, by default relative to the superview.
public class PositionAttribute: Attribute {
  /// Sets what it is relative to.
  ///
  /// Without an attribute, the superview and its system guides (safe area, margins) are met at the
  /// same attribute, and every other item at the opposite one: `Top(10).to(header)` lies 10 points
  /// below the header's bottom. Which of the two it is, is decided when the attribute is applied,
  /// or, to an item without a superview, when it is first installed. The item is not retained.
  @discardableResult
  public final func to(_ item: any LayoutItem, _ attribute: PositionReference? = nil) -> Self {
    refer(to: item, attribute?.attribute)
    return self
  }
}

extension PositionAttribute {
  /// Is relative to an area of the superview: `Top(8).to(.safeArea)`.
  ///
  /// The superview is the one that the item has when the attribute is applied; none is reported.
  @discardableResult
  public final func to(_ area: LayoutArea) -> Self {
    refer(to: area)
    return self
  }
}

/// A width or a height: by default a number of points.
public class DimensionAttribute: Attribute {
  /// True: without a reference it speaks of the item alone.
  public final override var ownedByItem: Bool { true }

  /// Sets what it is relative to; without an attribute, the other item's same dimension.
  ///
  /// The item is not retained.
  @discardableResult
  public final func like(_ item: any LayoutItem, _ attribute: DimensionReference? = nil) -> Self {
    refer(to: item, attribute?.attribute)
    return self
  }
}
