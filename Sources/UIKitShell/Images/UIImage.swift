public import UIKitNames

/// An image: a name and a size.
///
/// There are no files and no pixels. The size of a named image is what ``sizes`` says:
///
/// ```swift
/// UIImage.$sizes.withValue(["logo": CGSize(width: 120, height: 40)]) { … }
/// ```
public final class UIImage: Hashable, Sendable {
  /// How large images are, by their names, in points; for the task that sets it.
  @TaskLocal public static var sizes: [String: CGSize] = [:]

  /// Whether an image keeps its colours: without effect.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the place says.
    case automatic = 0
    /// With its colours.
    case alwaysOriginal = 1
    /// In the colour of the place.
    case alwaysTemplate = 2
  }

  /// The name; nil without one.
  public let name: String?
  /// The size, in points.
  public let size: CGSize
  /// Whether it keeps its colours.
  public let renderingMode: RenderingMode

  init(name: String?, size: CGSize, renderingMode: RenderingMode = .automatic) {
    self.name = name
    self.size = size
    self.renderingMode = renderingMode
  }

  /// Makes an image of nothing.
  public convenience init() {
    self.init(name: nil, size: .zero)
  }

  /// Makes an image of a size in points, which UIKit cannot.
  public convenience init(size: CGSize) {
    self.init(name: nil, size: size)
  }

  /// An image by its name, as large as ``sizes`` says; of no size otherwise.
  public convenience init?(named name: String) {
    self.init(name: name, size: Self.sizes[name] ?? .zero)
  }

  /// A symbol of the system by its name, as large as ``sizes`` says; 20 by 20 points otherwise.
  public convenience init?(systemName name: String) {
    self.init(name: name, size: Self.sizes[name] ?? CGSize(width: 20, height: 20))
  }

  /// A symbol of the system by its name, whatever its configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Any?) {
    self.init(systemName: name)
  }

  /// Pixels per point: 1.
  public var scale: Double { 1 }

  /// The same image, which keeps its colours or does not.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(name: name, size: size, renderingMode: renderingMode)
  }

  /// The same image.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The same image, which keeps its colours or does not.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// The same image.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// The same image.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

  /// Whether both have the same name, the same size and the same colours.
  public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
    lhs.name == rhs.name && lhs.size == rhs.size && lhs.renderingMode == rhs.renderingMode
  }

  /// Hashes the name, the size and whether it keeps its colours.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(size)
    hasher.combine(renderingMode)
  }
}
