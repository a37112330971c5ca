public import ConstraintKernel

/// An item of a class of your own whose frame follows from constraints and natural sizes alone, so
/// that checks can prove what they say of it.
///
/// The kernel's own classes need no word, nor do subclasses of theirs that measure nothing of their own.
/// A class that adopts this says for itself and all its subclasses: natural size, baselines and insets do
/// not depend on frames; a height that follows from a width never grows with it; and nothing that is
/// called during a layout pass changes a constraint, a priority or a frame. A hierarchy with an item of
/// another class is sampled, and so is one with a least size of content or with a root that yields.
public protocol LinearItem: LayoutItem {}

extension LayoutOutline {
  /// What decides frames besides constraints, natural sizes and frames that are set, in words; nil
  /// where nothing does.
  var obstacleToProofs: String? {
    if (items.first?.effectiveEnvironment.displayScale ?? 0) != 0 {
      return "frames are rounded to pixels"
    }
    if let root = items.first, !root.layoutNode.rootSizePriority.isRequired {
      return "\(root.record.name) yields to what it holds"
    }
    return items.indices.lazy.compactMap(obstacle).first
  }

  /// What else decides the frame of an item, or may do so.
  func obstacle(_ place: Int) -> String? {
    let item = items[place]
    let (type, name) = (type(of: item), item.record.name)
    if item.hasLeastSize { return "\(name) has a least size" }
    if item is any LinearItem { return nil }
    if let label = item as? LayoutLabel, !(label.measurer is MonospacedTextMeasurer) {
      return "\(name) is measured by \(Swift.type(of: label.measurer))"
    }
    if let view = item as? SceneView {
      let heights = view.sceneItem.heights.map(\.height)
      let isFalling = zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 }
      return isFalling ? nil : "\(name) grows higher as it grows wider"
    }
    if item.isOfKernelClass || isContentGuide(place) { return nil }
    guard let measuresNothing = item.measuresNothingOfItsOwn else {
      return "\(name) is of a class of its own, \(type)"
    }
    let words = "\(name) is of a class of its own, \(type), which measures itself"
    return measuresNothing ? nil : words
  }

  /// Whether an item stands for the content of a scroll view.
  func isContentGuide(_ place: Int) -> Bool {
    parents[place].flatMap(scrollContent) === items[place]
  }
}

extension LayoutItem {
  /// Whether there is a size, at any or at the present width, below which the content is of no use.
  fileprivate var hasLeastSize: Bool {
    if minimumContentSize != .noIntrinsicSize { return true }
    return contentHeightFollowsWidth && contentHeights(forWidth: layoutFrame.width).minimum != nil
  }
}
