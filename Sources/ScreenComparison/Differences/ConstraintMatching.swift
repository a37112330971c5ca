import ConstraintKernel

/// The constraints of two versions, paired.
///
/// Constraints that mean the same are paired first. Of the rest, those belong together that agree
/// in most: the subject has to be the same and the axis too, then attribute, target and its
/// attribute, relation, priority and constant decide.
struct ConstraintMatching {
  typealias Constraint = LayoutRecording.Constraint

  /// Constraints of both versions that differ.
  private(set) var pairs: [(old: Constraint, new: Constraint)] = []
  /// Constraints of the old version that the new one has nothing for.
  private(set) var dropped: [Constraint] = []
  /// Constraints of the new version that the old one has nothing for.
  private(set) var added: [Constraint] = []

  /// Pairs constraints.
  ///
  /// - Complexity: O(*n*) in those that mean the same, O(*m*²) in the rest.
  init(_ old: [Constraint], _ new: [Constraint]) {
    var counts: [Constraint.Meaning: Int] = [:]
    for constraint in new { counts[constraint.meaning, default: 0] += 1 }
    var oldRest: [Constraint] = []
    for constraint in old {
      if let count = counts[constraint.meaning], count > 0 {
        counts[constraint.meaning] = count - 1
      } else {
        oldRest.append(constraint)
      }
    }
    // The last of several that mean the same are the ones that are too many.
    var newRest: [Constraint] = []
    for constraint in new.reversed() where (counts[constraint.meaning] ?? 0) > 0 {
      counts[constraint.meaning, default: 0] -= 1
      newRest.insert(constraint, at: 0)
    }
    pair(oldRest, newRest)
  }

  private mutating func pair(_ old: [Constraint], _ new: [Constraint]) {
    var candidates: [(score: Int, old: Int, new: Int)] = []
    for (oldPlace, one) in old.enumerated() {
      for (newPlace, other) in new.enumerated() {
        if let score = Self.score(one, other) { candidates.append((score, oldPlace, newPlace)) }
      }
    }
    candidates.sort { ($1.score, $0.old, $0.new) < ($0.score, $1.old, $1.new) }
    var oldFree = Set(old.indices)
    var newFree = Set(new.indices)
    var found: [(old: Int, new: Int)] = []
    for candidate in candidates
    where oldFree.contains(candidate.old) && newFree.contains(candidate.new) {
      oldFree.remove(candidate.old)
      newFree.remove(candidate.new)
      found.append((candidate.old, candidate.new))
    }
    pairs = found.sorted { $0.old < $1.old }.map { (old[$0.old], new[$0.new]) }
    dropped = oldFree.sorted().map { old[$0] }
    added = newFree.sorted().map { new[$0] }
  }

  /// How much two constraints agree; nil where they cannot be versions of each other.
  private static func score(_ one: Constraint, _ other: Constraint) -> Int? {
    guard one.subject == other.subject, one.first.axis == other.first.axis,
      one.first.kind == other.first.kind
    else { return nil }
    var score = 0
    if one.attribute == other.attribute {
      score += 32
    } else if one.first.handedness == other.first.handedness {
      score += 24
    } else if one.first.edge != other.first.edge {
      return nil
    }
    if one.target == other.target { score += 16 }
    if one.second.handedness == other.second.handedness { score += 8 }
    if one.relation == other.relation { score += 4 }
    if one.priority == other.priority { score += 2 }
    if one.constant == other.constant { score += 1 }
    return score
  }
}

extension LayoutConstraint.Attribute {
  /// The attribute with leading and trailing in place of left and right.
  var handedness: LayoutConstraint.Attribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: self
    }
  }
}
