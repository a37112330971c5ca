public import UIKitNames

extension UIButton {
  /// A button in one value.
  ///
  /// Insets are 7 points above and below and 12 at the sides, whatever the ground.
  public struct Configuration: Hashable, Sendable {
    /// The form of the corners: without effect.
    public enum CornerStyle: Hashable, Sendable {
      /// As they are.
      case fixed
      /// As the size of type says.
      case dynamic
      /// Small.
      case small
      /// Between both.
      case medium
      /// Large.
      case large
      /// Half circles.
      case capsule
    }

    /// The title; nil for none.
    public var title: String?
    /// The image; nil for none.
    public var image: UIImage?
    /// What lies between image and title, in points.
    public var imagePadding = 0.0
    /// Distances from the edges, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of image and title.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// The form of the corners.
    public var cornerStyle = CornerStyle.dynamic

    /// A button without ground.
    public static func plain() -> Configuration { Configuration() }
    /// A button on ground.
    public static func filled() -> Configuration { Configuration() }
    /// A button on grey ground.
    public static func gray() -> Configuration { Configuration() }
    /// A button on tinted ground.
    public static func tinted() -> Configuration { Configuration() }
    /// A button on ground with a border.
    public static func bordered() -> Configuration { Configuration() }
    /// A button without a border.
    public static func borderless() -> Configuration { Configuration() }
  }
}
