package import ConstraintKernel

/// A view whose natural size and baselines are data, as a scene gives them.
package final class SceneView: LayoutView {
  /// The item the view was made from.
  package let sceneItem: SceneItem

  /// The constraints of the document, if the view is its root.
  var sceneConstraints: [SceneConstraint] = []

  /// The guide that is the area of the content, if the item scrolls.
  var scrollContent: LayoutGuide?

  /// Makes the view of an item, without what stands in the item.
  init(_ item: SceneItem, size: LayoutSize? = nil) {
    sceneItem = item
    super.init(frame: size.map { LayoutRect(origin: .zero, size: $0) } ?? item.frame ?? .zero)
    layoutName = item.id
    translatesAutoresizingMaskIntoConstraints = size != nil || item.frame != nil
    layoutMargins = item.layoutMargins
    // Margins of a document are what the safe area made of them.
    if item.safeAreaInsets != .zero { insetsLayoutMarginsFromSafeArea = false }
    isHidden = item.isHidden
    if item.isGone { isGone = true }
    switch item.direction {
    case nil: break
    case .leftToRight: semanticContentAttribute = .forceLeftToRight
    case .rightToLeft: semanticContentAttribute = .forceRightToLeft
    }
    let natural = item.intrinsicContentSize
    guard natural.width != nil || natural.height != nil else { return }
    for axis in LayoutAxis.allCases {
      let resistance = LayoutPriority(scene: item.compressionResistance[axis])
      setContentHuggingPriority(LayoutPriority(scene: item.contentHugging[axis]), for: axis)
      setContentCompressionResistancePriority(resistance, for: axis)
    }
  }

  /// Has all views inside, and their guides behind them, count in the order in which the document says that they
  /// were made.
  func countInOrder() {
    guard sceneItem.hasOrder else { return }
    var all: [(order: Int, records: [ItemRecord])] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      let records = [view.record] + view.layoutGuides.map(\.record)
      all.append((view.sceneItem.order ?? all.count, records))
      waiting += view.subviews.reversed().compactMap { $0 as? SceneView }
    }
    let sorted = all.enumerated().sorted {
      ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
    }
    let records = sorted.flatMap(\.element.records)
    for (record, place) in zip(records, records.map(\.serial).sorted()) { record.setOrder(place) }
  }

  /// Has the insets of the document count, parents first.
  func refreshSafeAreas() {
    if sceneItem.safeAreaInsets != .zero { setNeedsLayout() }
    for case let view as SceneView in subviews { view.refreshSafeAreas() }
  }

  /// Has frames that the document gives count from now on, here and inside.
  func placeByFrames() {
    if superview == nil || sceneItem.frame != nil {
      translatesAutoresizingMaskIntoConstraints = true
    }
    for case let view as SceneView in subviews { view.placeByFrames() }
  }

  /// By how much text is enlarged: an item that has baselines is text.
  private var scale: Double {
    sceneItem.baselineOffsets == SceneItem.BaselineOffsets() ? 1 : effectiveEnvironment.textScale
  }

  /// The natural size of the scene's item, enlarged if it is text.
  package override var intrinsicContentSize: LayoutSize {
    let (natural, none) = (sceneItem.intrinsicContentSize, LayoutSize.noIntrinsicMetric)
    return LayoutSize(
      width: natural.width.map { $0 * scale } ?? none,
      height: natural.height.map { $0 * scale } ?? none
    )
  }

  /// Whether the scene's item has heights by width.
  package override var contentHeightFollowsWidth: Bool { !sceneItem.heights.isEmpty }

  /// The height of the scene's item that counts at a width.
  package override func intrinsicContentHeight(forWidth width: Double) -> Double {
    step(atWidth: width).map { $0.height * scale } ?? super.intrinsicContentHeight(forWidth: width)
  }

  /// The height that the whole text would take at a width; nil where none of it is cut off.
  func wholeHeight(forWidth width: Double) -> Double? {
    step(atWidth: width)?.wholeHeight.map { $0 * scale }
  }

  /// The step that counts at a width; nil where the height does not depend on it.
  private func step(atWidth width: Double) -> SceneItem.HeightStep? {
    let heights = sceneItem.heights
    // The first step whose width is beyond; the one before counts.
    var (low, high) = (0, heights.count)
    while low < high {
      let middle = (low + high) / 2
      if heights[middle].width <= width { low = middle + 1 } else { high = middle }
    }
    return heights.isEmpty ? nil : heights[max(0, low - 1)]
  }

  /// What of the system reaches into the scene's item.
  package override var safeAreaInsets: LayoutInsets { sceneItem.safeAreaInsets }

  /// The alignment insets of the scene's item.
  package override var alignmentRectInsets: LayoutInsets { sceneItem.alignmentRectInsets }

  /// The first baseline of the scene's item, below the top.
  package override var firstBaselineOffsetFromTop: Double {
    sceneItem.baselineOffsets.first * scale
  }

  /// The last baseline of the scene's item, above the bottom.
  package override var lastBaselineOffsetFromBottom: Double {
    sceneItem.baselineOffsets.last * scale
  }
}

extension LayoutPriority {
  /// The kernel's level for a scene's priority in (0, 1000].
  init(scene priority: Double) {
    self.init(SceneConstraint.level(of: priority))
  }
}

extension LayoutOutline {
  /// The line that wrote a constraint; of a document's its path, and the line that the document
  /// knows.
  func line(of source: LayoutIssue.Location) -> String {
    guard let index = sceneIndex(of: source) else { return source.description }
    let path = ScenePath.element(index, of: "constraints")
    return sceneConstraint(of: source)?.source.map { "\(path), \($0)" } ?? path
  }

  /// The line that wrote a constraint, as the document knows it where there is one; nil where it does not.
  func source(of location: LayoutIssue.Location) -> String? {
    sceneIndex(of: location) == nil
      ? location.description : sceneConstraint(of: location)?.source
  }

  /// The document's constraint that was written at a place; nil outside of documents.
  func sceneConstraint(of source: LayoutIssue.Location) -> SceneConstraint? {
    guard let index = sceneIndex(of: source), let root = items.first as? SceneView,
      root.sceneConstraints.indices.contains(index)
    else { return nil }
    return root.sceneConstraints[index]
  }

  private func sceneIndex(of source: LayoutIssue.Location) -> Int? {
    source.file == "\(SceneTree.file)" ? Int(source.line) : nil
  }
}
