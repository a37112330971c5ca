import ConstraintKernel

extension FuzzWorld {
  /// One edit of any kind.
  func edit() {
    noteDropped()
    let attached = attached
    let kind = draw.below(30)
    switch kind {
    case 0: if attached.count < 24 { addView() }
    case 1: removeView(attached)
    case 2: returnView()
    case 3, 4: moveView(attached)
    case 5...8: addConstraint()
    case 9...16: editConstraint(kind)
    case 19, 20:
      let root = draw.pick(roots)
      let size = [20 + draw.below(500), 20 + draw.below(500)].map(Double.init)
      root.frame.size = LayoutSize(width: size[0], height: size[1])
    case 25: if profile.hasGuides { editGuide(attached) }
    case 26: if profile.hasFrames { editFrame(attached) }
    default: editView(kind, attached)
    }
  }

  // MARK: Views

  func addView() {
    let view = FuzzView()
    view.layoutName = "v\(views.count)"
    let parents = roots + attached
    let parent = draw.chance(60) ? parents[draw.below(min(parents.count, 4))] : draw.pick(parents)
    if draw.chance(30) { view.size = naturalSize(80) }
    if profile.wraps, draw.chance(30) {
      view.area = Double(100 + draw.below(5_000))
      view.size = LayoutSize(width: Double(20 + draw.below(200)), height: 10)
    }
    if draw.chance(20) { view.baselines = (Double(draw.below(10)), Double(draw.below(10))) }
    if profile.hasAlignment, draw.chance(30) { view.alignment = draw.insets(below: 5) }
    if !profile.hasEqualPriorities {
      for axis in LayoutAxis.allCases {
        view.setContentHuggingPriority(nextPriority(), for: axis)
        view.setContentCompressionResistancePriority(nextPriority(), for: axis)
      }
    }
    views.append(view)
    if draw.chance(50) {
      parent.addSubview(view)
    } else {
      parent.insertSubview(view, at: draw.below(5))
    }
    if profile.hasFrames, draw.chance(25) {
      view.frame = draw.frame(below: 50)
      _ = draw.chance(50)
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if profile.isUnique { settle(view) }
  }

  private func naturalSize(_ percent: Int) -> LayoutSize {
    let width = draw.chance(percent) ? Double(draw.below(150)) : LayoutSize.noIntrinsicMetric
    let height = draw.chance(percent) ? Double(draw.below(80)) : LayoutSize.noIntrinsicMetric
    return LayoutSize(width: width, height: height)
  }

  /// A view that lies nowhere has no frame to remember.
  private func forgetFrames(below view: FuzzView) {
    for inner in view.subtree where !inner.translatesAutoresizingMaskIntoConstraints {
      inner.frame = .zero
    }
  }

  private func removeView(_ attached: [FuzzView]) {
    if attached.isEmpty { return }
    let view = draw.pick(attached)
    view.removeFromSuperview()
    forgetFrames(below: view)
    guard draw.chance(60) else { return }
    let gone = view.subtree
    views.removeAll { inner in gone.contains { $0 === inner } }
    guides = guides.filter { $0.owningView != nil }
  }

  private func returnView() {
    let detached = views.filter { $0.superview == nil }
    if detached.isEmpty { return }
    let view = draw.pick(detached)
    let parent = draw.pick(roots + attached)
    forgetFrames(below: view)
    parent.addSubview(view)
    if profile.isUnique, !view.translatesAutoresizingMaskIntoConstraints { settle(view) }
  }

  private func moveView(_ attached: [FuzzView]) {
    guard attached.count > 1 else { return }
    let (view, parent) = (draw.pick(attached), draw.pick(roots + attached))
    if view.superview !== parent, !parent.isDescendant(of: view) {
      view.removeFromSuperview()
      forgetFrames(below: view)
    }
    parent.addSubview(view)
    noteDropped()
    guard profile.isUnique, view.superview === parent,
      !view.translatesAutoresizingMaskIntoConstraints
    else { return }
    let isSettled = constraints.contains {
      $0.firstItem === view && $0.secondItem === parent && $0.priority < 20
        && $0.firstAttribute == .left
    }
    if !isSettled { settle(view) }
  }

  private func editFrame(_ attached: [FuzzView]) {
    let framed = attached.filter(\.translatesAutoresizingMaskIntoConstraints)
    if !framed.isEmpty, draw.chance(70) {
      let view = draw.pick(framed)
      view.frame = draw.frame(below: 50)
    } else if !attached.isEmpty {
      pass()
      draw.pick(attached).translatesAutoresizingMaskIntoConstraints.toggle()
    }
  }

  private func editGuide(_ attached: [FuzzView]) {
    if guides.count < 5, draw.chance(60) {
      let guide = LayoutGuide()
      guide.identifier = "g\(guides.count)"
      guides.append(guide)
      draw.pick(roots + attached).addLayoutGuide(guide)
    } else if !guides.isEmpty {
      let guide = draw.pick(guides)
      if let owner = guide.owningView {
        owner.removeLayoutGuide(guide)
      } else {
        draw.pick(roots + attached).addLayoutGuide(guide)
      }
    }
  }

  // MARK: Constraints

  private func editConstraint(_ kind: Int) {
    let strong = constraints.filter { $0.priority >= 20 }
    switch kind {
    case 9, 10: if !strong.isEmpty { draw.pick(strong).isActive = false }
    case 11, 12:
      if idle.isEmpty { return }
      let count = 1 + draw.below(3)
      activate((0..<count).map { _ in draw.pick(idle) })
      idle.removeAll(where: \.isActive)
    case 16:
      if strong.isEmpty { return }
      let constraint = draw.pick(strong)
      constraint.priority = constraintPriority()
    default:
      if constraints.isEmpty { return }
      let constraint = draw.pick(constraints)
      let constant = Double(draw.below(300) - 100)
      constraint.constant = constant / (draw.chance(50) ? 1 : 3)
    }
  }

  // MARK: What views have

  private func editView(_ kind: Int, _ attached: [FuzzView]) {
    switch kind {
    case 21: if profile.turns { turn(draw.pick(roots)) }
    case 23: if profile.hasMargins { setMargins(of: draw.pick(roots + attached)) }
    case 27: askForFittingSize(of: draw.pick(roots + attached))
    case 28: draw.pick(roots + attached).layoutIfNeeded()
    default: if !attached.isEmpty { editContent(kind, attached) }
    }
  }

  private func editContent(_ kind: Int, _ attached: [FuzzView]) {
    switch kind {
    case 17: setContent(of: draw.pick(attached))
    case 18: setPriority(of: draw.pick(attached))
    case 22:
      if !profile.turns { return }
      let view = draw.pick(attached)
      view.semanticContentAttribute = draw.pick([
        LayoutSemanticAttribute.unspecified, .forceLeftToRight, .forceRightToLeft,
      ])
    case 24: if profile.hasGone { draw.pick(attached).isGone.toggle() }
    default:
      if !profile.hasAlignment { return }
      let view = draw.pick(attached)
      view.alignment = draw.insets(below: 5)
      view.invalidateIntrinsicContentSize()
    }
  }

  private func turn(_ root: FuzzView) {
    var environment = root.effectiveEnvironment
    let isTurned = environment.layoutDirection == .rightToLeft
    environment.layoutDirection = isTurned ? .leftToRight : .rightToLeft
    root.layoutNode.environment = environment
  }

  private func setMargins(of view: FuzzView) {
    let isPhysical = draw.chance(60)
    let insets = draw.insets(below: 20)
    if isPhysical {
      view.layoutMargins = insets
    } else {
      view.directionalLayoutMargins = LayoutDirectionalInsets(
        top: insets.top,
        leading: insets.left,
        bottom: insets.bottom,
        trailing: insets.right
      )
    }
  }

  private func askForFittingSize(of view: FuzzView) {
    let width = Double(draw.below(200))
    _ = view.systemLayoutSizeFitting(
      LayoutSize(width: width, height: 0),
      withHorizontalFittingPriority: draw.chance(50) ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  private func setContent(of view: FuzzView) {
    if view.area > 0, draw.chance(50) {
      view.area = Double(100 + draw.below(5_000))
    } else if view.area == 0 {
      view.size = naturalSize(70)
    }
    view.baselines = (Double(draw.below(10)), Double(draw.below(10)))
    view.invalidateIntrinsicContentSize()
  }

  private func setPriority(of view: FuzzView) {
    let priority =
      profile.hasEqualPriorities
      ? LayoutPriority(Float([750, 500, 250, 1_000][draw.below(4)])) : nextPriority()
    if draw.chance(50) {
      view.setContentHuggingPriority(priority, for: draw.pick(LayoutAxis.allCases))
    } else {
      view.setContentCompressionResistancePriority(priority, for: draw.pick(LayoutAxis.allCases))
    }
  }
}
