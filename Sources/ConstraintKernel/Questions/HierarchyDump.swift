extension LayoutItem {
  /// The tree below and including the item as text, a line each: name, frame, how many constraints
  /// speak of it first, and what is wrong with it.
  ///
  /// ```text
  /// root  0,0 400×300
  ///   card  16,16 368×200  4 constraints
  ///     chain of title and more
  ///     title  0,0 96×20  2 constraints, ambiguous: x
  ///     LayoutView#2  0,30 40×20  3 constraints, conflict
  /// ```
  ///
  /// Runs a layout pass first; within one, where it is asked from a callback, frames are those that were
  /// handed out last. A word such as a chain stands under the item that holds its constraints, in place of the guides
  /// that it needs. Whether frames are ambiguous is asked once for the whole hierarchy.
  /// - Complexity: far above a layout pass; meant for people.
  public func dump() -> String {
    let (open, conflicts) = (layoutAmbiguities, layoutConflicts)
    return record.namingOnce { dump(open, conflicts) }
  }

  private func dump(_ open: [LayoutAmbiguity], _ conflicts: [LayoutConflict]) -> String {
    let parts = Dictionary(
      open.map { (ObjectIdentifier($0.item.record), $0.freeParts) },
      uniquingKeysWith: { first, _ in first }
    )
    let torn = Set(conflicts.compactMap { $0.broken?.first }.map(ObjectIdentifier.init))
    var lines: [String] = []
    var waiting = [(item: record, depth: 0)]
    var said: Set<ObjectIdentifier> = []
    while let (item, depth) = waiting.popLast() {
      if item.item is ArrangementGuide { continue }
      waiting += item.children.reversed().map { ($0, depth + 1) }
      let indent = String(repeating: "  ", count: depth)
      let key = ObjectIdentifier(item)
      lines.append(indent + item.line(free: parts[key] ?? [], isTorn: torn.contains(key)))
      for word in item.words where said.insert(ObjectIdentifier(word)).inserted {
        lines.append("\(indent)  \(word.titleInState)")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension ItemRecord {
  /// The words whose constraints are read in the item's coordinate space, in the order of activation.
  fileprivate var words: [LayoutWord] { hostedConstraints.compactMap(\.word) }

  /// How many constraints each state holds: `2 in state "expanded"`.
  private static func stateNotes(_ constraints: [LayoutConstraint]) -> [String] {
    var counts: [(note: String, count: Int)] = []
    for note in constraints.map(\.stateNote) where !note.isEmpty {
      if let place = counts.firstIndex(where: { $0.note == note }) {
        counts[place].count += 1
      } else {
        counts.append((note, 1))
      }
    }
    return counts.map { "\($0.count)\($0.note)" }
  }

  fileprivate func line(free: [LayoutAmbiguity.Part], isTorn: Bool) -> String {
    let number = LayoutText.number
    let frame = readFrame() ?? .zero
    let place = "\(number(frame.minX)),\(number(frame.minY))"
    let size = "\(number(frame.width))×\(number(frame.height))"
    var notes: [String] = []
    let own = constraints(as: .first)
    if !own.isEmpty { notes.append("\(own.count) constraint\(own.count == 1 ? "" : "s")") }
    notes += Self.stateNotes(own)
    if isCollapsed || isInsideGone { notes.append("gone") }
    if isTorn { notes.append("conflict") }
    if !free.isEmpty { notes.append("ambiguous: \(free.map(\.rawValue).joined(separator: ", "))") }
    let end = notes.isEmpty ? "" : "  \(notes.joined(separator: ", "))"
    return "\(name)  \(place) \(size)\(end)"
  }
}
