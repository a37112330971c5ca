import ConstraintKernel

/// From the kernel's constraints, placements and guides to sentences of a scene.
extension SceneCapture {
  /// Says in constraints what frames and guides say by themselves, then what constraints say.
  ///
  /// In a conflict the youngest yields: what items require by themselves counts as the oldest, and
  /// constraints follow in the order of activation, wherever they are installed.
  mutating func constrain() throws(SceneCaptureError) {
    var active: [LayoutConstraint] = []
    place(root, in: nil, active: &active)
    active.sort { $0.rank < $1.rank }
    let all = LayoutAlternatives.all(holding: active)
    nameSets(of: all)
    let waiting = Set(all.waitingConstraints)
    var said: Set<ObjectIdentifier> = []
    for constraint in (active + waiting).sorted(by: { $0.rank < $1.rank }) {
      let isWaiting = waiting.contains(constraint)
      if isWaiting, sets[constraint] == nil || !canCome(constraint) { continue }
      var sentence: SceneConstraint
      if let captured = word(of: constraint) {
        guard said.insert(ObjectIdentifier(captured.word)).inserted,
          !isWaiting && !constraint.stepsAside || captured.sentence(name) != nil
        else { continue }
        sentence = try self.sentence(captured, constraint)
      } else if !isIdle(constraint) {
        sentence = try self.sentence(constraint)
      } else {
        continue
      }
      sentence.sets = sets[constraint] ?? []
      constraints.append(sentence)
    }
  }

  /// Names the sets of constraints of which one is in layout, and says of each constraint which it is in.
  private mutating func nameSets(of all: [LayoutAlternatives]) {
    var unique = UniqueNames()
    for alternatives in all {
      var placement: SceneAlternatives.Placement?
      if let (item, area) = alternatives.placement {
        // Places of an item that lies elsewhere are not tried here.
        guard let id = name(item) else { continue }
        placement = SceneAlternatives.Placement(item: id, area: area.flatMap(name))
      }
      var names: [String] = []
      for option in alternatives.options {
        let name = unique.unique(placement.map { "\($0.item) \(option.name)" } ?? option.name)
        names.append(name)
        for constraint in option.constraints { sets[constraint, default: []].append(name) }
      }
      self.alternatives.append(
        SceneAlternatives(
          names: names,
          current: alternatives.current.map { names[$0] },
          placement: placement
        )
      )
    }
    // Documents list states before places.
    self.alternatives.sort { $0.placement == nil && $1.placement != nil }
  }

  /// Whether a constraint of a state that is not on could come into layout in this hierarchy.
  private func canCome(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.resolvedHost != nil else { return false }
    if constraint.word != nil { return word(of: constraint) != nil }
    return constraint.items.allSatisfy { item in
      name(item.record) != nil || LayoutArea.area(of: item.record).flatMap { name($0.owner) } != nil
    }
  }

  /// Places an item and what lies in it, and collects the constraints installed there.
  private mutating func place(
    _ item: any LayoutItem,
    in parent: (any LayoutItem)?,
    active: inout [LayoutConstraint]
  ) {
    let record = item.record
    active += record.hostedConstraints
    if let parent, item.translatesAutoresizingMaskIntoConstraints {
      if item.record.capturedFrame == nil { pin(item, in: parent) }
    } else if isLeftOut(record) {
      collapse(id(item), keeping: record.keptAxis)
    }
    if isLeftOut(record) { return }
    keepLeastSize(of: item)
    for guide in guides(of: item) {
      active += guide.record.hostedConstraints
      if guide.record.isCollapsed { collapse(id(guide), keeping: guide.record.keptAxis) }
      place(guide, of: item)
    }
    for child in record.capturedChildren { place(child, in: item, active: &active) }
  }

  private func sentence(
    _ constraint: LayoutConstraint
  ) throws(SceneCaptureError) -> SceneConstraint {
    let first = try anchor(constraint.firstItem, constraint.firstAttribute, in: constraint)
    var second: SceneAnchor?
    if constraint.secondAttribute != .notAnAttribute {
      second = try anchor(constraint.secondItem, constraint.secondAttribute, in: constraint)
    }
    let isAsSet = !touchesLeftOut(constraint)
    let gaps = gaps(of: constraint)
    let direction = constraint.resolvedHost?.item?.effectiveLayoutDirection ?? direction
    var sentence = SceneConstraint(
      first,
      constraint.relation,
      second,
      multiplier: constraint.multiplier,
      constant: gaps?[direction]
        ?? (isAsSet ? constraint.constant : constraint.effectiveConstant),
      priority: Double((isAsSet ? constraint.priority : constraint.effectivePriority).rawValue),
      identifier: constraint.identifier,
      dialect: constraint.dialect == .kernel ? nil : constraint.dialect,
      source: constraint.source.file == "\(SceneTree.file)" ? nil : "\(constraint.source)"
    )
    if isAsSet {
      sentence.goneConstant = constraint.goneConstant
    } else if constraint.items.contains(where: \.isGone) {
      // Beside what is left out it counts as it does now, also where the other item is gone.
      sentence.goneConstant = constraint.effectiveConstant
    }
    sentence.gaps = gaps?.gaps ?? 0
    sentence.isBetweenSiblings = gaps?.isBetweenSiblings ?? false
    return sentence
  }

  /// The id of an item that was named.
  private func name(_ record: ItemRecord) -> String? { record.item.flatMap { knownID($0) } }

  /// Whether an item of a constraint is left out, so that it has to be said what counts now.
  private func touchesLeftOut(_ constraint: LayoutConstraint) -> Bool {
    constraint.items.contains { isLeftOut($0.record) }
  }

  /// Whether a constraint is out of layout for a reason that the document does not give: then it is not said.
  private func isIdle(_ constraint: LayoutConstraint) -> Bool {
    constraint.stepsAside
      && (constraint.leavesWithGone || touchesLeftOut(constraint)
        || constraint.items.contains {
          name($0.record) == nil && LayoutArea.area(of: $0.record) == nil
        })
  }

  /// The constant of a constraint that counts in usual gaps; nil where its gaps are not those of the root.
  private func gaps(of constraint: LayoutConstraint) -> DirectedConstant? {
    let constant = ConstraintDescription(constraint).constant
    guard constant.gaps != 0, !touchesLeftOut(constraint), let host = constraint.resolvedHost?.item
    else {
      return nil
    }
    let (own, whole) = (host.effectiveEnvironment, root.effectiveEnvironment)
    let isUsual = own.siblingGap == whole.siblingGap && own.superviewGap == whole.superviewGap
    return isUsual ? constant : nil
  }

  private func sentence(
    _ captured: CapturedWord,
    _ constraint: LayoutConstraint
  ) throws(SceneCaptureError) -> SceneConstraint {
    guard var said = captured.sentence(name) else { throw outside(constraint) }
    said.dialect = constraint.dialect == .kernel ? nil : constraint.dialect
    said.source = constraint.source.file == "\(SceneTree.file)" ? nil : "\(constraint.source)"
    return said
  }

  private func anchor(
    _ item: (any LayoutItem)?,
    _ attribute: LayoutConstraint.Attribute,
    in constraint: LayoutConstraint
  ) throws(SceneCaptureError) -> SceneAnchor {
    guard var item, attribute.isPart else { throw outside(constraint) }
    // Seen from inside, the edges of what scrolls are those of its content.
    if let content = item.layoutNode.record.contentOfScrolling?.item, attribute.isEdge,
      constraint.resolvedHost?.item === item
    {
      if attribute.isMargin {
        throw SceneCaptureError(
          subject: constraint.description,
          reason: "it names a margin of something that scrolls"
        )
      }
      item = content
    }
    let anchor = SceneAnchor(item.record, attribute) { $0.item.flatMap { knownID($0) } }
    guard let anchor else { throw outside(constraint) }
    return anchor
  }

  private func outside(_ constraint: LayoutConstraint) -> SceneCaptureError {
    SceneCaptureError(
      subject: constraint.description,
      reason: "it names an item that is not in this hierarchy"
    )
  }

  // MARK: What is said without constraints

  /// Says in constraints what a frame says, between the alignment rectangles of both.
  private mutating func pin(_ item: any LayoutItem, in parent: any LayoutItem) {
    let (own, outer) = (item.alignmentRectInsets, parent.alignmentRectInsets)
    for (attribute, slope, constant) in item.record.capturedPlacement {
      let isHorizontal = attribute.axis == .horizontal
      let isSize = attribute.isSize
      let shift = own.constant(on: attribute, in: .leftToRight)
      if slope == 0, isSize {
        let first = SceneAnchor(id(item), attribute)
        constraints.append(SceneConstraint(first, constant: constant + shift))
      } else if slope == 0 {
        let start = outer.constant(on: attribute, in: .leftToRight)
        tie(id(item), attribute, id(parent), plus: constant + shift - start)
      } else {
        // Where the parent ends is how long it is, as seen from inside.
        let (from, to) = isHorizontal ? (outer.left, outer.right) : (outer.top, outer.bottom)
        let part: LayoutConstraint.Attribute =
          isSize ? attribute : isHorizontal ? .right : .bottom
        let rest = isSize ? from + to : to
        let sum = constant + shift + slope * rest
        tie(id(item), attribute, id(parent), part, times: slope, plus: sum)
      }
    }
  }

  /// Says that an item is of no size, but for the length along an axis.
  private mutating func collapse(_ id: String, keeping axis: LayoutAxis?) {
    for (attribute, own) in [
      (LayoutConstraint.Attribute.width, LayoutAxis.horizontal), (.height, .vertical),
    ]
    where own != axis {
      constraints.append(SceneConstraint(SceneAnchor(id, attribute), constant: 0))
    }
  }

  /// Says the size below which an item's content is of no use.
  private mutating func keepLeastSize(of item: any LayoutItem) {
    let least = item.record.capturedLeastSize
    for (attribute, length) in [
      (LayoutConstraint.Attribute.width, least.width), (.height, least.height),
    ]
    where length > 0 {
      let anchor = SceneAnchor(id(item), attribute)
      constraints.append(
        SceneConstraint(anchor, .greaterThanOrEqual, constant: length, identifier: "least size")
      )
    }
  }

  private mutating func size(_ id: String, _ size: LayoutSize, priority: Double = 1_000) {
    constraints += [
      SceneConstraint(SceneAnchor(id, .width), constant: size.width, priority: priority),
      SceneConstraint(SceneAnchor(id, .height), constant: size.height, priority: priority),
    ]
  }

  /// Says in constraints where a guide lies that stands by itself.
  private mutating func place(_ guide: LayoutGuide, of view: any LayoutItem) {
    let (id, owner) = (id(guide), id(view))
    let outer = view.alignmentRectInsets
    if let insets = guide.layoutNode.record.insetsInOwner {
      tie(id, .left, owner, plus: insets.left - outer.left)
      tie(id, .top, owner, plus: insets.top - outer.top)
      tie(id, .right, owner, plus: outer.right - insets.right)
      tie(id, .bottom, owner, plus: outer.bottom - insets.bottom)
    } else if guide.layoutNode.record.standsAtOwnersOrigin {
      tie(id, .left, owner, plus: 0 - outer.left)
      tie(id, .top, owner, plus: 0 - outer.top)
      // A content size that was set is a wish.
      let wanted = guide.intrinsicContentSize
      let priority = Double(guide.contentHuggingPriority(for: .horizontal).rawValue)
      if wanted.width >= 0 { size(id, wanted, priority: priority) }
    }
  }

  /// Ties an attribute of an item to one of another, the same if none is named.
  private mutating func tie(
    _ id: String,
    _ attribute: LayoutConstraint.Attribute,
    _ other: String,
    _ part: LayoutConstraint.Attribute? = nil,
    times slope: Double = 1,
    plus constant: Double
  ) {
    let (one, two) = (SceneAnchor(id, attribute), SceneAnchor(other, part ?? attribute))
    constraints.append(SceneConstraint(one, .equal, two, multiplier: slope, constant: constant))
  }
}

extension LayoutConstraint {
  /// Its items that there are.
  fileprivate var items: [any LayoutItem] { [firstItem, secondItem].compactMap { $0 } }
}
