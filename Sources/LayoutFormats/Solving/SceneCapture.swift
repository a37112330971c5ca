public import ConstraintKernel

/// Why a hierarchy of views cannot be told as a scene.
public struct SceneCaptureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the view or guide, or the formula of the constraint.
  public let subject: String
  /// What about it the format has no word for.
  public let reason: String

  /// The error as one line.
  public var description: String { "\(subject): \(reason)" }
}

extension SceneDocument {
  /// The scene a hierarchy of views is: its tree, its constraints, and the root's present size.
  ///
  /// Ids are the views' names and the guides' identifiers; what has none, or one that is taken, is
  /// called `view1`, `guide2` and so on. A view that still translates its autoresizing mask is
  /// pinned to its frame by four constraints; so are the guides every view has, by its margins.
  /// Constraints follow in the order of the tree, and within a view in the order of installation.
  ///
  /// - Throws: ``SceneCaptureError`` for what the format has no word for: alignment insets, heights
  ///   that follow widths, parts that read in another direction than the root, a constraint that
  ///   reaches out of the hierarchy, or a tree that is too deep.
  /// - Complexity: O(*n*) in views, guides and constraints.
  public init(capturing root: LayoutView, name: String = "") throws(SceneCaptureError) {
    var capture = SceneCapture(direction: root.effectiveLayoutDirection)
    try capture.nameItems(of: root)
    let item = try capture.item(root)
    try capture.constraints(of: root, isRoot: true)
    self.init(
      name: name,
      direction: root.effectiveLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      size: SceneSize(width: root.frame.width, height: root.frame.height),
      root: item,
      constraints: capture.constraints
    )
    do {
      try validate()
    } catch {
      throw SceneCaptureError(subject: name.isEmpty ? "scene" : name, reason: error.description)
    }
  }
}

/// A walk over a hierarchy that gives names, then collects items and constraints.
private struct SceneCapture {
  let direction: LayoutDirection
  private(set) var constraints: [SceneConstraint] = []
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
      for guide in view.layoutGuides where !take(guide.identifier, for: guide) {
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

  private mutating func take(_ name: String, for item: AnyObject) -> Bool {
    guard !name.isEmpty, taken.insert(name).inserted else { return false }
    ids[ObjectIdentifier(item)] = name
    return true
  }

  private func id(_ item: AnyObject) -> String { ids[ObjectIdentifier(item)] ?? "" }

  func item(_ view: LayoutView) throws(SceneCaptureError) -> SceneItem {
    let id = id(view)
    if view.alignmentRectInsets != .zero {
      throw SceneCaptureError(subject: id, reason: "it has alignment insets")
    }
    if view.contentHeightFollowsWidth {
      throw SceneCaptureError(subject: id, reason: "its natural height follows its width")
    }
    if view.effectiveLayoutDirection != direction {
      throw SceneCaptureError(subject: id, reason: "it reads in another direction than the root")
    }
    var item = SceneItem(id: id)
    item.layoutMargins = SceneItem.Margins(
      top: view.layoutMargins.top,
      left: view.layoutMargins.left,
      bottom: view.layoutMargins.bottom,
      right: view.layoutMargins.right
    )
    let natural = view.intrinsicContentSize
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

  mutating func constraints(
    of view: LayoutView,
    isRoot: Bool
  ) throws(SceneCaptureError) {
    for constraint in view.constraints { constraints.append(try sentence(constraint)) }
    if !isRoot, view.translatesAutoresizingMaskIntoConstraints { pin(view) }
    for guide in view.layoutGuides { pinIfSystem(guide, of: view) }
    for subview in view.subviews { try constraints(of: subview, isRoot: false) }
  }

  private func sentence(
    _ constraint: LayoutConstraint
  ) throws(SceneCaptureError) -> SceneConstraint {
    guard let first = anchor(constraint.firstItem, constraint.firstAttribute) else {
      throw outside(constraint)
    }
    var second: SceneAnchor?
    if constraint.secondAttribute != .notAnAttribute {
      second = anchor(constraint.secondItem, constraint.secondAttribute)
      guard second != nil else { throw outside(constraint) }
    }
    return SceneConstraint(
      first,
      SceneRelation(kernel: constraint.relation),
      second,
      multiplier: constraint.multiplier,
      constant: constraint.constant,
      priority: Double(constraint.priority.rawValue),
      identifier: constraint.identifier
    )
  }

  private func anchor(
    _ item: (any LayoutItem)?,
    _ attribute: LayoutConstraint.Attribute
  ) -> SceneAnchor? {
    guard let item, let id = ids[ObjectIdentifier(item)],
      let attribute = SceneAttribute(kernel: attribute)
    else { return nil }
    return SceneAnchor(id, attribute)
  }

  private func outside(_ constraint: LayoutConstraint) -> SceneCaptureError {
    SceneCaptureError(
      subject: constraint.description,
      reason: "it names an item that is neither a view nor a guide of this hierarchy"
    )
  }

  /// Says in constraints what a frame says.
  private mutating func pin(_ view: LayoutView) {
    guard let superview = view.superview else { return }
    let (id, parent) = (id(view), id(superview))
    let frame = view.frame
    tie(id, .left, parent, frame.minX)
    tie(id, .top, parent, frame.minY)
    constraints.append(SceneConstraint(SceneAnchor(id, .width), constant: frame.width))
    constraints.append(SceneConstraint(SceneAnchor(id, .height), constant: frame.height))
  }

  /// Says in constraints where one of the guides lies that every view has.
  private mutating func pinIfSystem(_ guide: LayoutGuide, of view: LayoutView) {
    // Asking a view for such a guide makes it, so only guides that are named like one are compared.
    let insets: LayoutInsets
    if guide.identifier.hasPrefix("safeAreaLayoutGuide"), guide === view.safeAreaLayoutGuide {
      insets = view.safeAreaInsets
    } else if guide.identifier.hasPrefix("layoutMarginsGuide"), guide === view.layoutMarginsGuide {
      insets = view.layoutMargins
    } else if guide.identifier.hasPrefix("readableContentGuide"),
      guide === view.readableContentGuide
    {
      insets = view.layoutMargins
    } else {
      return
    }
    let (id, owner) = (id(guide), id(view))
    tie(id, .left, owner, insets.left)
    tie(id, .top, owner, insets.top)
    tie(id, .right, owner, -insets.right)
    tie(id, .bottom, owner, -insets.bottom)
  }

  private mutating func tie(
    _ id: String,
    _ attribute: SceneAttribute,
    _ other: String,
    _ constant: Double
  ) {
    constraints.append(
      SceneConstraint(
        SceneAnchor(id, attribute),
        .equal,
        SceneAnchor(other, attribute),
        constant: constant
      )
    )
  }
}
