public import ConstraintKernel

/// A view whose natural size and baselines are data, as a scene gives them.
public final class SceneView: LayoutView {
  /// The item the view was made from.
  public let sceneItem: SceneItem

  /// Makes the view of an item, without what stands in the item.
  init(_ item: SceneItem, size: LayoutSize? = nil) {
    sceneItem = item
    super.init(frame: LayoutRect(origin: .zero, size: size ?? .zero))
    name = item.id
    translatesAutoresizingMaskIntoConstraints = size != nil
    layoutMargins = item.layoutMargins
    let natural = item.intrinsicContentSize
    guard natural.width != nil || natural.height != nil else { return }
    let (hugging, resistance) = (item.contentHugging, item.compressionResistance)
    setContentHuggingPriority(LayoutPriority(scene: hugging.horizontal), for: .horizontal)
    setContentHuggingPriority(LayoutPriority(scene: hugging.vertical), for: .vertical)
    setContentCompressionResistancePriority(
      LayoutPriority(scene: resistance.horizontal),
      for: .horizontal
    )
    setContentCompressionResistancePriority(
      LayoutPriority(scene: resistance.vertical),
      for: .vertical
    )
  }

  /// By how much text is enlarged: an item that has baselines is text.
  private var scale: Double {
    sceneItem.baselineOffsets == SceneItem.BaselineOffsets() ? 1 : effectiveEnvironment.textScale
  }

  /// The natural size of the scene's item, enlarged if it is text.
  public override var intrinsicContentSize: LayoutSize {
    let (natural, none) = (sceneItem.intrinsicContentSize, LayoutSize.noIntrinsicMetric)
    return LayoutSize(
      width: natural.width.map { $0 * scale } ?? none,
      height: natural.height.map { $0 * scale } ?? none
    )
  }

  /// The first baseline of the scene's item, below the top.
  public override var firstBaselineOffsetFromTop: Double { sceneItem.baselineOffsets.first * scale }

  /// The last baseline of the scene's item, above the bottom.
  public override var lastBaselineOffsetFromBottom: Double {
    sceneItem.baselineOffsets.last * scale
  }
}

extension LayoutPriority {
  /// The kernel's level for a scene's priority in (0, 1000].
  init(scene priority: Double) {
    self.init(SceneConstraint.level(of: priority))
  }
}
