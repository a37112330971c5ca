public import ConstraintKernel

/// A size of type, under the name of a font in UIKit.
///
/// There are no fonts here: weights and families make no difference, and metrics are those of
/// `MonospacedTextMeasurer`.
public struct UIFont: Hashable, Sendable {
  /// How heavy the strokes are, the lightest first; without effect on metrics.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of type, in points.
  public let pointSize: Double

  /// The system's font.
  public static func systemFont(ofSize size: Double) -> UIFont { UIFont(pointSize: size) }

  /// The system's font in a weight.
  public static func systemFont(ofSize size: Double, weight: Weight) -> UIFont {
    UIFont(pointSize: size)
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize size: Double) -> UIFont { UIFont(pointSize: size) }

  /// The height of a line, in points.
  public var lineHeight: Double { pointSize * 5 / 4 }
  /// How far a line reaches above its baseline, in points.
  public var ascender: Double { pointSize }
  /// How far a line reaches below its baseline: a negative number of points.
  public var descender: Double { pointSize - lineHeight }
}

extension LayoutLabel {
  /// The size of type; 16 points at first, and nothing with a measurer of somebody else's.
  ///
  /// Setting it measures with `MonospacedTextMeasurer`; nil means 16 points.
  public var font: UIFont? {
    get { (measurer as? MonospacedTextMeasurer).map { UIFont(pointSize: $0.pointSize) } }
    set { measurer = newValue.map { MonospacedTextMeasurer(pointSize: $0.pointSize) } ?? .init() }
  }
}
