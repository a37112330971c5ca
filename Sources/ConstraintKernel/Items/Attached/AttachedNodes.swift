import CLayoutRank

/// The nodes of items that cannot store one, by the address of the item.
///
/// No call says when such an item is freed, and all threads share the table. Three rules make it safe:
///
/// - Records are touched in the isolation domain of their hierarchy. There the dead are found by passes
///   and questions, and by ``pruneIfCrowded(_:)`` when something moves.
/// - An island whose items are all dead has no domain: no code reaches its records. ``sweep()`` frees it, on
///   the thread that used it last, since to look whether an item lives is to hold it for a moment, and
///   where that is the last reference the item is freed there. What a thread leaves that ends belongs to
///   all threads.
/// - Under the lock nothing is freed and no foreign code is called: what leaves is handed out of it.
///
/// A node at an address that is used again leaves the table; its island keeps it until it is looked through.
final class AttachedNodes: @unchecked Sendable {
  /// The table of the process, which addresses belong to.
  static let shared = AttachedNodes()

  /// The islands that one thread used last.
  private struct Shore {
    var islands: [ObjectIdentifier: AttachedIsland] = [:]
    /// With so many islands they are looked through.
    var sweepCount = 64
  }

  /// The thread that stands for all that have ended.
  private static let ended: UInt = 0

  private var members: [ObjectIdentifier: AttachedMember] = [:]
  /// All islands that were not merged into another one, by thread.
  private var shores: [UInt: Shore] = [:]

  private init() {}

  private func locked<Answer>(_ body: () -> Answer) -> Answer {
    lockAttachedNodes()
    defer { unlockAttachedNodes() }
    return body()
  }

  /// The node of an item, made when it is first asked for.
  ///
  /// - Complexity: O(1) expected, amortised over the items that come.
  func node(of item: any LayoutItem) -> LayoutNode {
    let thread = currentThreadMark()
    var former: AttachedMember?
    var isCrowded = false
    let node = locked {
      let key = ObjectIdentifier(item)
      if let known = members[key], known.belongs(to: item) {
        move(known.island.current, to: thread)
        return known.node
      }
      let island = AttachedIsland(thread: thread)
      let member = AttachedMember(item, on: island)
      island.members = [member]
      isCrowded = add(island)
      former = members.updateValue(member, forKey: key)
      return member.node
    }
    // The island of the former item holds it, so that nothing ends here.
    withExtendedLifetime(former) { if isCrowded { sweep() } }
    return node
  }

  /// Adds an island to those of its thread; says whether these have to be looked through.
  @discardableResult
  private func add(_ island: AttachedIsland) -> Bool {
    let thread = island.thread
    if shores[thread] == nil, thread != Self.ended {
      watchThread { AttachedNodes.shared.threadDidEnd($0) }
    }
    var shore = shores.removeValue(forKey: thread) ?? Shore()
    shore.islands[ObjectIdentifier(island)] = island
    shores[thread] = shore
    return shore.islands.count >= shore.sweepCount
  }

  private func move(_ island: AttachedIsland, to thread: UInt) {
    if island.thread == thread { return }
    shores[island.thread]?.islands[ObjectIdentifier(island)] = nil
    island.thread = thread
    add(island)
  }

  // MARK: Islands

  /// Notes that two records belong to one isolation domain; at least one of them has an island.
  func join(_ one: ItemRecord, _ other: ItemRecord) {
    locked {
      let (ours, theirs) = (one.extras?.island?.current, other.extras?.island?.current)
      switch (ours, theirs) {
      case (let island?, nil): settle(other, on: island)
      case (nil, let island?): settle(one, on: island)
      case (let ours?, let theirs?) where ours !== theirs:
        let (small, large) = ours.size < theirs.size ? (ours, theirs) : (theirs, ours)
        shores[small.thread]?.islands[ObjectIdentifier(small)] = nil
        small.merge(into: large)
        move(large, to: currentThreadMark())
      default: break
      }
    }
  }

  private func settle(_ record: ItemRecord, on island: AttachedIsland) {
    record.makeExtras().island = island
    island.neighbors += 1
  }

  /// Notes that an item with a node of its own was freed.
  func leave(_ island: AttachedIsland) {
    locked { island.current.neighbors -= 1 }
  }

  // MARK: Evicting

  /// Ends the dead of an island of this isolation domain, if it has grown to twice what was left last.
  func pruneIfCrowded(_ island: AttachedIsland) {
    if locked({ island.current.members.count >= island.current.pruneCount }) { prune(island) }
  }

  /// Ends the dead of an island of this isolation domain.
  ///
  /// - Complexity: O(members).
  func prune(_ island: AttachedIsland) {
    let known = locked { island.current.members }
    let lost = known.filter(\.isLost)
    let leaving = Set(lost.map { ObjectIdentifier($0) })
    locked {
      let current = island.current
      current.members.removeAll { leaving.contains(ObjectIdentifier($0)) }
      current.pruneCount = max(16, 2 * current.members.count)
      for member in lost { forget(member) }
    }
    for member in lost { member.node.end() }
  }

  /// Frees the islands all of whose items are dead and that this thread, or one that has ended, used last.
  ///
  /// - Complexity: O(these islands and their members).
  private func sweep() {
    let threads = [currentThreadMark(), Self.ended]
    let candidates = locked {
      threads.flatMap { shores[$0]?.islands.values.filter { $0.neighbors == 0 } ?? [] }
        .map { (island: $0, members: $0.members) }
    }
    let dead = candidates.filter { $0.members.allSatisfy(\.isLost) }
    let leaving = locked {
      // A freed item joins no island, and no item joins it.
      let leaving = dead.filter { island, members in
        island.successor == nil && island.neighbors == 0 && island.members.count == members.count
      }
      for (island, members) in leaving {
        shores[island.thread]?.islands[ObjectIdentifier(island)] = nil
        // A member holds its island.
        island.members = []
        for member in members { forget(member) }
      }
      for thread in threads {
        let count = shores[thread]?.islands.count ?? 0
        shores[thread]?.sweepCount = max(64, 2 * count)
      }
      return leaving
    }
    for (_, members) in leaving {
      for member in members { member.node.end() }
    }
  }

  /// Frees what is dead of what a thread used that is about to end, on that thread.
  private func threadDidEnd(_ thread: UInt) {
    sweep()
    locked {
      for island in shores.removeValue(forKey: thread)?.islands.values ?? [:].values {
        island.thread = Self.ended
        add(island)
      }
    }
  }

  /// Takes a member out of the table, unless its address is used again.
  private func forget(_ member: AttachedMember) {
    if members[member.key] === member { members[member.key] = nil }
  }
}
