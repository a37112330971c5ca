import ConstraintKernel

/// A hierarchy with constraints drawn from a seed, of every form that a constraint can have.
///
/// Numbers are halves, so that solving rounds nothing, and optional constraints have levels of
/// their own, so that there is one answer whatever the order they come in.
final class RandomLayout {
  /// How many layouts are checked in.
  static let count = 6

  /// 400 by 300 points.
  let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 300))
  /// Six views: the first three in the root, the others in one of these each.
  let views = (0..<6).map { _ in LayoutView() }
  /// A guide of the root.
  let guide = LayoutGuide()
  private let seed: Int
  private var state: UInt64

  /// Makes the bare tree.
  init(seed: Int, direction: LayoutReadingDirection = .leftToRight) {
    self.seed = seed
    state = UInt64(seed) &* 0xD134_2543_DE82_EF95 &+ 1
    root.layoutName = "root"
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
    root.layoutMargins = LayoutInsets(top: 8, left: 12, bottom: 16, right: 20)
    for (index, view) in views.enumerated() {
      view.layoutName = "view\(index)"
      (index < 3 ? root : views[index - 3]).addSubview(view)
    }
    guide.identifier = "guide"
    root.addLayoutGuide(guide)
  }

  /// A number below a limit, drawn by splitmix64.
  ///
  /// Source: S. Vigna.
  private func draw(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(limit))
  }

  private func pick<Element>(_ elements: [Element]) -> Element { elements[draw(elements.count)] }

  private func half(_ limit: Int) -> Double { Double(draw(2 * limit)) / 2 }

  /// Writes the constraints in the kernel's own words.
  func write() {
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    var level: Float = 900
    for (index, view) in views.enumerated() {
      if draw(3) == 0 { frame(view) } else { scatter(view, index, &level) }
    }
    pin(guide, &level)
  }

  /// Ties four edges of a view to those of its superview, at distances that may differ.
  private func frame(_ view: LayoutView) {
    let distance = half(20)
    let isSame = draw(2) == 0
    let sides: [LayoutConstraint.Attribute] =
      draw(2) == 0 ? [.left, .right] : [.leading, .trailing]
    for attribute in [.top, .bottom] + sides {
      let inset = isSame ? distance : half(20)
      add(
        view,
        attribute,
        .equal,
        view.superview,
        attribute,
        1,
        attribute.isFarEdge ? -inset : inset
      )
    }
  }

  /// A few constraints of any form, then weak ones that leave nothing open.
  private func scatter(_ view: LayoutView, _ index: Int, _ level: inout Float) {
    for _ in 0..<(2 + draw(3)) { any(view, index, &level) }
    pin(view, &level)
  }

  private func pin(_ item: any LayoutItem, _ level: inout Float) {
    for attribute in [LayoutConstraint.Attribute.left, .top] {
      add(item, attribute, .equal, item.layoutParent, attribute, 1, half(40), next(&level))
    }
    for attribute in [LayoutConstraint.Attribute.width, .height] {
      add(item, attribute, .equal, nil, .notAnAttribute, 1, 20 + half(60), next(&level))
    }
  }

  /// A level of its own: mostly below 900, now and then one with a name.
  private func next(_ level: inout Float) -> LayoutPriority {
    level -= 7.5
    if level + 7.5 > 750, level <= 750 { level = 749 }
    return LayoutPriority(level)
  }

  private func any(_ view: LayoutView, _ index: Int, _ level: inout Float) {
    let horizontal: [LayoutConstraint.Attribute] = [
      .left, .right, .leading, .trailing, .centerX, .leftMargin, .trailingMargin,
      .centerXWithinMargins,
    ]
    let vertical: [LayoutConstraint.Attribute] = [
      .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .centerYWithinMargins,
    ]
    let family = pick([horizontal, vertical, [.width, .height]])
    let attribute = pick(family)
    let isSize = attribute == .width || attribute == .height
    let relation = pick([LayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    if isSize, draw(2) == 0 {
      add(view, attribute, relation, nil, .notAnAttribute, 1, half(200), next(&level))
      return
    }
    let partner = draw(2) == 0 ? view.superview : draw(4) == 0 ? nil : views[draw(index + 1)]
    let other = draw(2) == 0 ? attribute : pick(family)
    // Sides named by reading direction go with neither left nor right.
    let isPhysical = { (side: LayoutConstraint.Attribute) in
      [.left, .right, .leftMargin, .rightMargin].contains(side)
    }
    let mixes =
      attribute.isDirectional && isPhysical(other) || isPhysical(attribute) && other.isDirectional
    let factor = pick([1, 1, 1, 0.5, 2, 0.25])
    if partner === view, !isSize { return }
    add(
      view,
      attribute,
      relation,
      partner ?? guide,
      mixes ? attribute : other,
      factor,
      half(40) - 10,
      next(&level)
    )
  }

  private func add(
    _ item: any LayoutItem,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ other: (any LayoutItem)?,
    _ otherAttribute: LayoutConstraint.Attribute,
    _ factor: Double,
    _ constant: Double,
    _ priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraint(
      item: item,
      attribute: attribute,
      relatedBy: relation,
      toItem: other,
      attribute: otherAttribute,
      multiplier: factor,
      constant: constant
    )
    constraint.priority = priority
    if draw(8) == 0 { constraint.identifier = "rule \"\(draw(100))\"" }
    if draw(12) == 0 { constraint.goneConstant = half(10) }
    if draw(8) == 0, otherAttribute.axis == .horizontal, other != nil, otherAttribute.isEdge {
      constraint.setConstant(
        DirectedConstant(leftToRight: constant, rightToLeft: constant + half(4) + 1)
      )
    }
    constraint.isActive = true
  }
}
