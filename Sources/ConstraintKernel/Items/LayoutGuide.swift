/// A rectangle that takes part in layout without being a view: a gap, a column, an area.
open class LayoutGuide: LayoutItem {
  /// The kernel's foothold.
  public final let layoutNode = LayoutNode()

  /// The view whose coordinate space the guide lives in.
  public internal(set) final weak var owningView: LayoutView? {
    didSet {
      layoutNode.record.parentDidChange(to: owningView?.layoutNode.record)
      layoutNode.record.mark(.placement)
    }
  }

  /// A name for people, shown in diagnoses.
  public final var identifier: String = ""

  /// Where the guide lies in its owner, in points; set by the layout pass.
  public final var layoutFrame = LayoutRect.zero {
    didSet { if layoutFrame.size != oldValue.size { layoutFrameDidChange() } }
  }

  /// Makes a guide that belongs to no view yet.
  public init() {
    let record = layoutNode.record
    record.bind(self)
    record.flags = [.isBound, .tracksParent, .isGuide]
  }

  deinit {
    layoutNode.record.itemDidDie()
  }

  /// The natural size; none unless overridden.
  open var intrinsicContentSize: LayoutSize { .noIntrinsicSize }

  /// The guide has another size.
  func layoutFrameDidChange() {}

  /// The owner.
  public final var layoutParent: (any LayoutItem)? { owningView }

  /// The ``identifier``, or `guide`.
  open var layoutName: String { identifier.isEmpty ? "guide" : identifier }
}

extension LayoutView {
  /// Makes the view own a guide, taking it from another owner.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
  }

  /// Lets go of a guide, and drops the constraints that tied it to other items.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }
}
