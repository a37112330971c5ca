public import UIKitNames

/// What stands above or below the rows of a table.
open class UITableViewHeaderFooterView: UIView {
  /// The name of its kind.
  public let reuseIdentifier: String?
  /// The view of its content, as large as this one.
  public let contentView = UIView()
  /// The view behind everything; the code that sets it lays it out.
  open var backgroundView: UIView?

  /// Makes one of a kind.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addFilling(contentView)
  }

  /// There is nothing to decode: nil.
  public required init?(coder: NSCoder) { nil }

  /// To be called before it stands elsewhere.
  open func prepareForReuse() {}
}
