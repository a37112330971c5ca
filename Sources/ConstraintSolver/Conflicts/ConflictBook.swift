/// The conflicts as they stand, each found by any of its rows.
///
/// One row may contradict thousands. Were all conflicts looked through whenever a row of one changes or goes,
/// edits of all these rows would take the square of their number.
struct ConflictBook {
  /// The conflicts in the order they came; nil for those that are gone.
  private var entries: [Conflict?] = []
  /// Where the conflict stands in which a row was set aside.
  private var places: [RowID: Int] = [:]
  /// For each row a list of the conflicts that name it, and where it begins; some of those may be gone.
  private var mentions: [Mention] = []
  private var firstMentions: [RowID: Int] = [:]
  /// How many of the mentions are of conflicts that stand.
  private var liveMentions = 0
  /// Whether a conflict came or went since this was last set to false.
  var isChanged = false
  /// How many conflicts were looked at so far.
  private(set) var visits = 0

  /// That a conflict names a row, and the place of the next one that does.
  private struct Mention: BitwiseCopyable {
    var entry: Int
    var next: Int?
  }

  var count: Int { places.count }
  var isEmpty: Bool { places.isEmpty }
  /// How much memory the lists take, in mentions.
  var mentionCount: Int { mentions.count }
  /// The conflicts, in the order they came.
  var all: [Conflict] { entries.compactMap { $0 } }

  /// Adds a conflict, whose rejected row is in no other one.
  ///
  /// - Complexity: O(rows of the conflict).
  mutating func add(_ conflict: Conflict) {
    isChanged = true
    let entry = entries.count
    entries.append(conflict)
    places[conflict.rejected.id] = entry
    for row in conflict.rows {
      let next = firstMentions.updateValue(mentions.count, forKey: row.id)
      mentions.append(Mention(entry: entry, next: next))
    }
    liveMentions += conflict.rows.count
  }

  /// Removes all conflicts that name a row, and returns them.
  ///
  /// - Complexity: O(rows of these conflicts), taken together with those of ``add(_:)``.
  mutating func removeAll(naming row: RowID) -> [Conflict] {
    var next = firstMentions.removeValue(forKey: row)
    var found: [Conflict] = []
    while let place = next {
      let mention = mentions[place]
      next = mention.next
      visits += 1
      guard let conflict = entries[mention.entry] else { continue }
      found.append(conflict)
      remove(mention.entry)
    }
    compact()
    return found
  }

  /// Removes the conflict in which a row was set aside.
  mutating func remove(rejecting row: RowID) {
    guard let entry = places[row] else { return }
    visits += 1
    remove(entry)
    compact()
  }

  mutating func removeAll() {
    if entries.isEmpty { return }
    let looks = visits
    self = ConflictBook()
    visits = looks
    isChanged = true
  }

  private mutating func remove(_ entry: Int) {
    guard let conflict = entries[entry] else { return }
    isChanged = true
    entries[entry] = nil
    places[conflict.rejected.id] = nil
    liveMentions -= conflict.rows.count
  }

  /// Forgets what is gone once it is more than what stands.
  private mutating func compact() {
    if mentions.count <= 2 * liveMentions + 16 { return }
    let kept = all
    let looks = visits
    self = ConflictBook()
    for conflict in kept { add(conflict) }
    visits = looks
    isChanged = true
  }
}
