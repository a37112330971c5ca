// Geometry as people read it, with numbers of at most four decimals.

extension LayoutPoint: CustomStringConvertible {
  /// The two coordinates, such as `x 16, y 8.5`.
  public var description: String { "x \(LayoutText.number(x)), y \(LayoutText.number(y))" }
}

extension LayoutSize: CustomStringConvertible {
  /// Width and height, such as `358 × 812`.
  public var description: String { "\(LayoutText.number(width)) × \(LayoutText.number(height))" }
}

extension LayoutRect: CustomStringConvertible {
  /// Corner and size, such as `x 16, y 16, 358 × 812`.
  public var description: String { "\(origin), \(size)" }
}

extension LayoutInsets: CustomStringConvertible {
  /// The four distances, such as `top 8, left 16, bottom 8, right 16`.
  public var description: String {
    let (top, left) = (LayoutText.number(top), LayoutText.number(left))
    let (bottom, right) = (LayoutText.number(bottom), LayoutText.number(right))
    return "top \(top), left \(left), bottom \(bottom), right \(right)"
  }
}

extension LayoutDirectionalInsets: CustomStringConvertible {
  /// The four distances, such as `top 8, leading 16, bottom 8, trailing 16`.
  public var description: String {
    let (top, leading) = (LayoutText.number(top), LayoutText.number(leading))
    let (bottom, trailing) = (LayoutText.number(bottom), LayoutText.number(trailing))
    return "top \(top), leading \(leading), bottom \(bottom), trailing \(trailing)"
  }
}
