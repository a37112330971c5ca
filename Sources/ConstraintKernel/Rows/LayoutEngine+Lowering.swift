import ConstraintSolver

/// From Auto Layout's words to rows of the solver. This is the one file that knows both.
///
/// An attribute is a linear form over the frames on the path from the item up to the host of the
/// constraint, plus an offset that comes from margins, baselines and alignment insets. When a
/// constraint follows the reading direction and its host reads right to left, horizontal positions
/// are measured from the host's right edge: `x' = host.width - x`. So are the variables of what lies
/// in an item that reads right to left, and widths come in only where the direction changes on the
/// way, or where a constraint speaks of left and right in spite of it.
extension LayoutEngine {
  /// One side of a constraint: an attribute of an item, as the engine reads it.
  struct Side {
    /// Whose variables the attribute speaks of.
    let item: ItemRecord
    /// Left and right in place of leading and trailing.
    let attribute: LayoutConstraint.Attribute
    /// Whether it is measured from the host's right edge.
    let isMirrored: Bool
    /// What margins, baselines and alignment insets add, in points.
    let offset: Double
  }

  /// Gives an active constraint its row.
  func lower(_ constraint: LayoutConstraint) {
    guard let host = constraint.host, isInHierarchy(host), constraint.row < 0,
      !constraint.stepsAside, isReady(constraint, in: host)
    else { return }
    let (first, second) = sides(of: constraint, in: host)
    let constant = rightHandSide(of: constraint, first, second)
    let row = addRow(
      Relation(constraint.relation),
      constant,
      priority: constraint.effectivePriority,
      rank: .activated(constraint.activationRank),
      for: .constraint(constraint)
    ) { terms in
      let isTurned = isTurned(first, second, constraint.multiplier, in: host)
      let factor: Double = isTurned ? -1 : 1
      first.append(to: &terms, in: host, factor: factor, isTurned: isTurned)
      second?.append(
        to: &terms,
        in: host,
        factor: -constraint.multiplier * factor,
        isTurned: isTurned
      )
    }
    constraint.take(row: row)
    statistics.constraintsLowered += 1
  }

  /// Has whatever a constraint speaks of take part and answer; says whether the constraint can have a row
  /// then.
  ///
  /// Admitting and asking call foreign code, which may take the constraint or an item back.
  private func isReady(_ constraint: LayoutConstraint, in host: ItemRecord) -> Bool {
    if isSeated(constraint, in: host) { return true }
    let before = members.departures
    let (first, second) = (constraint.first, constraint.second)
    admitPath(from: first, to: host, since: before)
    if let second { admitPath(from: second, to: host, since: before) }
    constraint.refreshBaselines()
    guard holds(host) else { return false }
    let own = target(of: constraint.firstAttribute, of: first, in: host)
    let other = second.map { target(of: constraint.secondAttribute, of: $0, in: host) }
    admit(own)
    if let other { admit(other) }
    return constraint.host === host && constraint.row < 0 && !constraint.stepsAside && holds(host)
      && holds(own) && other.map(holds) ?? true
  }

  /// Whether all that a constraint speaks of takes part and has nothing to answer: what lies right in the
  /// host, or is it, but for margins, baselines and content that scrolls.
  private func isSeated(_ constraint: LayoutConstraint, in host: ItemRecord) -> Bool {
    if constraint.dependsOnMetrics || !holds(host) || host.extras?.scrollContent != nil {
      return false
    }
    let first = constraint.first
    guard first === host || first.parent === host && holds(first) else { return false }
    guard let second = constraint.second, second !== host else { return true }
    return second.parent === host && holds(second)
  }

  /// Whose variables an attribute speaks of.
  ///
  /// Seen from inside, the edges and margins of an item that scrolls are those of its content; its
  /// size and its middle are those of its frame.
  private func target(
    of attribute: LayoutConstraint.Attribute,
    of item: ItemRecord,
    in host: ItemRecord
  ) -> ItemRecord {
    guard item === host, attribute.isEdge else { return item }
    return host.extras?.scrollContent ?? item
  }

  /// The right-hand side of an active constraint's row.
  func rightHandSide(of constraint: LayoutConstraint, in host: ItemRecord) -> Double {
    let (first, second) = sides(of: constraint, in: host)
    return rightHandSide(of: constraint, first, second)
  }

  private func rightHandSide(
    of constraint: LayoutConstraint,
    _ first: Side,
    _ second: Side?
  ) -> Double {
    let constant = constraint.effectiveConstant - first.signedOffset
    guard let second else { return constant }
    return constant + constraint.multiplier * second.signedOffset
  }

  /// Whether both sides are better measured from the other edge of the host than they are meant.
  ///
  /// The distance of two points is the same from either edge but for its sign. From the edge that what
  /// lies in the host is measured from, the host's width does not come in.
  func isTurned(
    _ first: Side,
    _ second: Side?,
    _ multiplier: Double,
    in host: ItemRecord
  ) -> Bool {
    guard host.hasStartsAtRight, multiplier == 1 else { return false }
    return first.isUnmirroredX && second?.isUnmirroredX == true
  }

  private func sides(of constraint: LayoutConstraint, in host: ItemRecord) -> (Side, Side?) {
    let followsDirection =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    let direction = followsDirection ? direction(of: host) : .leftToRight
    let first = side(constraint.firstAttribute, of: constraint.first, in: host, direction)
    guard let second = constraint.second else { return (first, nil) }
    return (first, side(constraint.secondAttribute, of: second, in: host, direction))
  }

  /// One side of a constraint in a host, by what the item answered last; of content that scrolls variables
  /// are made where it has none.
  func side(
    _ attribute: LayoutConstraint.Attribute,
    of item: ItemRecord,
    in host: ItemRecord,
    _ direction: LayoutReadingDirection
  ) -> Side {
    let physical = attribute.physical(in: direction)
    let target = target(of: attribute, of: item, in: host)
    admit(target)
    return Side(
      item: target,
      attribute: physical,
      isMirrored: direction == .rightToLeft && physical.axis == .horizontal
        && physical.kind == .location,
      offset: item.offset(of: physical)
    )
  }

  /// Admits an item and what lies above it, up to the host; nothing that has moved to another hierarchy
  /// since there were that many departures.
  private func admitPath(from item: ItemRecord, to host: ItemRecord, since before: Int) {
    var next: ItemRecord? = item
    while let current = next, members.departures == before || isInHierarchy(current) {
      admit(current)
      next = current === host ? nil : current.parent
    }
  }
}

extension LayoutEngine.Side {
  /// What the offset adds to the attribute as it is measured.
  var signedOffset: Double { isMirrored ? -offset : offset }

  /// Whether it is a horizontal position measured from the host's left edge.
  fileprivate var isUnmirroredX: Bool {
    !isMirrored && attribute.axis == .horizontal && attribute.kind == .location
  }

  /// Appends the terms of the side, times a factor; the items on the way to the host have variables.
  ///
  /// With `isTurned`, a position is measured from the other edge of the host than it is meant.
  func append(
    to terms: inout [Term],
    in host: ItemRecord,
    factor: Double,
    isTurned: Bool = false
  ) {
    guard let axis = attribute.axis, let own = item.variables else { return }
    if attribute.kind == .size { return terms.append(Term(own.length(on: axis), factor)) }
    let isWanted = isMirrored != isTurned
    let begin = terms.count
    /// Whether an item on the way begins at the right.
    func begins(_ item: ItemRecord) -> Bool { axis == .horizontal && item.startsAtRight }
    // Seen from inside, the host begins at 0 on either side.
    let isFirst = item === host ? isWanted : begins(item)
    var isFromRight = isFirst
    var share = factor
    var inner = item
    while inner !== host, let variables = inner.variables {
      if begins(inner) != isFromRight {
        Self.turn(&terms, from: begin, around: variables, &share, factor)
        isFromRight.toggle()
      }
      terms.append(Term(variables.start(on: axis), factor))
      guard let parent = inner.parent else { break }
      inner = parent
    }
    if isFromRight != isWanted, let hosts = host.variables {
      Self.turn(&terms, from: begin, around: hosts, &share, factor)
    }
    if attribute.isMiddle {
      terms.append(Term(own.length(on: axis), share * 0.5))
    } else if attribute.isFarEdge != isFirst {
      terms.append(Term(own.length(on: axis), share))
    }
  }

  /// Measures a position in an item from the other edge: the width minus what was appended so far,
  /// and minus the share of the own length that is appended last.
  @inline(never)
  private static func turn(
    _ terms: inout [Term],
    from begin: Int,
    around variables: FrameVariables,
    _ share: inout Double,
    _ factor: Double
  ) {
    for position in begin..<terms.count {
      terms[position] = Term(terms[position].variable, -terms[position].coefficient)
    }
    terms.append(Term(variables.width, factor))
    share = -share
  }
}

extension Relation {
  /// The same relation in the solver's words, which has the same raw value: -1, 0 or 1.
  init(_ relation: LayoutConstraint.Relation) {
    self = Self(rawValue: Int8(truncatingIfNeeded: relation.rawValue)) ?? .equal
  }
}

extension LayoutConstraint {
  /// Whether the row depends on the environment: on the reading direction, or on usual gaps.
  var followsEnvironment: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional
      || directedConstant.followsEnvironment
  }

  /// Asks anew for the baselines that the constraint speaks of, which is foreign code.
  func refreshBaselines() {
    first.refreshBaseline(firstAttribute)
    second?.refreshBaseline(secondAttribute)
  }

  /// Whether margins or baselines are part of the row's right-hand side.
  var dependsOnMetrics: Bool { firstAttribute.dependsOnMetrics || secondAttribute.dependsOnMetrics }
}

extension ItemRecord {
  /// Reads the item's alignment insets anew; says whether they are others now.
  func refreshAlignment() -> Bool {
    let insets = readAlignmentInsets()
    guard insets != extras?.alignment ?? .zero else { return false }
    makeExtras().alignment = insets
    return true
  }

  /// Asks anew for the baseline that an attribute stands for, if it does.
  func refreshBaseline(_ attribute: LayoutConstraint.Attribute) {
    if isCollapsed { return }
    if attribute == .firstBaseline { _ = readFirstBaseline() }
    if attribute == .lastBaseline { _ = readLastBaseline() }
  }

  /// The constant part of a physical attribute, beyond the item's variables, with the baselines and
  /// insets that were read last.
  package func offset(of attribute: LayoutConstraint.Attribute) -> Double {
    if isCollapsed || extras == nil && !attribute.dependsOnMetrics { return 0 }
    if attribute.isMargin { return margins.constant(on: attribute, in: .leftToRight) }
    let inset = extras?.alignment.constant(on: attribute, in: .leftToRight) ?? 0
    return switch attribute {
    case .firstBaseline: inset + (extras?.baselines.first ?? 0)
    case .lastBaseline: inset - (extras?.baselines.last ?? 0)
    default: inset
    }
  }
}
