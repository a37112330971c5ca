/// The constraints of a stack, made view by view.
struct StackArrangement {
  private let stack: LayoutStackView
  private let isHorizontal: Bool
  private let along: LayoutAxis
  private let across: LayoutAxis
  private(set) var constraints: [LayoutConstraint] = []
  /// How many guides stand for gaps.
  var gapCount: Int { gaps.count }
  private var shown: [LayoutView] = []
  /// The distances wanted after each view that shows.
  private var spacings: [Double] = []
  /// Views that do not show, each with the number of those that do before it.
  private var hidden: [(view: LayoutView, place: Int)] = []
  /// What stands for the distances between views, where these are shared out.
  private var gaps: [LayoutGuide] = []
  /// What the views would like to be long, by their identity; asked for beforehand.
  private let naturalLengths: [ObjectIdentifier: Double]

  init(stack: LayoutStackView, naturalLengths: [ObjectIdentifier: Double]) {
    self.stack = stack
    self.naturalLengths = naturalLengths
    isHorizontal = stack.axis == .horizontal
    along = stack.axis
    across = stack.axis.across
  }

  mutating func add(_ view: LayoutView, spacing: Double) {
    // As it answered beforehand: asking is foreign code.
    if !view.layoutNode.record.isCollapsed {
      shown.append(view)
      spacings.append(spacing)
    } else {
      hidden.append((view, shown.count))
    }
  }

  mutating func finish() {
    if let first = shown.first, let last = shown.last {
      relate(first, along.start, to: area, for: "edge")
      for index in shown.indices.dropLast() { space(index) }
      relate(last, along.end, to: area, for: "edge")
      for view in shown { align(view) }
      distribute()
      if isLoose { hugAcross() }
    }
    for (view, place) in hidden { hide(view, at: place) }
  }

  // MARK: Out of the row

  /// A view that does not show stands in the middle of the distance around it, and lies across as the others
  /// do.
  private mutating func hide(_ view: LayoutView, at place: Int) {
    if place == 0 {
      relate(view, along.start, to: area, for: "hidden")
    } else if place == shown.count {
      relate(view, along.start, to: shown[place - 1], along.end, for: "hidden")
    } else if isShared {
      relate(view, along.middle, to: gaps[place - 1], for: "hidden")
    } else {
      let end = isBetweenBaselines ? LayoutConstraint.Attribute.lastBaseline : along.end
      let half = spacings[place - 1] / 2
      relate(view, along.start, to: shown[place - 1], end, for: "hidden", constant: half)
      // Distances of a view that takes no room are 0 otherwise.
      constraints.last?.goneConstant = half
    }
    if isLoose || view.layoutNode.record.keptAxis != nil {
      align(view)
    } else {
      relate(view, across.start, to: area, for: "hidden")
    }
  }

  // MARK: Along the axis

  private var area: any LayoutItem {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  /// Whether what is left of the length goes to the distances between views.
  private var isShared: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  private var isBetweenBaselines: Bool { stack.isBaselineRelativeArrangement && !isHorizontal }

  /// The gap after a view: what was asked for, or at least that where gaps are shared out.
  private mutating func space(_ index: Int) {
    relate(
      shown[index + 1],
      isBetweenBaselines ? .firstBaseline : along.start,
      isShared ? .greaterThanOrEqual : .equal,
      to: shown[index],
      isBetweenBaselines ? .lastBaseline : along.end,
      for: "spacing",
      constant: spacings[index]
    )
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in shown.dropFirst() {
        relate(view, along.length, to: shown[0], for: "distribution")
      }
    case .fillProportionally: distributeProportionally()
    case .equalSpacing: shareGaps(from: along.end, to: along.start)
    case .equalCentering: shareGaps(from: along.middle, to: along.middle)
    }
  }

  /// Natural lengths give the proportions; views without one keep out of it, and so does one that is
  /// out of all proportion.
  private mutating func distributeProportionally() {
    let measured = shown.filter { naturalLength($0) > 0 }
    guard let reference = measured.first else { return }
    for view in measured.dropFirst() {
      let ratio = naturalLength(view) / naturalLength(reference)
      guard NumberReader.isUsable(multiplier: ratio) else { continue }
      relate(
        view,
        along.length,
        to: reference,
        for: "distribution",
        multiplier: ratio,
        priority: LayoutPriority.required - 1
      )
    }
  }

  private func naturalLength(_ view: LayoutView) -> Double {
    naturalLengths[ObjectIdentifier(view)] ?? 0
  }

  /// Guides as long as the distances between views, all equal.
  private mutating func shareGaps(
    from: LayoutConstraint.Attribute,
    to: LayoutConstraint.Attribute
  ) {
    gaps = stack.gapGuides(count: max(shown.count - 1, 0))
    for (index, guide) in gaps.enumerated() {
      relate(guide, along.start, to: shown[index], from, for: "distribution")
      relate(guide, along.end, to: shown[index + 1], to, for: "distribution")
      relate(guide, across.start, to: stack, for: "distribution")
      relate(guide, across.length, to: nil, for: "distribution")
      if index > 0 {
        // Lengths of views may leave no room for equal distances between middles.
        let priority = stack.distribution == .equalCentering ? 150 : LayoutPriority.required
        relate(guide, along.length, to: gaps[0], for: "distribution", priority: priority)
      }
    }
  }

  // MARK: Across the axis

  /// Whether the views need not reach both edges across the stack.
  private var isLoose: Bool { stack.alignment != .fill }

  private mutating func align(_ view: LayoutView) {
    var start = LayoutConstraint.Relation.greaterThanOrEqual
    var end = LayoutConstraint.Relation.lessThanOrEqual
    switch stack.alignment {
    case .fill: (start, end) = (.equal, .equal)
    case .leading: start = .equal
    case .trailing: end = .equal
    case .center: relate(view, across.middle, to: area, for: "alignment")
    case .firstBaseline where isHorizontal: alignBaseline(view, .firstBaseline)
    case .lastBaseline where isHorizontal: alignBaseline(view, .lastBaseline)
    case .firstBaseline, .lastBaseline: start = .equal
    }
    relate(view, across.start, start, to: area, for: "alignment")
    relate(view, across.end, end, to: area, for: "alignment")
  }

  private mutating func alignBaseline(_ view: LayoutView, _ baseline: LayoutConstraint.Attribute) {
    guard let first = shown.first, view !== first else { return }
    relate(view, baseline, to: first, for: "alignment")
  }

  /// The stack is no thicker than what it holds, unless something else wants it so.
  private mutating func hugAcross() {
    let priority = LayoutPriority.fittingSizeLevel - 1
    let isBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    for view in isBaseline && isHorizontal ? Array(shown.prefix(1)) : [] {
      relate(view, across.start, to: area, for: "alignment", priority: priority - 1)
    }
    relate(stack, across.length, to: nil, for: "alignment", priority: priority)
  }

  /// Relates an attribute of an item to one of another item, the same if none is named; without
  /// another item it is 0.
  private mutating func relate(
    _ first: any LayoutItem,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal,
    to second: (any LayoutItem)?,
    _ secondAttribute: LayoutConstraint.Attribute? = nil,
    for purpose: String,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: LayoutPriority = .required
  ) {
    constraints.append(
      LayoutConstraint(
        first.record,
        attribute,
        relation,
        second?.record,
        second == nil ? .notAnAttribute : secondAttribute ?? attribute,
        multiplier: multiplier,
        constant: DirectedConstant(constant),
        priority: priority,
        identifier: "stack-\(purpose)",
        source: LayoutSource(file: #fileID, line: #line)
      )
    )
  }
}
