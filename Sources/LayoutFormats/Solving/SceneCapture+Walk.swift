import ConstraintKernel

/// A walk over a hierarchy that gives names, then collects items and constraints.
struct SceneCapture {
  let direction: LayoutDirection
  var constraints: [SceneConstraint] = []
  private var ids: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []

  init(direction: LayoutDirection) {
    self.direction = direction
  }

  /// Names first, so that generated ones cannot take a name that stands further down.
  mutating func nameItems(of root: LayoutView) throws(SceneCaptureError) {
    var unnamed: [(ObjectIdentifier, String)] = []
    var waiting = [(view: root, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      guard depth <= SceneDocument.deepestNesting else {
        throw SceneCaptureError(subject: view.name, reason: "it stands too deep in the tree")
      }
      if !take(view.name, for: view) { unnamed.append((ObjectIdentifier(view), "view")) }
      if view.layoutNode.record.isCollapsed { continue }
      for guide in view.layoutGuides where !take(name(of: guide), for: guide) {
        unnamed.append((ObjectIdentifier(guide), "guide"))
      }
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
    for (index, (item, kind)) in unnamed.enumerated() {
      var number = index + 1
      while !taken.insert("\(kind)\(number)").inserted { number += 1 }
      ids[item] = "\(kind)\(number)"
    }
  }

  /// A guide's name; one that a view has by itself is told from those of other views.
  private func name(of guide: LayoutGuide) -> String {
    guide.identifier.isEmpty ? "" : guide.layoutName
  }

  private mutating func take(_ name: String, for item: AnyObject) -> Bool {
    guard !name.isEmpty, taken.insert(name).inserted else { return false }
    ids[ObjectIdentifier(item)] = name
    return true
  }

  func id(_ item: AnyObject) -> String { ids[ObjectIdentifier(item)] ?? "" }

  /// The id of an item that was named.
  func knownID(_ item: AnyObject) -> String? { ids[ObjectIdentifier(item)] }

  func item(_ view: LayoutView) throws(SceneCaptureError) -> SceneItem {
    let id = id(view)
    if view.alignmentRectInsets != .zero {
      throw SceneCaptureError(subject: id, reason: "it has alignment insets")
    }
    if view.effectiveLayoutDirection != direction {
      throw SceneCaptureError(subject: id, reason: "it reads in another direction than the root")
    }
    var item = SceneItem(id: id)
    // What takes no room has no measures, and nothing inside.
    if view.layoutNode.record.isCollapsed { return item }
    item.layoutMargins = view.layoutMargins
    var natural = view.intrinsicContentSize
    if view.contentHeightFollowsWidth {
      natural.height = view.intrinsicContentHeight(forWidth: view.frame.width)
    }
    if natural.width >= 0 { item.intrinsicContentSize.width = natural.width }
    if natural.height >= 0 { item.intrinsicContentSize.height = natural.height }
    if natural.width >= 0 || natural.height >= 0 {
      item.contentHugging = priorities(view.contentHuggingPriority)
      item.compressionResistance = priorities(view.contentCompressionResistancePriority)
    }
    item.baselineOffsets.first = view.firstBaselineOffsetFromTop
    item.baselineOffsets.last = view.lastBaselineOffsetFromBottom
    for subview in view.subviews { item.children.append(try self.item(subview)) }
    item.guides = view.layoutGuides.map { SceneGuide(id: self.id($0)) }
    return item
  }

  private func priorities(_ level: (LayoutAxis) -> LayoutPriority) -> SceneItem.AxisPriorities {
    SceneItem.AxisPriorities(
      horizontal: Double(level(.horizontal).rawValue),
      vertical: Double(level(.vertical).rawValue)
    )
  }
}
