public import UIKitNames

/// Text of several lines that can be scrolled.
///
/// It has a natural size where it cannot be scrolled, as in UIKit: that of its lines, wrapped at
/// the width it gets, and of ``textContainerInset`` and the padding of its lines at both sides.
open class UITextView: UIScrollView {
  private let label = ContentLabel()
  /// The lines: their padding counts at both sides of them.
  public let textContainer = NSTextContainer()

  /// Distances of the text from the edges: 8 points above and below at first.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The colour of the text.
  open var textColor: UIColor?
  /// Whether it can be typed into.
  open var isEditable = true
  /// Whether parts of it can be chosen.
  open var isSelectable = true
  /// What it is typed with.
  open var keyboardType = UIKeyboardType.default
  /// What ends typing.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters are capitals by themselves.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are put right.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is looked at.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// What stands in the place of the keyboard; never shown.
  open var inputView: UIView?
  /// What stands above the keyboard; never shown.
  open var inputAccessoryView: UIView?

  /// Makes a view without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.font = .systemFont(ofSize: 12)
    textContainer.view = self
    addSubview(label)
  }

  /// There is nothing to decode: nil.
  public required init?(coder: NSCoder) { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it says; never nil.
  open var text: String! {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  /// The font; 12 points at first.
  open var font: UIFont? {
    get { label.font }
    set { label.font = newValue }
  }

  /// Where lines stand.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  /// Whether people may scroll; where they may not, there is a natural size.
  ///
  /// Set it before the first layout, or call `invalidateIntrinsicContentSize()` after it.
  private var hasNaturalSize: Bool { !isScrollEnabled }

  /// The room of the text in as few lines as it has by itself; none while it can be scrolled.
  open override var intrinsicContentSize: CGSize {
    hasNaturalSize ? room(of: label.measuredText(forWidth: nil)) : .noIntrinsicSize
  }

  /// Whether the height follows from the width: while it cannot be scrolled.
  open override var contentHeightFollowsWidth: Bool { hasNaturalSize }

  /// The height of the text wrapped at a width, in points.
  open override func intrinsicContentHeight(forWidth width: Double) -> Double {
    room(of: label.measuredText(forWidth: max(0, width - sides))).height
  }

  /// The room of the text wrapped at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width.isFinite ? max(0, size.width - sides) : nil
    return room(of: label.measuredText(forWidth: width))
  }

  /// Puts the text in its place; while it can be scrolled, all of it is the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let fitting = sizeThatFits(frame.size)
    let size = CGSize(width: frame.width, height: max(fitting.height, frame.height))
    label.frame = CGRect(origin: .zero, size: size).inset(by: insets)
    contentSize = CGSize(width: frame.width, height: fitting.height)
  }

  private var insets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  private var sides: Double { insets.left + insets.right }

  private func room(of text: MeasuredText) -> CGSize {
    CGSize(
      width: text.size.width + sides,
      height: text.size.height + insets.top + insets.bottom
    )
  }
}

/// The lines of a text view: how far they stay away from its sides.
public final class NSTextContainer {
  fileprivate weak var view: UITextView?

  fileprivate init() {}

  /// What is added at both sides of lines, in points; 5 at first.
  public var lineFragmentPadding = 5.0 {
    didSet { view?.invalidateIntrinsicContentSize() }
  }
}
