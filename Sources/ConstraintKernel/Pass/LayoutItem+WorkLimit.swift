import ConstraintSolver

extension LayoutItem {
  /// How much one layout pass of the hierarchy may do to find the best frames; nil, as at first, for
  /// as much as it takes.
  ///
  /// Where constraints compete for space, how long the best frames take to find is not known beforehand.
  /// Set a limit where constraints come from strangers. Once it is reached, frames are the best that were
  /// found by then, or stay as they were if none were found that keep what is required, and
  /// ``LayoutIssue/Kind-swift.enum/solutionIsIncomplete`` is reported. The unit is a look at one
  /// constraint, some ten nanoseconds. Changes that would fix conflicts are tried with a
  /// tenth as much, and with no more than 2²² in any case.
  ///
  /// A limit below 0 counts as 0. It belongs to the item at the top: where that moves under another one,
  /// the limit of the new top counts, and its own does again once it is alone.
  public var layoutWorkLimit: Int? {
    get {
      record.refreshAncestry()
      return record.root.extras?.workLimit
    }
    set {
      record.refreshAncestry()
      let root = record.root
      let limit = newValue.map { max(0, $0) }
      if limit != root.extras?.workLimit { root.makeExtras().workLimit = limit }
      root.ownedEngine?.rows.workLimit = limit
    }
  }

  /// Whether the frames of the last layout pass were proved to be the best; false when
  /// ``layoutWorkLimit`` was reached first.
  public var hasCompleteLayout: Bool { record.root.ownedEngine?.memory.framesAreComplete ?? true }
}
