import ConstraintKernel

/// Which lengths and positions hang together by constraints, axis by axis.
///
/// Constraints with the root tie nothing to each other, as it has its size from outside.
struct LayoutTies {
  /// For each item its horizontal and its vertical axis: another member of the same group, or itself.
  private var members: [Int]

  /// Looks the constraints of a hierarchy over.
  ///
  /// - Complexity: O(*n* log *n*) in the items and constraints; a union-find structure with path halving
  ///   (R. Tarjan and J. van Leeuwen, "Worst-case analysis of set union algorithms", 1984).
  init(_ outline: LayoutOutline) {
    members = Array(0..<(2 * outline.items.count))
    for constraint in outline.constraints {
      guard let reading = outline.reading(of: constraint), let second = reading.second,
        let one = node(reading.first), let other = node(second)
      else { continue }
      let (first, last) = (root(of: one), root(of: other))
      members[max(first, last)] = min(first, last)
    }
    for index in members.indices { members[index] = root(of: index) }
  }

  /// The group that an axis of an item belongs to.
  func group(of place: Int, _ axis: LayoutAxis) -> Int { members[Self.index(place, axis)] }

  private static func index(_ place: Int, _ axis: LayoutAxis) -> Int {
    2 * place + (axis == .horizontal ? 0 : 1)
  }

  private func node(_ side: LayoutOutline.Side) -> Int? {
    guard side.place > 0, let axis = side.attribute.axis else { return nil }
    return Self.index(side.place, axis)
  }

  private mutating func root(of index: Int) -> Int {
    var index = index
    while members[index] != index {
      members[index] = members[members[index]]
      index = members[index]
    }
    return index
  }
}
