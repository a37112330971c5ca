public import UIKitNames

/// A row of a table, as high as what is put into ``contentView`` would like it to be.
///
/// The content view is as large as the cell: nothing beside it takes room.
open class UITableViewCell: UIView {
  /// What a cell holds by itself.
  ///
  /// Raw values are those of UIKit.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A title.
    case `default` = 0
    /// A title and a value at the end of the row.
    case value1 = 1
    /// A title and a value behind it.
    case value2 = 2
    /// A title and a text below it.
    case subtitle = 3
  }

  /// What stands at the end of a row: without effect on layout.
  ///
  /// Raw values are those of UIKit.
  public enum AccessoryType: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow.
    case disclosureIndicator = 1
    /// A button and an arrow.
    case detailDisclosureButton = 2
    /// A mark.
    case checkmark = 3
    /// A button.
    case detailButton = 4
  }

  /// What a row that is chosen looks like: without effect.
  ///
  /// Raw values are those of UIKit.
  public enum SelectionStyle: Int, Hashable, Sendable {
    /// As before.
    case none = 0
    /// Blue.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As usual.
    case `default` = 3
  }

  /// What it holds by itself.
  public let style: CellStyle
  /// The name of its kind.
  public let reuseIdentifier: String?
  /// The view of its content.
  public let contentView = UIView()
  /// The view behind everything; the code that sets it lays it out.
  open var backgroundView: UIView?
  /// The view behind everything while it is chosen.
  open var selectedBackgroundView: UIView?
  /// What stands at its end.
  open var accessoryType = AccessoryType.none
  /// A view that stands at its end: without effect on layout.
  open var accessoryView: UIView?
  /// What it looks like while it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// Distances of the line below.
  open var separatorInset = UIEdgeInsets.zero
  /// How far it is moved in.
  open var indentationLevel = 0
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is touched.
  open var isHighlighted = false
  /// Whether it is edited.
  open var isEditing = false
  private var labels: CellLabels?

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addFilling(contentView)
  }

  /// Makes a cell with a title.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// There is nothing to decode: nil.
  public required init?(coder: NSCoder) { nil }

  /// The title; made when first asked for, 16 points from the sides.
  open var textLabel: UILabel? { ownLabels.title }
  /// The text beside the title or below it; nil in a cell of the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : ownLabels.detail }
  /// The image before the title.
  open var imageView: UIImageView? { ownLabels.image }

  /// Chooses it, or no longer.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Touches it, or no longer.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Edits it, or no longer.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// To be called before it shows another row.
  open func prepareForReuse() {}

  private var ownLabels: CellLabels {
    if let labels { return labels }
    let made = CellLabels(style, in: contentView)
    labels = made
    return made
  }
}
