public import UIKitNames

/// A view as large as its image.
open class UIImageView: UIView {
  /// The image; nil for none, which has no natural size.
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }

  /// The image while highlighted: kept, and without effect on layout.
  open var highlightedImage: UIImage?
  /// Whether it is highlighted.
  open var isHighlighted = false
  /// Images that UIKit would show one after the other.
  open var animationImages: [UIImage]?
  /// How long UIKit would take for them, in seconds.
  open var animationDuration = 0.0
  /// How a symbol of the system is drawn: kept, and without effect.
  open var preferredSymbolConfiguration: Any?

  /// Makes a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// There is nothing to decode: nil.
  public required init?(coder: NSCoder) { nil }

  /// Makes a view of the size of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes a view of the size of an image, with another one for when it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Shows the first of several images.
  open func startAnimating() {}

  /// Shows the image.
  open func stopAnimating() {}

  /// Whether images change: never.
  open var isAnimating: Bool { false }

  /// The size of the image; no natural size without one.
  open override var intrinsicContentSize: CGSize { image?.size ?? .noIntrinsicSize }

  /// The size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
