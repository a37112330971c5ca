/// A size of type, under the name of a font in UIKit.
///
/// There are no fonts here: a name, a weight and traits are kept and make no difference. Metrics are
/// those of `MonospacedTextMeasurer`.
public final class UIFont: Hashable, Sendable {
  /// The size of type, in points.
  public let pointSize: Double
  /// The name it was asked for by; the system's is `.SystemUIFont`.
  public let fontName: String
  /// How heavy the strokes are.
  public let weight: Weight
  /// Whether the letters lean.
  public let isItalic: Bool

  init(
    size: Double,
    name: String = ".SystemUIFont",
    weight: Weight = .regular,
    isItalic: Bool = false
  ) {
    pointSize = size
    fontName = name
    self.weight = weight
    self.isItalic = isItalic
  }

  /// A font by its name, whatever the name.
  public convenience init?(name fontName: String, size fontSize: Double) {
    self.init(size: fontSize, name: fontName)
  }

  /// The system's font.
  public static func systemFont(ofSize size: Double) -> UIFont { UIFont(size: size) }

  /// The system's font in a weight.
  public static func systemFont(ofSize size: Double, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize size: Double) -> UIFont {
    UIFont(size: size, weight: .bold)
  }

  /// The system's italic font.
  public static func italicSystemFont(ofSize size: Double) -> UIFont {
    UIFont(size: size, isItalic: true)
  }

  /// The system's font with digits of one width, as all letters are here.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  /// The system's font with letters of one width, as all are here.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }

  /// The same font in another size.
  public func withSize(_ fontSize: Double) -> UIFont {
    UIFont(size: fontSize, name: fontName, weight: weight, isItalic: isItalic)
  }

  /// The name of the family: the same as ``fontName``.
  public var familyName: String { fontName }
  /// The height of a line, in points.
  public var lineHeight: Double { pointSize * 5 / 4 }
  /// How far a line reaches above its baseline, in points.
  public var ascender: Double { pointSize }
  /// How far a line reaches below its baseline: a negative number of points.
  public var descender: Double { pointSize - lineHeight }
  /// What lies between two lines beside their heights: nothing.
  public var leading: Double { 0 }

  /// The usual size of labels, in points.
  public static var labelFontSize: Double { 17 }
  /// The usual size of buttons, in points.
  public static var buttonFontSize: Double { 18 }
  /// The usual size of the system's font, in points.
  public static var systemFontSize: Double { 14 }
  /// The size of the system's small font, in points.
  public static var smallSystemFontSize: Double { 12 }

  /// Whether both are the same font in the same size.
  public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
    lhs.pointSize == rhs.pointSize && lhs.fontName == rhs.fontName && lhs.weight == rhs.weight
      && lhs.isItalic == rhs.isItalic
  }

  /// Hashes the name, the size, the weight and whether letters lean.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(fontName)
    hasher.combine(weight)
    hasher.combine(isItalic)
  }
}
