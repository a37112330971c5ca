import ConstraintKernel

/// From the kernel's constraints, placements and guides to sentences of a scene.
extension SceneCapture {
  /// Says in constraints what frames and guides say by themselves, then what constraints say.
  ///
  /// In a conflict the youngest yields: what items require by themselves counts as the oldest, and
  /// constraints follow in the order of activation, wherever they are installed.
  mutating func constraints(in root: LayoutView) throws(SceneCaptureError) {
    var active: [LayoutConstraint] = []
    place(root, isRoot: true, active: &active)
    for constraint in active.sorted(by: { $0.rank < $1.rank }) {
      constraints.append(try sentence(constraint))
    }
  }

  /// Places a view and what lies in it, and collects the constraints installed there.
  private mutating func place(
    _ view: LayoutView,
    isRoot: Bool,
    active: inout [LayoutConstraint]
  ) {
    active += view.constraints.filter { !$0.stepsAside }
    let record = view.layoutNode.record
    if !isRoot, view.translatesAutoresizingMaskIntoConstraints {
      pin(view)
    } else if record.isCollapsed {
      size(id(view), .zero)
    }
    if record.isCollapsed { return }
    for guide in view.layoutGuides { place(guide, of: view) }
    for subview in view.subviews { place(subview, isRoot: false, active: &active) }
  }

  private func sentence(
    _ constraint: LayoutConstraint
  ) throws(SceneCaptureError) -> SceneConstraint {
    let first = try anchor(constraint.firstItem, constraint.firstAttribute, in: constraint)
    var second: SceneAnchor?
    if constraint.secondAttribute != .notAnAttribute {
      second = try anchor(constraint.secondItem, constraint.secondAttribute, in: constraint)
    }
    return SceneConstraint(
      first,
      constraint.relation,
      second,
      multiplier: constraint.multiplier,
      constant: constraint.effectiveConstant,
      priority: Double(constraint.effectivePriority.rawValue),
      identifier: constraint.identifier
    )
  }

  private func anchor(
    _ item: (any LayoutItem)?,
    _ attribute: LayoutConstraint.Attribute,
    in constraint: LayoutConstraint
  ) throws(SceneCaptureError) -> SceneAnchor {
    guard var item, attribute.isPart else { throw outside(constraint) }
    // Seen from inside, the edges of what scrolls are those of its content.
    if let content = item.layoutNode.record.contentOfScrolling?.item, attribute.isEdge,
      constraint.hostItem === item
    {
      if attribute.isMargin {
        throw SceneCaptureError(
          subject: constraint.description,
          reason: "it names a margin of something that scrolls"
        )
      }
      item = content
    }
    guard let id = knownID(item) else { throw outside(constraint) }
    return SceneAnchor(id, attribute)
  }

  private func outside(_ constraint: LayoutConstraint) -> SceneCaptureError {
    SceneCaptureError(
      subject: constraint.description,
      reason: "it names an item that is neither a view nor a guide of this hierarchy"
    )
  }

  // MARK: What is said without constraints

  /// Says in constraints what a frame says.
  private mutating func pin(_ view: LayoutView) {
    guard let superview = view.superview else { return }
    let (id, parent) = (id(view), id(superview))
    let frame = view.frame
    tie(id, .left, parent, frame.minX)
    tie(id, .top, parent, frame.minY)
    size(id, frame.size)
  }

  private mutating func size(_ id: String, _ size: LayoutSize, priority: Double = 1_000) {
    constraints += [
      SceneConstraint(SceneAnchor(id, .width), constant: size.width, priority: priority),
      SceneConstraint(SceneAnchor(id, .height), constant: size.height, priority: priority),
    ]
  }

  /// Says in constraints where a guide lies that stands by itself.
  private mutating func place(_ guide: LayoutGuide, of view: LayoutView) {
    let (id, owner) = (id(guide), id(view))
    if let insets = guide.layoutNode.record.insetsInOwner {
      tie(id, .left, owner, insets.left)
      tie(id, .top, owner, insets.top)
      tie(id, .right, owner, -insets.right)
      tie(id, .bottom, owner, -insets.bottom)
    } else if guide.layoutNode.record.standsAtOwnersOrigin {
      tie(id, .left, owner, 0)
      tie(id, .top, owner, 0)
      // Whoever set a content size wishes for it.
      let wanted = guide.intrinsicContentSize
      let priority = Double(guide.contentHuggingPriority(for: .horizontal).rawValue)
      if wanted.width >= 0 { size(id, wanted, priority: priority) }
    }
  }

  private mutating func tie(
    _ id: String,
    _ attribute: LayoutConstraint.Attribute,
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

extension LayoutConstraint.Attribute {
  fileprivate var isMargin: Bool {
    rawValue >= LayoutConstraint.Attribute.leftMargin.rawValue
  }
}
