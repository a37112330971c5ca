/// The attributes along an axis, in reading direction.
extension LayoutAxis {
  package var start: LayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
  package var end: LayoutConstraint.Attribute { start.opposite }
  package var middle: LayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
  package var length: LayoutConstraint.Attribute { self == .horizontal ? .width : .height }

  /// The other axis.
  package var across: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
