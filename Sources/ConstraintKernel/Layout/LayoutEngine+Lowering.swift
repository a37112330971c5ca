import ConstraintSolver

/// From Auto Layout's words to rows of the solver. This is the one file that knows both.
///
/// An attribute is a linear form over the frames on the path from the item up to the common
/// ancestor, plus a constant that comes from margins, baselines and alignment insets. When a
/// constraint follows the reading direction and its ancestor reads right to left, positions are
/// measured from the ancestor's right edge: `x' = ancestor.width - x`.
extension LayoutEngine {
  /// The offsets of an item's four variables from its base.
  enum Part {
    static let left: Int32 = 0
    static let top: Int32 = 1
    static let width: Int32 = 2
    static let height: Int32 = 3
  }

  /// Gives an active constraint of a host its row.
  func lower(_ constraint: LayoutConstraint, in host: ItemPointer) {
    guard constraint.row < 0, !constraint.stepsAside else { return }
    if constraint.hasOtherConstant { constraint.turnConstant(to: direction(of: host)) }
    let first = constraint.firstPointer
    let second = constraint.secondPointer
    let bits = constraint.firstAttribute.bit | constraint.secondAttribute.bit
    let isMirrored =
      bits & AttributeSet.directional != 0 && direction(of: host) == .rightToLeft
    // Admitting uses the term buffer, so it comes before any term.
    admitPath(from: first, to: host)
    if let second { admitPath(from: second, to: host) }
    if isMirrored || bits & AttributeSet.metrics != 0 || !constraint.oddities.isEmpty {
      return lowerWithOffsets(constraint, in: host, isMirrored: isMirrored)
    }
    // Admitting may have called foreign code, which may have taken the constraint back.
    guard constraint.hostPointer == host, holds(host) else { return }
    append(constraint.firstAttribute, of: first, in: host, factor: 1)
    if let second {
      append(constraint.secondAttribute, of: second, in: host, factor: -constraint.multiplier)
    }
    constraint.row = addRow(
      constraint.relation.row,
      constraint.constantValue,
      priority: constraint.priorityLevel,
      rank: constraint.rank,
      owner: .constraint(.passUnretained(constraint))
    )
    statistics.constraintsLowered += 1
  }

  /// Gives a row to a constraint that more than the frames of its items decide about.
  @inline(never)
  private func lowerWithOffsets(
    _ constraint: LayoutConstraint,
    in host: ItemPointer,
    isMirrored: Bool
  ) {
    let direction: LayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let first = constraint.firstPointer
    let firstTarget = target(of: constraint.firstAttribute, first, in: host)
    let secondTarget = constraint.secondPointer.map {
      target(of: constraint.secondAttribute, $0, in: host)
    }
    let constant = rightHandSide(of: constraint, direction)
    // Offsets may have called foreign code, which may have taken the constraint back.
    guard constraint.hostPointer == host, holds(host) else { return }
    append(
      constraint.firstAttribute.physical(in: direction),
      of: firstTarget,
      in: host,
      factor: 1,
      isMirrored: isMirrored
    )
    if let secondTarget {
      append(
        constraint.secondAttribute.physical(in: direction),
        of: secondTarget,
        in: host,
        factor: -constraint.multiplier,
        isMirrored: isMirrored
      )
    }
    constraint.row = addRow(
      constraint.relation.row,
      constant,
      priority: constraint.loweredPriority,
      rank: constraint.rank,
      owner: .constraint(.passUnretained(constraint))
    )
    statistics.constraintsLowered += 1
  }

  /// Follows a change of margins, baselines or alignment insets without a new row.
  func refreshOffset(of constraint: LayoutConstraint) {
    guard constraint.row >= 0 else { return }
    constantDidChange(constraint)
  }

  /// The right-hand side of an active constraint's row.
  func rightHandSide(of constraint: LayoutConstraint, in host: ItemPointer) -> Double {
    rightHandSide(of: constraint, direction(of: host, for: constraint))
  }

  @inline(__always)
  private func rightHandSide(
    of constraint: LayoutConstraint,
    _ direction: LayoutDirection
  ) -> Double {
    constraint.hasPlainAttributes
      ? constraint.loweredConstant
      : constraint.loweredConstant + rowOffset(of: constraint, direction)
  }

  /// The direction in which the constraint is read: right to left only if it follows it at all.
  @inline(__always)
  private func direction(
    of host: ItemPointer,
    for constraint: LayoutConstraint
  ) -> LayoutDirection {
    let bits = constraint.firstAttribute.bit | constraint.secondAttribute.bit
    return bits & AttributeSet.directional != 0 ? direction(of: host) : .leftToRight
  }

  /// Whose variables an attribute speaks of.
  ///
  /// Seen from inside, the edges and margins of an item that scrolls are those of its content; its
  /// size and its middle are those of its frame.
  private func target(
    of attribute: LayoutConstraint.Attribute,
    _ record: ItemPointer,
    in host: ItemPointer
  ) -> ItemPointer {
    guard record == host, record.pointee.hasCallbacks, let extras = record.pointee.extras,
      let content = extras.scrollContent, attribute.isEdge
    else { return record }
    admit(content.pointer)
    return content.pointer
  }

  @inline(__always)
  private func admitPath(from record: ItemPointer, to host: ItemPointer) {
    admit(record)
    if record == host { return }
    if record.pointee.parent == host { return admit(host) }
    var current = record
    while current != host, let parent = current.pointee.parent {
      admit(parent)
      current = parent
    }
  }

  /// Appends the variables of an attribute that is read from left to right, times a factor.
  @inline(__always)
  private func append(
    _ attribute: LayoutConstraint.Attribute,
    of item: ItemPointer,
    in host: ItemPointer,
    factor: Double
  ) {
    let bit = attribute.bit
    let axis = bit & AttributeSet.horizontal != 0 ? Part.left : Part.top
    let start = item.pointee.base + axis
    let length = start + Part.width - Part.left
    if bit & AttributeSet.sizes != 0 { return terms.append(length, factor) }
    if attribute == .notAnAttribute { return }
    if item != host {
      terms.append(start, factor)
      var above = item.pointee.parent
      while let current = above, current != host {
        terms.append(current.pointee.base + axis, factor)
        above = current.pointee.parent
      }
    }
    if bit & AttributeSet.farEdges != 0 {
      terms.append(length, factor)
    } else if bit & AttributeSet.middles != 0 {
      terms.append(length, factor * 0.5)
    }
  }

  /// Appends the variables of a physical attribute, times a factor, from either side.
  private func append(
    _ attribute: LayoutConstraint.Attribute,
    of item: ItemPointer,
    in host: ItemPointer,
    factor: Double,
    isMirrored: Bool
  ) {
    guard isMirrored, attribute.isAny(of: AttributeSet.horizontal & ~AttributeSet.sizes) else {
      return append(attribute, of: item, in: host, factor: factor)
    }
    terms.append(host.pointee.base + Part.width, factor)
    append(attribute, of: item, in: host, factor: -factor)
  }

  /// What the constants of both attributes add to the right-hand side of the row.
  private func rowOffset(
    of constraint: LayoutConstraint,
    _ direction: LayoutDirection
  ) -> Double {
    let sign: Double =
      direction == .rightToLeft && constraint.firstAttribute.kind == .location ? -1 : 1
    var offset =
      -sign * constraint.first.offset(of: constraint.firstAttribute.physical(in: direction))
    if let second = constraint.second {
      let own = second.offset(of: constraint.secondAttribute.physical(in: direction))
      offset += sign * constraint.multiplier * own
    }
    return offset
  }
}

extension LayoutConstraint {
  /// Whether nothing but the frames of its items decides the row's right-hand side.
  @inline(__always)
  fileprivate var hasPlainAttributes: Bool {
    !firstPointer.pointee.hasAlignment && !(secondPointer?.pointee.hasAlignment ?? false)
      && !firstAttribute.dependsOnMetrics && !secondAttribute.dependsOnMetrics
  }
}

extension LayoutConstraint.Relation {
  /// The same relation in the solver's words.
  var row: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension ItemPointer {
  /// Reads the item's alignment insets anew; most items have none and store none.
  func refreshAlignment() {
    guard let insets = pointee.item?.alignmentRectInsets else { return }
    guard insets.isFinite else { return record.report(.notFinite(.nan)) }
    if insets != .zero || pointee.hasAlignment {
      record.makeExtras().alignment = insets
      pointee.hasAlignment = true
    }
  }
}

extension ItemRecord {
  /// The constant part of a physical attribute, beyond the item's variables.
  fileprivate func offset(of attribute: LayoutConstraint.Attribute) -> Double {
    if isCollapsed { return 0 }
    let inset = extras?.alignment ?? .zero
    switch attribute {
    case .left, .leading: return inset.left
    case .right, .trailing: return -inset.right
    case .top: return inset.top
    case .bottom: return -inset.bottom
    case .width: return -inset.left - inset.right
    case .height: return -inset.top - inset.bottom
    case .centerX: return (inset.left - inset.right) / 2
    case .centerY: return (inset.top - inset.bottom) / 2
    case .firstBaseline: return inset.top + (item?.firstBaselineOffsetFromTop ?? 0)
    case .lastBaseline: return -inset.bottom - (item?.lastBaselineOffsetFromBottom ?? 0)
    case .leftMargin, .leadingMargin: return margins.left
    case .rightMargin, .trailingMargin: return -margins.right
    case .topMargin: return margins.top
    case .bottomMargin: return -margins.bottom
    case .centerXWithinMargins: return (margins.left - margins.right) / 2
    case .centerYWithinMargins: return (margins.top - margins.bottom) / 2
    case .notAnAttribute: return 0
    }
  }
}
