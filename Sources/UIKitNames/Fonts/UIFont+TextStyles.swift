public import ConstraintKernel

extension UIFont {
  /// What a text is there for, which decides its size of type.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a style from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The title of a screen: 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title: 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title below: 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title below that: 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A headline: 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A headline below: 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text: 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark: 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note at the foot: 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// What stands below a picture: 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Less than that: 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    fileprivate var pointSize: Double {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// The font of a style in the usual size; the surroundings' text scale enlarges what it measures.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }

  /// The font of a style in the usual size, whatever the surroundings.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: LayoutEnvironment?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }
}

/// How a font of one's own grows with the size of type people want, under its name in UIKit.
///
/// The surroundings' text scale enlarges every text where it is measured, so that fonts stay as
/// they are.
public struct UIFontMetrics: Hashable, Sendable {
  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The same font.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The same font, no larger than a number of points.
  public func scaledFont(for font: UIFont, maximumPointSize: Double) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }

  /// The same number.
  public func scaledValue(for value: Double) -> Double { value }
}
