/// What type looks like: its family, size, weight, slant and spacing.
///
/// A ``LayoutLabel`` says which one it wants, a ``TextMeasuring`` says which one it measured, and a
/// picture draws that one.
public struct Typeface: Hashable, Sendable {
  /// The name of the family, or several names in order of preference, with commas between them.
  ///
  /// Nil leaves it to the one who measures.
  public var family: String?
  /// The size of type, in points, before the text scale.
  public var size: Double
  /// How heavy strokes are, from 100 to 1,000; 400 is regular, 700 is bold.
  public var weight: Int
  /// Whether letters lean.
  public var slant: Slant
  /// What is added between characters, in points, before the text scale; 0 is usual.
  public var letterSpacing: Double

  /// Whether and how letters lean.
  public enum Slant: String, Hashable, Sendable, CaseIterable {
    /// They stand.
    case upright
    /// They are drawn for leaning.
    case italic
    /// They are those that stand, sheared.
    case oblique
  }

  /// Describes type; regular type of 16 points in whatever family by default.
  public init(
    family: String? = nil,
    size: Double = 16,
    weight: Int = 400,
    slant: Slant = .upright,
    letterSpacing: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.slant = slant
    self.letterSpacing = letterSpacing
  }

  /// The same type enlarged by a factor, its spacing as well.
  public func scaled(by factor: Double) -> Typeface {
    var scaled = self
    scaled.size *= factor
    scaled.letterSpacing *= factor
    return scaled
  }
}
