import ConstraintKernel

/// The active constraints of a hierarchy, in one form for all ways of writing the same thing.
///
/// Which side stands first makes no difference, nor whether a side is called by the direction of
/// reading, nor which of several anchors that required equalities tie together another one is tied
/// to: `a = b, b = c` and `a = b, a = c` are the same. Everything else does, also what no frame
/// shows because it holds with room to spare.
struct StatedConstraints {
  /// One sentence for each constraint or tie, sorted.
  let lines: [String]

  init(of root: LayoutView) {
    let sentences = Self.views(root).flatMap(\.constraints).map(Sentence.init)
    var ties = AnchorTies()
    let others = sentences.filter { !($0.isTie && ties.tie($0)) }
    lines = (ties.lines + others.map { ties.resolved($0).description }).sorted()
  }

  private static func views(_ view: LayoutView) -> [LayoutView] {
    [view] + view.subviews.flatMap(views)
  }
}

/// `first  relation  multiplier · second + constant`, with names for items.
private struct Sentence: CustomStringConvertible {
  var first: String
  var relation: LayoutConstraint.Relation
  var second: String?
  var multiplier: Double
  var constant: Double
  let priority: LayoutPriority

  init(_ constraint: LayoutConstraint) {
    let host = constraint.hostItem as? LayoutView
    let isMirrored = host?.effectiveLayoutDirection == .rightToLeft && constraint.multiplier == 1
    let names = [constraint.firstAttribute, constraint.secondAttribute].map {
      isMirrored ? Self.physical[$0] : nil
    }
    first =
      "\(constraint.firstItem?.layoutName ?? "?").\(names[0] ?? "\(constraint.firstAttribute)")"
    relation = constraint.relation
    second = constraint.secondItem.map {
      "\($0.layoutName).\(names[1] ?? "\(constraint.secondAttribute)")"
    }
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority
    if names.contains(where: { $0 != nil }) {
      constant = -constant
      relation = relation.turned
    } else if host?.effectiveLayoutDirection == .leftToRight, multiplier == 1 {
      first = Self.leftToRight(first)
      second = second.map(Self.leftToRight)
    }
  }

  /// The physical sides of attributes that follow reading, from right to left.
  private static let physical: [LayoutConstraint.Attribute: String] = [
    .leading: "right", .trailing: "left",
    .leadingMargin: "rightMargin", .trailingMargin: "leftMargin",
  ]

  private static func leftToRight(_ name: String) -> String {
    name.replacing(".leading", with: ".left").replacing(".trailing", with: ".right")
  }

  /// Whether it ties two anchors to each other at a fixed distance.
  var isTie: Bool {
    relation == .equal && second != nil && multiplier == 1 && priority.isRequired
  }

  /// The same with the side first whose name comes first.
  var oriented: Sentence {
    guard let second, second < first, multiplier != 0 else { return self }
    var turned = self
    turned.first = second
    turned.second = first
    turned.multiplier = 1 / multiplier
    turned.constant = -constant / multiplier
    if multiplier > 0 { turned.relation = relation.turned }
    return turned
  }

  var description: String {
    let level = priority.isRequired ? "" : " @ \(LayoutText.number(Double(priority.rawValue)))"
    let constant = LayoutText.number(constant)
    guard let second else { return "\(first) \(relation) \(constant)\(level)" }
    return "\(first) \(relation) \(LayoutText.number(multiplier)) · \(second) + \(constant)\(level)"
  }
}

extension LayoutConstraint.Relation {
  /// What stands there once the sides have changed places, or their signs.
  fileprivate var turned: LayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

/// Sets of anchors that are tied together, each with its distance from the first by name.
private struct AnchorTies {
  /// The distance of every anchor that is tied from the one that stands for its set.
  private var places: [String: (base: String, distance: Double)] = [:]

  private func place(_ anchor: String) -> (base: String, distance: Double) {
    places[anchor] ?? (anchor, 0)
  }

  /// Ties two anchors; false where they were tied at another distance before.
  mutating func tie(_ sentence: Sentence) -> Bool {
    guard let other = sentence.second else { return false }
    let (first, second) = (place(sentence.first), place(other))
    // first.base + first.distance = second.base + second.distance + constant
    let distance = second.distance + sentence.constant - first.distance
    if first.base == second.base { return abs(distance) < 1e-9 }
    let (kept, gone, shift) =
      first.base < second.base
      ? (first.base, second.base, -distance) : (second.base, first.base, distance)
    places[kept] = (kept, 0)
    places[gone] = (gone, 0)
    for (anchor, place) in places where place.base == gone {
      places[anchor] = (kept, place.distance + shift)
    }
    return true
  }

  var lines: [String] {
    places.filter { $0.key != $0.value.base }.map { anchor, place in
      "\(anchor) = \(place.base) + \(LayoutText.number(place.distance))"
    }
  }

  /// The sentence in terms of the anchors that stand for their sets.
  func resolved(_ sentence: Sentence) -> Sentence {
    // A multiplier of a position counts from somebody's corner, which a sum would not.
    guard sentence.multiplier == 1 else { return sentence.oriented }
    var resolved = sentence
    let first = place(sentence.first)
    resolved.first = first.base
    resolved.constant -= first.distance
    if let second = sentence.second.map(place) {
      resolved.second = second.base
      resolved.constant += second.distance
    }
    return resolved.oriented
  }
}
