import ConstraintKernel

/// A random hierarchy, or two, that takes random edits.
final class FuzzWorld {
  var draw: FuzzDraw
  let profile: FuzzProfile
  private(set) var roots: [FuzzView] = []
  /// All but the roots in the order in which they were made, also those that lie nowhere.
  var views: [FuzzView] = [] {
    didSet { made += views.filter { view in !oldValue.contains { $0 === view } } }
  }
  var guides: [LayoutGuide] = [] {
    didSet { made += guides.filter { guide in !oldValue.contains { $0 === guide } } }
  }
  /// Everything in the order in which it was made, which decides between equally good frames.
  private(set) var made: [any LayoutItem] = []
  /// In the order in which they became active.
  private(set) var constraints: [LayoutConstraint] = []
  /// Those that were active and may be again.
  var idle: [LayoutConstraint] = []
  /// Constraints of batches that had to be refused.
  private(set) var refused: [LayoutConstraint] = []
  private var lastPriority: Float = 1
  private var lastWeakPriority: Float = 0.1

  init(seed: UInt64) {
    var draw = FuzzDraw(seed: seed)
    profile = FuzzProfile(&draw)
    self.draw = draw
    for index in 0..<profile.roots {
      let size = [100 + self.draw.below(400), 100 + self.draw.below(400)].map(Double.init)
      let root = FuzzView(frame: rect(0, 0, size[0], size[1]))
      root.layoutName = "root\(index)"
      root.layoutNode.issueHandler = LayoutIssueHandler { _ in }
      roots.append(root)
      made.append(root)
    }
    let count = 5 + self.draw.below(12)
    for _ in 0..<count { addView() }
    for _ in 0..<(count * (1 + self.draw.below(3))) { addConstraint() }
  }

  /// Lays everything out.
  func pass() {
    for root in roots { root.layoutIfNeeded() }
  }

  var attached: [FuzzView] {
    views.filter { view in roots.contains { view.isDescendant(of: $0) } }
  }

  var items: [any LayoutItem] {
    let owned = guides.filter { $0.owningView != nil }
    return roots as [any LayoutItem] + attached as [any LayoutItem] + owned as [any LayoutItem]
  }

  // MARK: Priorities

  func nextPriority() -> LayoutPriority {
    lastPriority += 0.25
    return LayoutPriority(lastPriority)
  }

  func constraintPriority() -> LayoutPriority {
    if draw.chance(profile.required) { return .required }
    if profile.hasEqualPriorities {
      return LayoutPriority(Float([750, 500, 250, 250, 999][draw.below(5)]))
    }
    lastPriority += 0.25
    if lastPriority > 700 { lastPriority = 300 }
    return LayoutPriority(lastPriority + 200)
  }

  // MARK: Constraints

  func activate(_ new: [LayoutConstraint]) {
    LayoutConstraint.activate(new)
    for constraint in new where constraint.isActive && !constraints.contains(constraint) {
      constraints.append(constraint)
    }
  }

  /// Finds out which constraints the tree dropped meanwhile.
  func noteDropped() {
    idle += constraints.filter { !$0.isActive }
    constraints.removeAll { !$0.isActive }
    if idle.count > 60 { idle.removeFirst(idle.count - 60) }
  }

  /// Ties a view to its superview by levels that nothing else has, so that it is settled.
  func settle(_ view: FuzzView) {
    guard let superview = view.superview else { return }
    for attribute in [LayoutConstraint.Attribute.left, .top, .width, .height] {
      let isSize = attribute == .width || attribute == .height
      let constraint = LayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: .equal,
        toItem: superview,
        attribute: attribute,
        multiplier: 1,
        constant: isSize ? -Double(draw.below(60)) : Double(draw.below(40))
      )
      lastWeakPriority += 0.0078125
      constraint.priority = LayoutPriority(lastWeakPriority)
      activate([constraint])
    }
  }

  func addConstraint() {
    let constraint = randomConstraint()
    constraint.priority = constraintPriority()
    if profile.hasGone, draw.chance(15) { constraint.goneConstant = Double(draw.below(20)) }
    if draw.chance(95) { return activate([constraint]) }
    guard let first = constraint.firstItem else { return }
    let unsound = LayoutConstraint(
      item: first,
      attribute: .left,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 0
    )
    LayoutConstraint.activate([constraint, unsound])
    if constraint.isActive { refused.append(constraint) }
    idle.append(constraint)
  }

  private static let directional: [LayoutConstraint.Attribute] = [
    .leading, .trailing, .centerX, .leadingMargin, .trailingMargin,
  ]
  private static let horizontal: [LayoutConstraint.Attribute] = [
    .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
    .trailingMargin, .centerXWithinMargins,
  ]
  private static let vertical: [LayoutConstraint.Attribute] = [
    .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
    .centerYWithinMargins,
  ]

  private func randomConstraint() -> LayoutConstraint {
    let items = items
    let (first, second) = (draw.pick(items), draw.pick(items))
    let relation = draw.pick([
      LayoutConstraint.Relation.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ])
    let multiplier = draw.chance(80) ? 1 : draw.pick([0.5, 2, -1, 0.75, 1.0 / 3, 1.5])
    var attributes = (LayoutConstraint.Attribute.width, LayoutConstraint.Attribute.notAnAttribute)
    var partner: (any LayoutItem)? = second
    switch draw.below(6) {
    case 0:
      attributes.0 = draw.chance(50) ? .width : .height
      partner = nil
    case 1:
      attributes.0 = draw.chance(50) ? .width : .height
      let isSame = profile.wraps || draw.chance(90)
      attributes.1 = isSame ? attributes.0 : attributes.0 == .width ? .height : .width
    case 2, 3:
      let choice = draw.chance(50) ? Self.directional : Self.horizontal
      attributes = (draw.pick(choice), draw.pick(choice))
    default: attributes = (draw.pick(Self.vertical), draw.pick(Self.vertical))
    }
    return LayoutConstraint(
      item: first,
      attribute: attributes.0,
      relatedBy: relation,
      toItem: partner,
      attribute: attributes.1,
      multiplier: partner == nil ? 1 : multiplier,
      constant: Double(partner == nil ? draw.below(200) : draw.below(100) - 50)
    )
  }
}
