/// What a toolkit asks of a root between passes: sizes before pixels, and whether something waits.
extension LayoutItem {
  /// The size that constraints give the item now, to a millionth of a point and before pixels.
  ///
  /// Edits that wait are solved, text is measured at the width it gets, and no frame is handed out.
  /// Nil where the item has no constraint, no natural size and no place of its own.
  /// - Complexity: proportional to what changed since the last pass or question.
  package var solvedSize: LayoutSize? {
    let record = record
    let size = LayoutPass.withEngine(of: record) { engine in
      engine.answer { engine.solvedFrame(of: record).map { LayoutGrain.snap($0).size } }
    }
    return size ?? nil
  }

  /// Whether something in the item's hierarchy was edited or marked since it was last solved.
  ///
  /// False before the first pass or question, when nothing has been asked yet.
  /// - Complexity: O(depth).
  package var awaitsSolving: Bool {
    guard let engine = record.root.ownedEngine else { return false }
    return engine.agenda.hasQueued || engine.rows.isEdited
  }
}

extension LayoutItem {
  /// The distance of the item's frame below the top of its parent, as solved last and before pixels.
  ///
  /// Nil where the item does not take part in layout.
  package var solvedTop: Double? {
    let record = record
    return record.engine?.solvedFrame(of: record)?.minY
  }
}
