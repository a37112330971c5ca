import ConstraintSolver

/// From Auto Layout's words to rows of the solver. This is the one file that knows both.
///
/// An attribute is a linear form over the frames on the path from the item up to the host of the
/// constraint, plus an offset that comes from margins, baselines and alignment insets. When a
/// constraint follows the reading direction and its host reads right to left, horizontal positions
/// are measured from the host's right edge: `x' = host.width - x`.
extension LayoutEngine {
  /// The offsets of an item's four variables from its base.
  enum Part {
    static let left: Int32 = 0
    static let top: Int32 = 1
    static let width: Int32 = 2
    static let height: Int32 = 3
  }

  /// One side of a constraint: an attribute of an item, as the engine reads it.
  private struct Side {
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
    guard let host = constraint.host, constraint.row < 0, !constraint.stepsAside else { return }
    admitPath(from: constraint.first, to: host)
    if let second = constraint.second { admitPath(from: second, to: host) }
    let (first, second) = sides(of: constraint, in: host)
    let constant = rightHandSide(of: constraint, first, second)
    // Admitting and offsets call foreign code, which may have taken the constraint back.
    guard constraint.host === host, constraint.row < 0, holds(host), holds(first.item),
      second.map({ holds($0.item) }) ?? true
    else { return }
    append(first, in: host, factor: 1)
    if let second { append(second, in: host, factor: -constraint.multiplier) }
    constraint.row = addRow(
      Relation(constraint.relation),
      constant,
      priority: constraint.effectivePriority,
      // Behind every row of the system.
      rank: constraint.rank | 1 << 63,
      owner: .constraint(constraint)
    )
    statistics.constraintsLowered += 1
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
    func signed(_ side: Side) -> Double { side.isMirrored ? -side.offset : side.offset }
    return constraint.effectiveConstant - signed(first)
      + (second.map { constraint.multiplier * signed($0) } ?? 0)
  }

  private func sides(of constraint: LayoutConstraint, in host: ItemRecord) -> (Side, Side?) {
    let followsDirection =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    let direction = followsDirection ? direction(of: host) : .leftToRight
    let first = side(constraint.firstAttribute, of: constraint.first, in: host, direction)
    let second = constraint.second.map {
      side(constraint.secondAttribute, of: $0, in: host, direction)
    }
    return (first, second)
  }

  /// Seen from inside, the edges and margins of an item that scrolls are those of its content; its
  /// size and its middle are those of its frame.
  private func side(
    _ attribute: LayoutConstraint.Attribute,
    of item: ItemRecord,
    in host: ItemRecord,
    _ direction: LayoutDirection
  ) -> Side {
    let physical = attribute.physical(in: direction)
    var target = item
    if item === host, attribute.isEdge, let content = item.extras?.scrollContent {
      admit(content)
      target = content
    }
    return Side(
      item: target,
      attribute: physical,
      isMirrored: direction == .rightToLeft && physical.axis == .horizontal
        && physical.kind == .location,
      offset: item.offset(of: physical)
    )
  }

  private func admitPath(from item: ItemRecord, to host: ItemRecord) {
    admit(item)
    var current = item
    while current !== host, let parent = current.parent {
      admit(parent)
      current = parent
    }
  }

  /// Appends the terms of a side, times a factor.
  private func append(_ side: Side, in host: ItemRecord, factor: Double) {
    var factor = factor
    if side.isMirrored {
      terms.append(Term(Variable(index: host.base + Part.width), factor))
      factor = -factor
    }
    let isHorizontal = side.attribute.axis == .horizontal
    let start = isHorizontal ? Part.left : Part.top
    let length = Variable(index: side.item.base + (isHorizontal ? Part.width : Part.height))
    switch side.attribute.kind {
    case .nothing: return
    case .size: return terms.append(Term(length, factor))
    case .location: break
    }
    // Seen from inside, the host begins at 0.
    if side.item !== host {
      terms.append(Term(Variable(index: side.item.base + start), factor))
      var above = side.item.parent
      while let current = above, current !== host {
        terms.append(Term(Variable(index: current.base + start), factor))
        above = current.parent
      }
    }
    if side.attribute.isFarEdge {
      terms.append(Term(length, factor))
    } else if side.attribute.isMiddle {
      terms.append(Term(length, factor * 0.5))
    }
  }
}

extension Relation {
  /// The same relation in the solver's words.
  fileprivate init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension LayoutConstraint {
  /// Whether the row depends on the reading direction.
  var followsDirection: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional
      || directedConstant.followsDirection
  }

  /// Whether margins or baselines are part of the row's right-hand side.
  var dependsOnMetrics: Bool {
    firstAttribute.dependsOnMetrics || secondAttribute.dependsOnMetrics
  }
}

extension ItemRecord {
  /// Reads the item's alignment insets anew; says whether they are others now.
  func refreshAlignment() -> Bool {
    let insets = readAlignmentInsets()
    guard insets != extras?.alignment ?? .zero else { return false }
    makeExtras().alignment = insets
    return true
  }

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
    case .firstBaseline: return inset.top + readFirstBaseline()
    case .lastBaseline: return -inset.bottom - readLastBaseline()
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
