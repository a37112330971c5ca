public import UIKitNames

/// Something of a collection that is used again.
open class UICollectionReusableView: UIView {
  /// The name of its kind; never set, as views are not reused.
  open var reuseIdentifier: String? { nil }

  /// Makes one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// There is nothing to decode: nil.
  public required init?(coder: NSCoder) { nil }

  /// To be called before it stands elsewhere.
  open func prepareForReuse() {}
}

/// A cell of a collection, as large as what is put into ``contentView`` would like it to be.
open class UICollectionViewCell: UICollectionReusableView {
  /// The view of its content, as large as the cell.
  public let contentView = UIView()
  /// The view behind everything; the code that sets it lays it out.
  open var backgroundView: UIView?
  /// The view behind everything while it is chosen.
  open var selectedBackgroundView: UIView?
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether it is touched.
  open var isHighlighted = false

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addFilling(contentView)
  }

  /// There is nothing to decode: nil.
  public required init?(coder: NSCoder) { nil }
}
