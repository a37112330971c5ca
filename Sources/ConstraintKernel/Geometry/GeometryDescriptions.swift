// Geometry as people read it, with numbers of at most four decimals.

extension LayoutPoint: CustomStringConvertible {
  /// The two coordinates, such as `x 16, y 8.5`.
  public var description: String { named(["x": x, "y": y]) }
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
    named(["top": top, "left": left, "bottom": bottom, "right": right])
  }
}

extension LayoutDirectionalInsets: CustomStringConvertible {
  /// The four distances, such as `top 8, leading 16, bottom 8, trailing 16`.
  public var description: String {
    named(["top": top, "leading": leading, "bottom": bottom, "trailing": trailing])
  }
}

/// Numbers behind their names, such as `x 16, y 8.5`.
private func named(_ numbers: KeyValuePairs<String, Double>) -> String {
  numbers.map { "\($0) \(LayoutText.number($1))" }.joined(separator: ", ")
}
