/// Several constraints on their way into layout: with the rows that hold them, where each belongs,
/// and its place in the order of activation.
extension [LayoutConstraint] {
  /// These constraints, and behind the last of several members of an arrangement the rows that hold
  /// it, those of inner arrangements included.
  ///
  /// So what one word says stands together in the order of activation. Rows that are in layout, as
  /// other members are, are left out.
  var withScaffolds: [LayoutConstraint] {
    guard contains(where: { $0.arrangement != nil }) else { return self }
    var all: [LayoutConstraint] = []
    all.reserveCapacity(3 * count)
    for (place, constraint) in enumerated() {
      all.append(constraint)
      guard let whole = constraint.arrangement else { continue }
      if place + 1 == count || self[place + 1].arrangement !== whole {
        all += whole.rowsToCome.withScaffolds
      }
    }
    return all
  }

  /// Where each of them belongs, by the links of the tree as they are.
  ///
  /// - Parameter wanted: Where they are to be installed; nil means each on the nearest common
  ///   ancestor, as all rows that hold an arrangement are.
  /// - Returns: The hosts, one for each, where nothing stands in the way; else also whatever does.
  /// - Complexity: O(1) per constraint between siblings or parent and child, else O(depth).
  func resolveAsLinked(
    on wanted: ItemRecord? = nil
  ) -> (hosts: [ItemRecord], obstacles: [LayoutConstraint.Obstacle]) {
    var hosts: [ItemRecord] = []
    hosts.reserveCapacity(count)
    var obstacles: [LayoutConstraint.Obstacle] = []
    for constraint in self {
      let ownWanted = wanted == nil || constraint.isScaffold ? nil : wanted
      do throws(LayoutConstraint.Misfit) {
        hosts.append(try constraint.resolveAsLinked(on: ownWanted))
      } catch {
        obstacles.append((constraint, error.kind))
      }
    }
    return (hosts, obstacles)
  }

  /// Gives those that are not in layout the next places in the order of activation.
  func takePlaces() { takePlaces(from: LayoutRank.next(count)) }

  /// Gives those that are not in layout the places from one on.
  func takePlaces(from rank: UInt64) {
    for place in indices where self[place].host == nil {
      self[place].activationRank = rank + UInt64(place)
    }
  }

  /// Brings them into layout at the places that they have; those that are in it stay as they are.
  ///
  /// Lists of constraints are in the order of activation, so that to come in that order costs
  /// nothing.
  ///
  /// - Parameter hosts: Where each belongs.
  func install(on hosts: [ItemRecord]) {
    for place in indices { self[place].install(on: hosts[place]) }
  }

  /// Brings those and the rows that hold them into layout that belong somewhere by now; the others stay
  /// out of it.
  ///
  /// - Parameter wanted: Where each is to be installed; nil, and none at all, means on the nearest
  ///   common ancestor.
  func installIfPossible(on wanted: [ItemRecord?] = []) {
    let wanted = Dictionary(zip(self, wanted)) { first, _ in first }
    var able: [LayoutConstraint] = []
    var hosts: [ItemRecord] = []
    for constraint in withScaffolds {
      let wanted = wanted[constraint] ?? nil
      guard let host = try? constraint.resolveAsLinked(on: wanted) else { continue }
      able.append(constraint)
      hosts.append(host)
    }
    able.install(on: hosts)
  }
}

extension LayoutConstraint {
  /// A constraint that cannot come into layout, and why.
  typealias Obstacle = (constraint: LayoutConstraint, kind: LayoutIssue.Kind)
}
