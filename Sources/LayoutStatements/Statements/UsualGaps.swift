import ConstraintKernel

/// Usual gaps that a statement adds beside its constant.
package struct UsualGaps: Sendable {
  /// How many there are; negative to the left or up.
  package var count: Amount
  /// How long they are together where they were read, in points, negative to the left or up; nil where
  /// source code says them.
  package var points: Double?
  /// Whether they are gaps between siblings although one of both items lies in the other.
  package var areBetweenSiblings = false

  /// Makes gaps of a length that the environment says; nil for none.
  package init?(_ count: Amount) {
    if count.isZero { return nil }
    self.count = count
  }

  /// Makes gaps of a length that the environment says.
  package init(_ count: Double, points: Double, areBetweenSiblings: Bool = false) {
    (self.count, self.points) = (.number(count), points)
    self.areBetweenSiblings = areBetweenSiblings
  }

  /// As many gaps to the other side.
  package var negated: UsualGaps {
    var other = self
    (other.count, other.points) = (count.negated, points.map { 0 - $0 })
    return other
  }
}

extension UsualGaps: Hashable {
  /// Whether they say the same, whatever an environment makes of them.
  package static func == (one: UsualGaps, other: UsualGaps) -> Bool {
    one.count == other.count && one.areBetweenSiblings == other.areBetweenSiblings
  }

  /// What they say.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    hasher.combine(areBetweenSiblings)
  }
}

extension LayoutStatement {
  /// How many usual gaps lie inwards from the subject's attribute; nil without gaps, and where they
  /// are not those that the items decide.
  package var gapsInwards: Amount? {
    guard let gaps, !gaps.areBetweenSiblings else { return nil }
    return attribute.isFarEdge ? gaps.count.negated : gaps.count
  }

  /// The statement with its gaps as a part of its constant, as long as they were where they were read.
  package var inPoints: LayoutStatement {
    guard let gaps else { return self }
    var statement = self
    statement.gaps = nil
    statement.constant = .number((constant.value ?? 0) + (gaps.points ?? 0) + 0)
    return statement
  }
}
