import ConstraintKernel

/// How strongly an item keeps its natural size, as plain numbers: 1000 is required.
///
/// A number outside (0, 1000] is reported and changes nothing.
extension ConstraintViewDSL {
  /// The resistance against growing wider than the content; 250 at first.
  public var contentHuggingHorizontalPriority: Float {
    get { hugging(.horizontal) }
    nonmutating set {
      target?.setContentHuggingPriority(LayoutPriority(newValue), for: .horizontal)
    }
  }

  /// The resistance against growing higher than the content; 250 at first.
  public var contentHuggingVerticalPriority: Float {
    get { hugging(.vertical) }
    nonmutating set { target?.setContentHuggingPriority(LayoutPriority(newValue), for: .vertical) }
  }

  /// The resistance against becoming narrower than the content; 750 at first.
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { resistance(.horizontal) }
    nonmutating set {
      target?.setContentCompressionResistancePriority(LayoutPriority(newValue), for: .horizontal)
    }
  }

  /// The resistance against becoming lower than the content; 750 at first.
  public var contentCompressionResistanceVerticalPriority: Float {
    get { resistance(.vertical) }
    nonmutating set {
      target?.setContentCompressionResistancePriority(LayoutPriority(newValue), for: .vertical)
    }
  }

  private func hugging(_ axis: LayoutAxis) -> Float {
    (target?.contentHuggingPriority(for: axis) ?? .defaultLow).rawValue
  }

  private func resistance(_ axis: LayoutAxis) -> Float {
    (target?.contentCompressionResistancePriority(for: axis) ?? .defaultHigh).rawValue
  }
}
