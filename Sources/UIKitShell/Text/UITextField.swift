public import Foundation
public import UIKitNames

/// A control of one line of text.
///
/// Its natural size is that of the text, or of the placeholder while there is none, with 7 points
/// on every side where it has a border. It is as high as a line at least.
open class UITextField: UIControl {
  /// What it looks like.
  ///
  /// Raw values are those of UIKit.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// No border, and no insets.
    case none = 0
    /// A line.
    case line = 1
    /// Sunken.
    case bezel = 2
    /// Round corners.
    case roundedRect = 3
  }

  /// When something beside the text shows.
  ///
  /// Raw values are those of UIKit.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never = 0
    /// While the field is being edited.
    case whileEditing = 1
    /// Unless the field is being edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  private let label = ContentLabel()

  /// What it says.
  open var text: String? = "" { didSet { textDidChange() } }
  /// What it says while there is no text.
  open var placeholder: String? { didSet { textDidChange() } }
  /// What it looks like.
  open var borderStyle = BorderStyle.none { didSet { textDidChange() } }
  /// The colour of the text.
  open var textColor: UIColor?
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural {
    didSet { label.textAlignment = textAlignment }
  }
  /// Whether the text cannot be read.
  open var isSecureTextEntry = false
  /// Whether text that is too wide is drawn smaller.
  open var adjustsFontSizeToFitWidth = false
  /// When there is a button that empties it.
  open var clearButtonMode = ViewMode.never
  /// What stands before the text; without effect on the natural size.
  open var leftView: UIView?
  /// When that shows.
  open var leftViewMode = ViewMode.never
  /// What stands behind the text; without effect on the natural size.
  open var rightView: UIView?
  /// When that shows.
  open var rightViewMode = ViewMode.never
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
  /// What the text means.
  open var textContentType: UITextContentType?
  /// Whether typing can be ended only where there is text.
  open var enablesReturnKeyAutomatically = false
  /// What stands in the place of the keyboard; never shown.
  open var inputView: UIView?
  /// What stands above the keyboard; never shown.
  open var inputAccessoryView: UIView?
  /// Receives typing; there is none here.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Makes an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: UIFont.labelFontSize)
    addSubview(label)
  }

  /// There is nothing to decode: nil.
  public required init?(coder: NSCoder) { nil }

  /// The font; 17 points at first.
  open var font: UIFont? {
    get { label.font }
    set { label.font = newValue }
  }

  /// What it says while there is no text, with attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// Where the text stands in bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: padding, dy: padding)
  }

  /// Where the text stands in bounds while the field is being edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The room of the text or of the placeholder, and of the border.
  open override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 2 * padding, height: lineHeight + 2 * padding)
  }

  /// The natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The baseline below the top of a field of its natural height, in points.
  open override var firstBaselineOffsetFromTop: Double { padding + baseline }

  /// The baseline above the bottom of a field of its natural height, in points.
  open override var lastBaselineOffsetFromBottom: Double { lineHeight - baseline + padding }

  /// Puts the text in its place.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = textRect(forBounds: bounds)
  }

  private var padding: Double { borderStyle == .none ? 0 : 7 }

  /// The height of a line, also of none; a space is as high as any letter.
  private var lineHeight: Double { line.size.height }
  private var baseline: Double { line.firstBaseline }

  private var line: MeasuredText {
    label.measurer.measure(
      " ",
      width: nil,
      maximumLines: 1,
      lineBreakMode: .byClipping,
      scale: effectiveEnvironment.textScale
    )
  }

  private func textDidChange() {
    let isEmpty = text?.isEmpty ?? true
    label.text = isEmpty ? placeholder : text
    invalidateIntrinsicContentSize()
  }
}

/// Receives typing; there is none here.
public protocol UITextFieldDelegate: AnyObject {}
