import ConstraintSolver

/// The usual kind of constraint becomes a row without any question to anybody.
///
/// It comes to what ``LayoutEngine/lower(_:in:)`` would come to; where anything is unusual it does
/// nothing and says so.
extension LayoutEngine {
  /// Gives a row to an active constraint between edges, middles or sizes of items that are the host
  /// or its children, have variables, and lie where their frames do.
  ///
  /// Leading and trailing edges are taken for left and right ones, unless the host reads the other
  /// way.
  ///
  /// - Returns: Whether this was such a constraint.
  @inline(__always)
  func lowerPlainly(_ constraint: Unmanaged<LayoutConstraint>) -> Bool {
    let parts = constraint._withUnsafeGuaranteedRef { PlainParts($0) }
    let bits = parts.firstAttribute.bit | parts.secondAttribute.bit
    guard parts.isBareWithoutRow, bits & AttributeSet.metrics == 0,
      let host = parts.host, host.pointee.base >= 0, let buffer = terms.base,
      let first = PlainSide(parts.firstAttribute, of: parts.first, in: host)
    else { return false }
    if bits & AttributeSet.directional != 0, direction(of: host) == .rightToLeft { return false }
    var count = first.write(to: buffer, factor: 1)
    if let item = parts.second {
      guard let second = PlainSide(parts.secondAttribute, of: item, in: host) else { return false }
      count &+= second.write(to: buffer + count, factor: -1)
    }
    let row = addRow(
      UnsafeBufferPointer(start: buffer, count: count),
      parts.relation.row,
      parts.constant,
      priority: parts.priority,
      rank: parts.rank,
      owner: .constraint(constraint)
    )
    constraint._withUnsafeGuaranteedRef { $0.row = row }
    statistics.constraintsLowered &+= 1
    return true
  }
}

/// What a row is made of, read at once so that the constraint need not be retained.
private struct PlainParts {
  let host, second: ItemPointer?
  let first: ItemPointer
  let firstAttribute, secondAttribute: LayoutConstraint.Attribute
  let relation: LayoutConstraint.Relation
  let constant: Double
  let priority: LayoutPriority
  let rank: UInt64
  let isBareWithoutRow: Bool

  @inline(__always)
  init(_ constraint: LayoutConstraint) {
    host = constraint.hostPointer
    first = constraint.firstPointer
    second = constraint.secondPointer
    firstAttribute = constraint.firstAttribute
    secondAttribute = constraint.secondAttribute
    relation = constraint.relation
    constant = constraint.constantValue
    priority = constraint.priorityLevel
    rank = constraint.rank
    isBareWithoutRow = constraint.row < 0 && constraint.isBare
  }
}

/// What an attribute says of the frame of a host or of a child of it: a start and part of a length.
private struct PlainSide {
  /// The variable of the start.
  private let start: Int32
  /// Whether the start counts: seen from inside, an item begins at 0, and so does a length.
  private let hasStart: Bool
  private let bit: UInt32

  /// Nothing if the item is odd in any way, further down, or without variables.
  @inline(__always)
  init?(_ attribute: LayoutConstraint.Attribute, of item: ItemPointer, in host: ItemPointer) {
    let base = item.pointee.base
    guard base >= 0, item.pointee.oddities.isEmpty else { return nil }
    bit = attribute.bit
    let isSize = bit & AttributeSet.sizes != 0
    if item != host, item.pointee.parent != host { return nil }
    start = base &+ (bit & AttributeSet.horizontal != 0 ? 0 : 1)
    hasStart = item != host && !isSize
  }

  /// Writes the terms, times a factor, and says how many they are: at most two.
  @inline(__always)
  func write(to terms: UnsafeMutablePointer<Term>, factor: Double) -> Int {
    var count = 0
    if hasStart {
      terms.initialize(to: Term(Variable(index: start), factor))
      count = 1
    }
    if bit & (AttributeSet.sizes | AttributeSet.farEdges | AttributeSet.middles) != 0 {
      let part = bit & AttributeSet.middles != 0 ? factor * 0.5 : factor
      (terms + count).initialize(to: Term(Variable(index: start &+ 2), part))
      count &+= 1
    }
    return count
  }
}
