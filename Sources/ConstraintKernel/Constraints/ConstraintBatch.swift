/// Several constraints on their way into layout: where each belongs, its place in the order of
/// activation, and when the rows come that hold an arrangement.
extension [LayoutConstraint] {
  /// Where each of them belongs, by the links of the tree as they are.
  ///
  /// - Parameter wanted: Where they are to be installed; nil means each on the nearest common ancestor.
  /// - Returns: The hosts, one for each, where nothing stands in the way; else also whatever does,
  ///   that of rows which hold an arrangement included.
  /// - Complexity: O(1) per constraint between siblings or parent and child, else O(depth).
  func resolveAsLinked(
    on wanted: ItemRecord? = nil
  ) -> (hosts: [ItemRecord], obstacles: [LayoutConstraint.Obstacle]) {
    var hosts: [ItemRecord] = []
    hosts.reserveCapacity(count)
    var obstacles: [LayoutConstraint.Obstacle] = []
    for (place, constraint) in enumerated() {
      if let whole = arrangement(beginningAt: place) { obstacles += whole.obstacles }
      switch constraint.resolveAsLinked(on: wanted) {
      case .host(let host): hosts.append(host)
      case .obstacle(let kind): obstacles.append((constraint, kind))
      }
    }
    return (hosts, obstacles)
  }

  /// Gives those that are not in layout the next places in the order of activation.
  ///
  /// Behind the last of several members of an arrangement come the rows that hold it, so that what
  /// one word says stands together.
  func takePlaces() {
    var rank = LayoutRank.next(placeCount)
    takePlaces(from: &rank)
  }

  /// How many places they take.
  private var placeCount: Int {
    indices.reduce(count) { sum, place in
      sum + (arrangement(endingAt: place)?.scaffold.placeCount ?? 0)
    }
  }

  /// Gives those that are not in layout the places from one on, and moves it behind them.
  func takePlaces(from rank: inout UInt64) {
    for (place, constraint) in enumerated() {
      if constraint.host == nil { constraint.activationRank = rank }
      rank += 1
      arrangement(endingAt: place)?.scaffold.takePlaces(from: &rank)
    }
  }

  /// Brings them into layout at the places that they have; those that are in it stay as they are.
  ///
  /// - Parameter hosts: Where each belongs.
  func install(on hosts: [ItemRecord]) {
    for (place, host) in zip(indices, hosts) {
      arrangement(beginningAt: place)?.beginGathering()
      self[place].install(on: host)
      arrangement(endingAt: place)?.endGathering()
    }
  }

  /// Brings those into layout that belong somewhere by now; the others stay out of it.
  ///
  /// - Parameter wanted: Where each is to be installed; nil, and none at all, means on the nearest
  ///   common ancestor.
  func installIfPossible(on wanted: [ItemRecord?] = []) {
    var able: [LayoutConstraint] = []
    var hosts: [ItemRecord] = []
    for (place, constraint) in enumerated() {
      let wanted = place < wanted.count ? wanted[place] : nil
      guard case .host(let host) = constraint.resolveAsLinked(on: wanted) else { continue }
      able.append(constraint)
      hosts.append(host)
    }
    able.install(on: hosts)
  }

  /// The arrangement of which the constraint at a place is the first of several members.
  private func arrangement(beginningAt place: Int) -> LayoutArrangement? {
    guard let whole = self[place].arrangement else { return nil }
    return place > 0 && self[place - 1].arrangement === whole ? nil : whole
  }

  /// The arrangement of which the constraint at a place is the last of several members.
  private func arrangement(endingAt place: Int) -> LayoutArrangement? {
    guard let whole = self[place].arrangement else { return nil }
    return place + 1 < count && self[place + 1].arrangement === whole ? nil : whole
  }
}

extension LayoutConstraint {
  /// A constraint that cannot come into layout, and why.
  typealias Obstacle = (constraint: LayoutConstraint, kind: LayoutIssue.Kind)
}
