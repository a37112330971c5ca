public import Foundation
public import UIKitNames

/// A control with an image and a title, the image first.
///
/// Its natural size is that of both side by side and of the insets around them. The title is set in
/// 15 points, in 18 in a button of one's own making; there is nothing between it and the image.
open class UIButton: UIControl {
  /// What a button looks like: without effect but for the size of type.
  ///
  /// Raw values are those of UIKit.
  public enum ButtonType: Int, Hashable, Sendable {
    /// Of one's own making.
    case custom = 0
    /// As the system has it.
    case system = 1
    /// Leads to details.
    case detailDisclosure = 2
    /// Leads to information, on light ground.
    case infoLight = 3
    /// Leads to information, on dark ground.
    case infoDark = 4
    /// Adds a contact.
    case contactAdd = 5
    /// Closes.
    case close = 7
  }

  /// What a button looks like.
  open private(set) var buttonType = ButtonType.custom

  private let label = ContentLabel()
  private let picture = UIImageView()
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]

  /// Distances of image and title from the edges, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Distances by which the title is moved, without effect on the natural size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Distances by which the image is moved, without effect on the natural size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The button in one value; nil for one that is set up by its properties.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  /// Whether the image is drawn darker while touched.
  open var adjustsImageWhenHighlighted = true
  /// Whether the button is drawn with a light while touched.
  open var showsTouchWhenHighlighted = false

  /// Makes a button of one's own making.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    addSubview(picture)
    addSubview(label)
    contentDidChange()
  }

  /// There is nothing to decode: nil.
  public required init?(coder: NSCoder) { nil }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType != .custom { label.font = .systemFont(ofSize: 15) }
  }

  /// Makes a button of a kind that does something when it is used.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { take(primaryAction) }
  }

  /// Makes a button of one value that does something when it is used.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    set(configuration)
    if let primaryAction { take(primaryAction) }
  }

  /// The label of the title.
  open var titleLabel: UILabel? { label }
  /// The view of the image.
  open var imageView: UIImageView? { picture }
  /// The title at present.
  open var currentTitle: String? { value(titles) }
  /// The image at present.
  open var currentImage: UIImage? { value(images) }
  /// The title with attributes at present.
  open var currentAttributedTitle: NSAttributedString? { value(attributedTitles) }

  /// Sets the title of a state; those without one have that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// The title that was set for a state.
  open func title(for state: State) -> String? { titles[state] }

  /// Sets the title with attributes of a state, which goes before the one without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  /// The colour of the title that was set for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// Sets the image of a state; those without one have that of the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// The image that was set for a state.
  open func image(for state: State) -> UIImage? { images[state] }

  /// Sets the image behind everything in a state: without effect on layout.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
  }

  /// The image behind everything that was set for a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  /// The room of image and title, and the insets around them.
  open override var intrinsicContentSize: CGSize {
    let (image, title, insets) = (imageSize, titleSize, insets)
    return CGSize(
      width: image.width + gap + title.width + insets.left + insets.right,
      height: max(image.height, title.height) + insets.top + insets.bottom
    )
  }

  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The baseline of the title below the top of a button of its natural height, in points.
  open override var firstBaselineOffsetFromTop: Double {
    let inner = max(imageSize.height, titleSize.height)
    return insets.top + (inner - titleSize.height) / 2 + label.firstBaselineOffsetFromTop
  }

  /// The baseline of the title above the bottom of a button of its natural height, in points.
  open override var lastBaselineOffsetFromBottom: Double {
    let inner = max(imageSize.height, titleSize.height)
    return insets.bottom + (inner - titleSize.height) / 2 + label.lastBaselineOffsetFromBottom
  }

  /// Puts image and title in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = ButtonContent(
      image: imageSize,
      title: titleSize,
      gap: gap,
      room: bounds.inset(by: insets),
      isRightToLeft: effectiveLayoutDirection == .rightToLeft
    )
    let places = content.places(contentHorizontalAlignment, contentVerticalAlignment)
    picture.frame = places.image.moved(by: imageEdgeInsets)
    label.frame = places.title.moved(by: titleEdgeInsets)
  }

  override func stateDidChange() { contentDidChange() }

  private var insets: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    return configuration.contentInsets.resolved(in: effectiveLayoutDirection)
  }

  private var imageSize: CGSize { picture.image?.size ?? .zero }
  private var titleSize: CGSize { label.intrinsicContentSize }

  private var gap: Double {
    guard let configuration, imageSize.width > 0, titleSize.width > 0 else { return 0 }
    return configuration.imagePadding
  }

  /// What was set for the present state, or for the normal one.
  private func value<Value>(_ values: [State: Value]) -> Value? {
    values[state] ?? values[.normal]
  }

  /// Sets the configuration from an initializer, which observers of a property do not see.
  private func set(_ configuration: Configuration) {
    self.configuration = configuration
  }

  private func take(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func contentDidChange() {
    if let title = currentAttributedTitle {
      label.attributedText = title
    } else {
      label.text = configuration?.title ?? currentTitle
    }
    label.textColor = value(titleColors) ?? configuration?.baseForegroundColor ?? .white
    picture.image = configuration?.image ?? currentImage
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Uses the button: a touch inside is what it is there for, too.
  open override func sendActions(for controlEvents: Event) {
    var events = controlEvents
    if events.contains(.touchUpInside) { events.insert(.primaryActionTriggered) }
    super.sendActions(for: events)
  }
}

extension CGRect {
  /// Moved as far as insets of one side say more than those of the other.
  fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
