public import Foundation
public import UIKitNames

/// What was set on a label beside layout.
final class StoredLabelValues {
  var textColor: UIColor?
  var highlightedTextColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var attributedText: NSAttributedString?
  var isEnabled = true
  var isHighlighted = false
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor = 0.0
  var allowsTightening = false
  var adjustsForCategory = false
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
}

extension LayoutLabel {
  private var known: StoredLabelValues? { knownValues?.label }

  private var stored: StoredLabelValues {
    if let known { return known }
    let made = StoredLabelValues()
    values.label = made
    return made
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text; that of labels at first.
  public var textColor: UIColor! {
    get { known?.textColor ?? .label }
    set { stored.textColor = newValue }
  }

  /// The colour of the text while highlighted.
  public var highlightedTextColor: UIColor? {
    get { known?.highlightedTextColor }
    set { stored.highlightedTextColor = newValue }
  }

  /// The colour of the text's shadow.
  public var shadowColor: UIColor? {
    get { known?.shadowColor }
    set { stored.shadowColor = newValue }
  }

  /// Where text stands that is drawn smaller.
  public var baselineAdjustment: UIBaselineAdjustment {
    get { known?.baselineAdjustment ?? .alignBaselines }
    set { stored.baselineAdjustment = newValue }
  }

  /// Where the text's shadow falls, in points.
  public var shadowOffset: CGSize {
    get { known?.shadowOffset ?? CGSize(width: 0, height: -1) }
    set { stored.shadowOffset = newValue }
  }

  /// Whether it looks as if it could be used.
  public var isEnabled: Bool {
    get { known?.isEnabled ?? true }
    set { stored.isEnabled = newValue }
  }

  /// Whether it is highlighted.
  public var isHighlighted: Bool {
    get { known?.isHighlighted ?? false }
    set { stored.isHighlighted = newValue }
  }

  /// Whether text that is too wide is drawn smaller: without effect on layout, as in UIKit.
  public var adjustsFontSizeToFitWidth: Bool {
    get { known?.adjustsFontSizeToFitWidth ?? false }
    set { stored.adjustsFontSizeToFitWidth = newValue }
  }

  /// How much smaller it may be drawn.
  public var minimumScaleFactor: Double {
    get { known?.minimumScaleFactor ?? 0 }
    set { stored.minimumScaleFactor = newValue }
  }

  /// Whether letters may come closer to each other.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { known?.allowsTightening ?? false }
    set { stored.allowsTightening = newValue }
  }

  /// Whether the font grows with the size people want; it always does.
  public var adjustsFontForContentSizeCategory: Bool {
    get { known?.adjustsForCategory ?? false }
    set { stored.adjustsForCategory = newValue }
  }

  /// The text with attributes, as long as it is the label's `text`.
  ///
  /// Layout knows of its characters, and of the font of the first of them. Setting `text` afterwards
  /// takes the attributes away.
  public var attributedText: NSAttributedString? {
    get {
      if let kept = known?.attributedText, kept.string == text { return kept }
      return text.map { NSAttributedString(string: $0) }
    }
    set {
      stored.attributedText = newValue
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      let font = newValue.attribute(.font, at: 0, effectiveRange: nil)
      if let font = font as? UIFont { self.font = font }
    }
  }
}

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The space between letters, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// How lines are set, an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A line below.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A line through.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// Where it leads.
  public static let link = NSAttributedString.Key("NSLink")
}

/// How lines are set: kept, and without effect.
open class NSParagraphStyle {
  /// The space between lines, in points.
  open var lineSpacing = 0.0
  /// The space between paragraphs, in points.
  open var paragraphSpacing = 0.0
  /// Where lines stand.
  open var alignment = NSTextAlignment.natural
  /// Where lines break.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The height of lines as a factor.
  open var lineHeightMultiple = 0.0
  /// The least height of lines, in points.
  open var minimumLineHeight = 0.0
  /// The greatest height of lines, in points.
  open var maximumLineHeight = 0.0

  /// Makes the usual style.
  public init() {}
}

/// How lines are set: kept, and without effect.
open class NSMutableParagraphStyle: NSParagraphStyle {}

/// Where text stands that is drawn smaller than its font: kept, and without effect.
///
/// Raw values are those of UIKit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// On the line it would stand on.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}
