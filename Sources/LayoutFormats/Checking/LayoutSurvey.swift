import ConstraintKernel

/// A finding before it is put into words: a rule, the places of items in an outline, and a number.
struct LayoutFault: Hashable {
  let rule: LayoutRule
  let places: [Int]
  /// By how many points.
  var amount = 0.0
  /// Whether it is so many at some widths of several, and fewer at others.
  var isMost = false
  /// What else tells this finding from others of the same items.
  var detail = ""
}

/// A hierarchy as the rules see it: what does not change with the frames is looked up once.
struct LayoutSurvey {
  let outline: LayoutOutline
  let root: any LayoutItem
  let tolerance: Double
  private let siblings: SiblingPairs
  private let suppressions: [LayoutSuppression]
  private let natural: [(place: Int, size: LayoutSize, followsWidth: Bool)]
  private let tapTargets: [Int]
  /// The edges that constraints hold apart.
  let gaps: [Gap]
  private let views: [Int]

  /// Two facing edges that a constraint holds apart.
  struct Gap {
    let before: LayoutOutline.Side
    let after: LayoutOutline.Side
    let places: [Int]
  }

  /// Looks a hierarchy over whose pending changes are solved.
  ///
  /// - Complexity: O(*n*) in the items and constraints.
  init(
    _ root: any LayoutItem,
    tolerance: Double,
    isTapTarget: (any LayoutItem) -> Bool,
    suppressions: [LayoutSuppression]
  ) {
    self.root = root
    self.suppressions = suppressions
    self.tolerance = tolerance
    let outline = LayoutOutline(root)
    self.outline = outline
    let shown = outline.items.indices.filter { outline.isShown($0) }
    views = shown.filter { !(outline.items[$0] is LayoutGuide) }
    siblings = SiblingPairs(Dictionary(grouping: views.dropFirst()) { outline.parents[$0] ?? 0 })
    natural = views.compactMap { place in
      let item = outline.items[place]
      let size = item.intrinsicContentSize
      let followsWidth = item.contentHeightFollowsWidth
      guard size.width > 0 || size.height > 0 || followsWidth else { return nil }
      return (place, size, followsWidth)
    }
    tapTargets = views.filter { isTapTarget(outline.items[$0]) }
    gaps = outline.constraints.compactMap { constraint in
      guard let reading = outline.reading(of: constraint), let second = reading.second,
        case let first = reading.first, first.place != second.place,
        outline.parents[first.place] == outline.parents[second.place],
        first.attribute.isEdge, second.attribute == first.attribute.opposite,
        second.attribute != first.attribute
      else { return nil }
      let isAfter = second.attribute.isFarEdge
      let constant = constraint.effectiveConstant
      let isMirrored =
        constraint.firstAttribute.isDirectional
        && constraint.hostItem?.effectiveLayoutDirection == .rightToLeft
        && first.attribute.axis == .horizontal
      let distance = isAfter != isMirrored ? constant : -constant
      guard distance >= 0 else { return nil }
      return Gap(
        before: isAfter ? second : first,
        after: isAfter ? first : second,
        places: [first.place, second.place].sorted()
      )
    }
  }

  // MARK: Rules

  /// What rules find that look at frames alone.
  ///
  /// Of siblings that overlap, `most` pairs and one more are enough; `pairs` is how many were looked at.
  /// - Complexity: O(*n* log *n* + *s*) in the items and the pairs of siblings that share a stretch of one
  ///   axis.
  func faults(in boxes: [LayoutRect], atMost most: Int, pairs: inout Int) -> [LayoutFault] {
    var faults: [LayoutFault] = []
    func note(_ rule: LayoutRule, _ places: [Int], _ amount: Double, _ detail: String = "") {
      guard amount > tolerance else { return }
      faults.append(LayoutFault(rule: rule, places: places, amount: amount, detail: detail))
    }
    for (place, size, followsWidth) in natural {
      let box = boxes[place]
      let height =
        followsWidth
        ? outline.items[place].contentHeights(forWidth: box.width).natural : size.height
      if !followsWidth { note(.cutOff, [place], size.width - box.width, "width") }
      note(.cutOff, [place], height - box.height, "height")
      if followsWidth, let whole = outline.wholeHeight(of: place, forWidth: box.width) {
        note(.cutOff, [place], whole - height, LayoutRule.limitOfLines)
      }
    }
    var overlapping = 0
    siblings.visit(meetingIn: boxes, looks: &pairs) { first, second in
      let (one, two) = (boxes[first], boxes[second])
      guard one.overlaps(two, by: tolerance), !one.contains(two, by: tolerance),
        !two.contains(one, by: tolerance)
      else { return true }
      let shared = min(one.maxX, two.maxX) - max(one.minX, two.minX)
      note(
        .overlap,
        [first, second],
        min(shared, min(one.maxY, two.maxY) - max(one.minY, two.minY))
      )
      if !isSuppressed(.overlap, [first, second]) { overlapping += 1 }
      return overlapping <= most
    }
    for place in views {
      let box = boxes[place]
      if box.width <= 0 || box.height <= 0 {
        faults.append(LayoutFault(rule: .noSize, places: [place]))
      }
      guard let parent = outline.parents[place], outline.scrollContent(of: parent) == nil
      else { continue }
      note(.outside, [place, parent], boxes[parent].excess(of: box))
    }
    for place in tapTargets {
      note(.tapTarget, [place], 44 - min(boxes[place].width, boxes[place].height))
    }
    for gap in gaps {
      let distance =
        outline.value(of: gap.after, in: boxes) - outline.value(of: gap.before, in: boxes)
      note(.negativeGap, gap.places, -distance)
    }
    return faults
  }

  /// The conflicts of the last pass, those of one cause as one.
  var conflicts: [LayoutFault] {
    root.layoutConflictGroups.map { group in
      let constraints = group.conflicts.flatMap(\.constraints)
      let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 }
      return LayoutFault(
        rule: .conflict,
        places: Set(items.compactMap(outline.place)).sorted(),
        detail: group.onOneLine
      )
    }
  }

  /// What other frames would do for as well; a guide matters through what is tied to it, or as the content of
  /// what scrolls.
  var ambiguities: [LayoutFault] {
    root.layoutAmbiguities.compactMap { ambiguity in
      if let guide = ambiguity.item as? LayoutGuide { return openContent(guide, ambiguity) }
      let parts = ambiguity.freeParts.map(\.rawValue).joined(separator: ", ")
      let place = outline.place(of: ambiguity.item).flatMap { outline.isShown($0) ? $0 : nil }
      return place.map { LayoutFault(rule: .ambiguous, places: [$0], detail: parts) }
    }
  }

  /// A size of content that nothing decides, so that how far it scrolls is unknown.
  private func openContent(_ guide: LayoutGuide, _ ambiguity: LayoutAmbiguity) -> LayoutFault? {
    let sizes = ambiguity.freeParts.filter { $0 == .width || $0 == .height }
    guard !sizes.isEmpty, let place = guide.owningView.flatMap(outline.place),
      outline.scrollContent(of: place) === guide, hasTiedContent(guide)
    else { return nil }
    let parts = sizes.map(\.rawValue).joined(separator: ", ")
    return LayoutFault(
      rule: .ambiguous,
      places: [place],
      detail: parts + LayoutRule.ofItsContent
    )
  }

  /// Whether constraints tie content to what scrolls; without, its size is set by hand.
  private func hasTiedContent(_ guide: LayoutGuide) -> Bool {
    guard let owner = guide.owningView else { return false }
    return owner.record.hostedConstraints.contains { constraint in
      guard let first = constraint.firstItem, let second = constraint.secondItem else {
        return false
      }
      // Seen from inside, the edges of what scrolls are those of its content.
      func isContent(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) -> Bool {
        item === guide || item === owner && owner is LayoutScrollView && attribute.isEdge
      }
      let (one, two) = (
        isContent(first, constraint.firstAttribute), isContent(second, constraint.secondAttribute)
      )
      return one != two && (one ? second : first) !== owner
    }
  }

  /// Whether siblings that do not overlap before and after a linear change never do meanwhile.
  ///
  /// Two that are apart along the same direction before and after are apart throughout; two that
  /// overlap before and after overlap throughout.
  func areApart(_ before: [LayoutRect], _ after: [LayoutRect]) -> Bool {
    func isApart(_ one: LayoutRect, _ two: LayoutRect, _ three: LayoutRect, _ four: LayoutRect)
      -> Bool
    {
      one.maxX - two.minX <= tolerance && three.maxX - four.minX <= tolerance
        || one.maxY - two.minY <= tolerance && three.maxY - four.minY <= tolerance
    }
    // On its way from one box to the other an item stays in what encloses both.
    let ways = zip(before, after).map { $0.enclosing($1) }
    return siblings.visit(meetingIn: ways) { first, second in
      let (one, two, three, four) = (before[first], before[second], after[first], after[second])
      return one.overlaps(two, by: tolerance) || three.overlaps(four, by: tolerance)
        || isApart(one, two, three, four) || isApart(two, one, four, three)
    }
  }

  // MARK: Suppressions

  /// The first of what each rule finds, what is suppressed counted apart; rules that find more are noted.
  func listed<Found>(
    _ found: [Found],
    _ fault: KeyPath<Found, LayoutFault>,
    _ most: Int,
    _ overflowing: inout Set<LayoutRule>
  ) -> [Found] {
    var counts: [LayoutRule: (reported: Int, suppressed: Int)] = [:]
    return found.filter { item in
      let fault = item[keyPath: fault]
      let isSuppressed = isSuppressed(fault)
      var count = counts[fault.rule] ?? (0, 0)
      if isSuppressed { count.suppressed += 1 } else { count.reported += 1 }
      counts[fault.rule] = count
      let isListed = (isSuppressed ? count.suppressed : count.reported) <= most
      if !isListed, !isSuppressed { overflowing.insert(fault.rule) }
      return isListed
    }
  }

  /// Whether what a rule finds is not to be reported.
  func isSuppressed(_ fault: LayoutFault) -> Bool { isSuppressed(fault.rule, fault.places) }

  private func isSuppressed(_ rule: LayoutRule, _ places: [Int]) -> Bool {
    suppressions.contains { suppression in
      suppression.rule == rule
        && suppression.covers(rule, places.map { outline.items[$0].record.name })
    }
  }

  // MARK: Words

  /// A fault in words.
  func finding(_ fault: LayoutFault, why: LayoutReason) -> LayoutFinding {
    let names = fault.places.map { outline.items[$0].record.name }
    let amount = SceneNumber.rounded(fault.amount)
    let points = (fault.isMost ? "up to " : "") + (amount == "1" ? "1 point" : "\(amount) points")
    let name = LayoutText.quoted(names.first ?? "")
    let other = names.count > 1 ? LayoutText.quoted(names[1]) : ""
    let message =
      switch fault.rule {
      case .conflict: LayoutRule.conflictSentence(fault.detail)
      case .cutOff: "\(name) needs \(points) more in \(fault.detail)"
      case .overlap: "\(name) and \(other) overlap by \(points) in \(fault.detail)"
      case .outside: "\(name) reaches \(points) out of \(other)"
      case .noSize: "\(name) has no size"
      case .ambiguous: LayoutRule.ambiguitySentence(name, fault.detail)
      case .tapTarget: "\(name) is \(points) short of the 44 a finger needs"
      case .negativeGap: "\(name) and \(other) have passed each other by \(points)"
      case .jump: "\(name) jumps by \(points) in \(fault.detail)"
      case .notMirrored: "\(name) is \(points) from where its mirror image is"
      }
    return LayoutFinding(
      rule: fault.rule,
      items: names,
      amount: fault.amount,
      message: message,
      why: why.lines,
      sources: sources(of: why, fault)
    )
  }
}

extension LayoutSurvey {
  /// The lines of a reason, first one that wrote a constraint of the items at fault, if there is one.
  ///
  /// Of a conflict it is the broken constraint.
  private func sources(of why: LayoutReason, _ fault: LayoutFault) -> [String] {
    var why = why
    guard fault.rule != .conflict, why.sources.count > 1 else { return why.sources }
    for item in fault.places.map({ outline.items[$0] }) {
      let own = outline.constraints.filter { $0.firstItem === item }.compactMap {
        outline.source(of: LayoutIssue.Location($0.source))
      }
      if why.prefer(Set(own)) { break }
    }
    return why.sources
  }
}

extension LayoutOutline {
  /// Whether an item is looked at: neither gone, nor hidden, nor inside such an item.
  fileprivate func isShown(_ place: Int) -> Bool {
    var current: Int? = place
    while let next = current {
      if !Self.isShown(items[next]) { return false }
      current = parents[next]
    }
    return !items[place].record.isInsideGone
  }
}

extension LayoutRect {
  fileprivate func contains(_ other: LayoutRect, by tolerance: Double) -> Bool {
    excess(of: other) <= tolerance
  }

  /// How far another rectangle reaches beyond one of the edges; at most 0 for one inside.
  fileprivate func excess(of other: LayoutRect) -> Double {
    max(max(minX - other.minX, other.maxX - maxX), max(minY - other.minY, other.maxY - maxY))
  }
}
