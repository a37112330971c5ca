// Which rows of a contradiction are needed for it, by one walk around its cycle.
extension DifferenceGraph {
  /// The rows of a negative cycle without each of which all its others hold.
  ///
  /// Without one row its others hold where every arc is just as long as it says; nothing is asked of the
  /// edges there but that sizes are at least zero. How far two edges are apart then depends on nothing but
  /// the side of the cycle on which the row was: so each size is looked at twice, and not for every row.
  /// Of other rows nothing is known.
  /// - Complexity: O(arcs).
  static func neededRows(of cycle: [Arc]) -> Set<Int> {
    var sums = [0.0]
    var places: [Int: Int] = [:]
    for (place, arc) in cycle.enumerated() {
      places[arc.from] = place
      sums.append(sums[place] + arc.length)
    }
    let whole = sums[cycle.count]
    // How many sizes are below zero without the arc at a place, as differences from the arc before.
    var changes = [Int](repeating: 0, count: cycle.count + 1)
    for (place, arc) in cycle.enumerated() where arc.from % 2 == 0 {
      guard let end = places[arc.from + 1] else { continue }
      let (first, last) = (min(place, end), max(place, end))
      let forward = sums[last] - sums[first]
      let sign = end > place ? 1.0 : -1.0
      if sign * (forward - whole) < -rounding {
        changes[first] += 1
        changes[last] -= 1
      }
      if sign * forward < -rounding {
        changes[0] += 1
        changes[first] -= 1
        changes[last] += 1
      }
    }
    var needed: Set<Int> = []
    var negative = 0
    for (place, arc) in cycle.enumerated() {
      negative += changes[place]
      if negative == 0, let row = arc.row { needed.insert(row) }
    }
    return needed
  }
}
