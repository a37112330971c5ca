import ConstraintKernel

/// A view with a natural size that can be changed, as a label has one.
final class TextView: LayoutView {
  /// The size the text would like to have.
  var naturalSize: LayoutSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: LayoutSize { naturalSize }

  /// Makes a view whose text would like to have a size; -1 means no wish.
  init(width: Double = LayoutSize.noIntrinsicMetric, height: Double = LayoutSize.noIntrinsicMetric)
  {
    naturalSize = LayoutSize(width: width, height: height)
    super.init(frame: .zero)
  }
}
