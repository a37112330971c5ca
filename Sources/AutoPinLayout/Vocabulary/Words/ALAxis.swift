/// A line through an item, with the raw value of the layout attribute it stands for.
///
/// An axis names the line, not the direction in which it divides: views aligned on their
/// ``vertical`` axis stand below each other, with the same horizontal middle. Distributed *along*
/// ``horizontal``, views stand beside each other.
public enum ALAxis: Int, Hashable, Sendable, CaseIterable {
  /// The upright line through the horizontal middle.
  case vertical = 9
  /// The level line through the vertical middle.
  case horizontal = 10
  /// The level line under the last line of text.
  case baseline = 11
  /// The level line under the first line of text.
  case firstBaseline = 12

  /// Another name of ``baseline``.
  public static var lastBaseline: ALAxis { .baseline }
}

extension ALAxis {
  /// The direction the line runs in, for what is arranged along it.
  var direction: LayoutAxis {
    switch self {
    case .vertical: .vertical
    case .horizontal, .baseline, .firstBaseline: .horizontal
    }
  }
}
