import ConstraintKernel

/// A walk over a hierarchy that gives names, then collects items and constraints.
struct SceneCapture {
  let root: any LayoutItem
  let direction: LayoutReadingDirection
  var constraints: [SceneConstraint] = []
  /// States, and places to try.
  var alternatives: [SceneAlternatives] = []
  /// The names of the sets that a constraint is in.
  var sets: [LayoutConstraint: [String]] = [:]
  /// The words that are captured as one element each, by their identity.
  private var words: [ObjectIdentifier: CapturedWord] = [:]
  /// Guides of areas that are items of words themselves, and so stand there as guides.
  private var namedAreas: Set<ObjectIdentifier> = []
  /// Items with the guide of a safe area, here or inside.
  private var holdersOfSafeAreas: Set<String> = []
  private var ids: [ObjectIdentifier: String] = [:]
  /// Where each item stands in the order in which items were made, by id.
  private var orders: [String: UInt64] = [:]

  init(_ root: any LayoutItem) {
    self.root = root
    direction = root.effectiveLayoutDirection
  }

  /// Names set by people first, so that numbered ones cannot take a name that stands further down.
  mutating func nameItems() throws(SceneCaptureError) {
    let names = try root.record.namingOnce { () throws(SceneCaptureError) in try givenNames() }
    var numbered = UniqueNames(taken: Set(names.map(\.name)))
    var seen: Set<String> = []
    for (item, name) in names {
      let isFirst = seen.insert(name).inserted && !name.isEmpty
      ids[ObjectIdentifier(item)] = isFirst ? name : numbered.numbered(name)
    }
  }

  /// The items of the tree with the names that they give themselves, which may stand twice.
  private func givenNames() throws(SceneCaptureError) -> [(item: any LayoutItem, name: String)] {
    var names: [(item: any LayoutItem, name: String)] = []
    var waiting = [(item: root, depth: 0)]
    while let (item, depth) = waiting.popLast() {
      let record = item.record
      guard depth <= SceneDocument.deepestNesting else {
        throw SceneCaptureError(subject: record.name, reason: "it stands too deep in the tree")
      }
      names.append((item, record.name))
      if isLeftOut(record) { continue }
      for guide in guides(of: item) { names.append((guide, guide.record.name)) }
      waiting += record.capturedChildren.reversed().map { ($0, depth + 1) }
    }
    return names
  }

  /// Says when items were made, where that is another order than the tree's.
  func order(_ root: inout SceneItem) {
    let made = orders.sorted { $0.value < $1.value }.map(\.key)
    let places = Dictionary(uniqueKeysWithValues: zip(made, made.indices))
    var inTree: [String] = []
    root.visit { inTree.append($0.id) }
    if inTree == made { return }
    root.visit { $0.order = places[$0.id] }
  }

  func id(_ item: AnyObject) -> String { ids[ObjectIdentifier(item)] ?? "" }

  /// The id of an item that was named.
  func knownID(_ item: AnyObject) -> String? { ids[ObjectIdentifier(item)] }

  /// The guides an item owns, but for those of words and of areas; only views of the kernel have any.
  func guides(of item: any LayoutItem) -> [LayoutGuide] {
    let all = (item as? LayoutView)?.layoutGuides ?? []
    return all.filter { guide in
      if isArea(guide) { return false }
      guard let word = (guide as? ArrangementGuide)?.word else { return true }
      return words[ObjectIdentifier(word)] == nil
    }
  }

  /// Whether an anchor can name the guide as an area of its owner.
  ///
  /// A readable area of enlarged text has a width that a document has no word for.
  private func isArea(_ guide: LayoutGuide) -> Bool {
    guard let (area, owner) = LayoutArea.area(of: guide.record),
      !namedAreas.contains(ObjectIdentifier(guide))
    else { return false }
    return area != .readableContent || owner.item?.effectiveEnvironment.textScale == 1
  }

  /// Whether an item takes no room for a reason that a document has no word for, as the stack that it lies in leaves it
  /// out, or as it is a guide.
  func isLeftOut(_ record: ItemRecord) -> Bool {
    record.isCollapsed && (record.item?.isGone != true || record.item is LayoutGuide)
  }

  /// The word that a constraint is part of and that is captured as one; nil for any other constraint.
  func word(of constraint: LayoutConstraint) -> CapturedWord? {
    constraint.word.flatMap { words[ObjectIdentifier($0)] }
  }

  /// Finds the words that are still what they were when they were said.
  mutating func findWords() {
    words = CapturedWord.all(below: root)
    let items = words.values.flatMap(\.word.members)
    namedAreas = Set(items.compactMap { $0.item.map { ObjectIdentifier($0) } })
  }

  mutating func item(_ source: any LayoutItem) throws(SceneCaptureError) -> SceneItem {
    var item = SceneItem(id: id(source))
    orders[item.id] = source.record.order
    item.isHidden = (source as? LayoutView)?.isHidden ?? false
    // What takes no room has no measures, and nothing inside that anybody sees.
    if isLeftOut(source.record) {
      item.isHidden = true
      return item
    }
    item.isGone = source.isGone
    if source !== root, source.translatesAutoresizingMaskIntoConstraints {
      item.frame = source.record.capturedFrame
    }
    item.layoutMargins = source.layoutMargins
    item.alignmentRectInsets = source.alignmentRectInsets
    if source.effectiveLayoutDirection != direction {
      item.direction = source.effectiveLayoutDirection
    }
    item.text = (source as? LayoutLabel)?.text
    item.scrollContent = (source as? LayoutScrollView).map { id($0.contentLayoutGuide) }
    measure(source, into: &item)
    let baselines = source.record.capturedBaselines
    item.baselineOffsets.first = baselines.first
    item.baselineOffsets.last = baselines.last
    for child in source.record.capturedChildren { item.children.append(try self.item(child)) }
    item.guides = guides(of: source).map { id($0) }
    let areas = ((source as? LayoutView)?.layoutGuides ?? []).lazy
      .compactMap { LayoutArea.area(of: $0.record)?.area }
    if areas.contains(.safeArea)
      || item.children.contains(where: { holdersOfSafeAreas.contains($0.id) })
    {
      holdersOfSafeAreas.insert(item.id)
      item.safeAreaInsets = source.record.capturedSafeArea
    }
    return item
  }

  private func measure(_ source: any LayoutItem, into item: inout SceneItem) {
    var natural = source.intrinsicContentSize
    let insets = source.alignmentRectInsets
    if source.contentHeightFollowsWidth {
      let width = source.layoutFrame.width - insets.left - insets.right
      natural.height = source.contentHeights(forWidth: width).natural
      item.heights = heights(of: source)
    }
    if natural.width >= 0 { item.intrinsicContentSize.width = natural.width }
    if natural.height >= 0 { item.intrinsicContentSize.height = natural.height }
    guard natural.width >= 0 || natural.height >= 0 else { return }
    item.contentHugging = priorities(source.contentHuggingPriority)
    item.compressionResistance = priorities(source.contentCompressionResistancePriority)
  }

  /// The heights an item answers at all widths up to twice the root's; empty for too many.
  private func heights(of source: any LayoutItem) -> [SceneItem.HeightStep] {
    let natural = source.intrinsicContentSize.width
    let widest = max(2 * root.layoutFrame.width, natural, source.layoutFrame.width) + 1
    return SceneHeights.steps(upTo: widest) { width in
      SceneItem.HeightStep(
        width: width,
        height: source.contentHeights(forWidth: width).natural,
        wholeHeight: (source as? LayoutLabel)?.wholeHeight(forWidth: width)
      )
    }
  }

  private func priorities(_ level: (LayoutAxis) -> LayoutPriority) -> SceneItem.AxisPriorities {
    SceneItem.AxisPriorities(
      horizontal: Double(level(.horizontal).rawValue),
      vertical: Double(level(.vertical).rawValue)
    )
  }
}

/// Finds the widths at which a height changes, by halving.
enum SceneHeights {
  /// How many widths lie a point apart: those of a millionth, which is the grain of frames.
  private static let grains = 1_000_000.0

  /// The steps of a height that changes only here and there, by the one that begins at a width; empty for one
  /// that has too many.
  ///
  /// A step that is undone within a point may be missed.
  static func steps(
    upTo widest: Double,
    _ step: (Double) -> SceneItem.HeightStep
  ) -> [SceneItem.HeightStep] {
    var steps = [step(0)]
    guard widest.isFinite, widest < 100_000 else { return [] }
    for point in 0..<Int(widest.rounded(.up)) {
      let (low, high) = (Double(point), Double(point + 1))
      let before = steps[steps.count - 1]
      if step(high).isLike(before) { continue }
      var (left, right) = ((low * grains).rounded(), (high * grains).rounded())
      while right - left > 1 {
        let middle = ((left + right) / 2).rounded(.down)
        if step(middle / grains).isLike(before) { left = middle } else { right = middle }
      }
      var next = step(high)
      next.width = right / grains
      steps.append(next)
      if steps.count > SceneItem.mostHeights { return [] }
    }
    return steps
  }
}

extension SceneItem.HeightStep {
  /// Whether both say the same of different widths.
  fileprivate func isLike(_ other: Self) -> Bool {
    height == other.height && wholeHeight == other.wholeHeight
  }
}

extension SceneItem {
  /// Calls `body` with the item and all inside it, parents first.
  fileprivate mutating func visit(_ body: (inout SceneItem) -> Void) {
    body(&self)
    for index in children.indices { children[index].visit(body) }
  }
}
