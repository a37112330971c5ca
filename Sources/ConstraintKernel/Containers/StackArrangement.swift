/// The constraints of a stack, made view by view.
struct StackArrangement {
  private let stack: LayoutStackView
  private let isHorizontal: Bool
  private let along: LayoutAxis
  private let across: LayoutAxis
  private(set) var constraints: [LayoutConstraint] = []
  /// How many guides stand for gaps.
  private(set) var gapCount = 0
  private var shown: [LayoutView] = []
  /// The distances wanted after each view that shows.
  private var spacings: [Double] = []
  private var hidden: [(view: LayoutView, previous: LayoutView?)] = []
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
      hidden.append((view, shown.last))
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
    for (view, previous) in hidden {
      let end = previous == nil ? along.start : along.end
      relate(view, along.start, to: previous ?? area, end, for: "hidden")
      relate(view, across.start, to: area, for: "hidden")
    }
  }

  // MARK: Along the axis

  private var area: any LayoutItem {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  /// The gap after a view: what was asked for, or at least that where gaps are shared out.
  private mutating func space(_ index: Int) {
    let isShared = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let isBetweenBaselines = stack.isBaselineRelativeArrangement && !isHorizontal
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
    gapCount = shown.count - 1
    let guides = stack.gapGuides(count: gapCount)
    for (index, guide) in guides.enumerated() {
      relate(guide, along.start, to: shown[index], from, for: "distribution")
      relate(guide, along.end, to: shown[index + 1], to, for: "distribution")
      relate(guide, across.start, to: stack, for: "distribution")
      relate(guide, across.length, to: nil, for: "distribution")
      if index > 0 {
        // Lengths of views may leave no room for equal distances between middles.
        let priority = stack.distribution == .equalCentering ? 150 : LayoutPriority.required
        relate(guide, along.length, to: guides[0], for: "distribution", priority: priority)
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
    if view !== shown[0] { relate(view, baseline, to: shown[0], for: "alignment") }
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
