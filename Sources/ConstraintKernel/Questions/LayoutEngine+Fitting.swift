import ConstraintSolver

/// Fitting sizes, answered by the live engine.
///
/// The rows that tie the item to its surroundings step aside, two rows pull its size towards the
/// target, and after the answer everything is put back. The solution is unique whatever the order
/// of edits, so it comes back to the same bits, and no frame is handed out.
extension LayoutEngine {
  func fittingSize(
    of item: ItemRecord,
    target: LayoutSize,
    _ horizontal: LayoutPriority,
    _ vertical: LayoutPriority
  ) -> LayoutSize? {
    ask(updating: true) {
      // An item without rows takes part for the question only.
      let isGuest = item.variables == nil
      if isGuest, isInHierarchy(item) { admitGuest(item) }
      return pulledSize(of: item, target, horizontal, vertical, isGuest: isGuest)
    }
  }

  private func pulledSize(
    of item: ItemRecord,
    _ target: LayoutSize,
    _ horizontal: LayoutPriority,
    _ vertical: LayoutPriority,
    isGuest: Bool
  ) -> LayoutSize? {
    // Conflicts that were told are looked at before the question, too: edits may have changed them.
    if !memory.reported.isEmpty, rows.isEdited { solveAndMeasure() }
    let areTold = !memory.needsReport && Set(conflictIssues().map(\.issue)) == memory.reported
    let leftOut = leftOutConstraints()
    // Names and sizes were asked for on the way, which may have led the item out of here.
    guard holds(item) else { return nil }
    let ties = ties(of: item)
    for constraint in ties { removeRow(of: constraint) }
    suspendPlacement(of: item)
    let pull = Pull(
      item: item,
      width: pullingRow(item, on: .horizontal, to: target.width, horizontal),
      height: pullingRow(item, on: .vertical, to: target.height, vertical)
    )
    question.begin(pull)
    solveAndMeasure()
    // Measuring is foreign code, which may have taken the item out of here, and the rows with it.
    guard question.end(pull) else { return nil }
    let size = solvedFrame(of: item).map { LayoutGrain.snap($0).size }
    release(pull)
    let isAskedAgain = question.pulls.contains { $0.item === item }
    if isGuest { dismissGuest(item) } else if !isAskedAgain { place(item) }
    for constraint in ties { lower(constraint) }
    solveAndMeasure()
    // What is left out is as before, but may be found to contradict another set of constraints.
    if areTold, leftOutConstraints() == leftOut {
      memory.settle(reported: Set(conflictIssues().map(\.issue)))
    } else {
      memory.requestReport()
    }
    return size
  }

  /// What the conflicts of the last solution leave out; nil stands for rows of items themselves.
  private func leftOutConstraints() -> [LayoutConstraint?: Int] {
    Dictionary(memory.conflicts.map { ($0.leftOut, 1) }, uniquingKeysWith: +)
  }

  /// Ends the questions for the fitting size of an item that leaves.
  func endPulls(at item: ItemRecord) {
    for pull in question.endPulls(at: item) { release(pull) }
  }

  private func release(_ pull: Pull) {
    rows.remove(pull.width)
    rows.remove(pull.height)
  }

  /// Active constraints that lead out of the item's subtree and have a row, in their order.
  private func ties(of item: ItemRecord) -> [LayoutConstraint] {
    guard item.parent != nil else { return [] }
    return Set(item.outsideConstraints.filter { $0.row >= 0 }).sorted { $0.rank < $1.rank }
  }

  private func pullingRow(
    _ item: ItemRecord,
    on axis: LayoutAxis,
    to length: Double,
    _ priority: LayoutPriority
  ) -> Int32 {
    guard let own = item.variables else { return RowBook.noRow }
    return addRow(.equal, max(length, 0), priority: priority, rank: .first, for: .item(item)) {
      $0.append(Term(own.length(on: axis), 1))
    }
  }
}

/// The rows that pull at an item while its fitting size is asked for.
struct Pull: Equatable {
  let item: ItemRecord
  let width: Int32
  let height: Int32
}

extension LayoutItem {
  /// The size that satisfies the constraints inside the item best and is closest to a target.
  ///
  /// Views that asked for `updateConstraints` get it first. Apart from that nothing changes:
  /// constraints, frames and the engine's values are afterwards as before, and no frame is handed
  /// out. Targets and priorities that are not valid are reported, and the answer is the present
  /// size.
  /// - Parameters:
  ///   - targetSize: The size to come close to, in points; see ``LayoutSize/compressed``.
  ///   - horizontal: How strongly the width pulls. 50 unless said otherwise.
  ///   - vertical: How strongly the height pulls. 50 unless said otherwise.
  /// - Returns: The fitting size.
  /// - Complexity: proportional to the subtree.
  public func systemLayoutSizeFitting(
    _ targetSize: LayoutSize,
    withHorizontalFittingPriority horizontal: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: LayoutPriority = .fittingSizeLevel
  ) -> LayoutSize {
    sizeFitting(targetSize, horizontal, vertical)
  }

  func sizeFitting(
    _ targetSize: LayoutSize,
    _ horizontal: LayoutPriority,
    _ vertical: LayoutPriority
  ) -> LayoutSize {
    let record = record
    guard record.isUsable(horizontal), record.isUsable(vertical),
      let target = record.usable(targetSize)
    else { return layoutFrame.size }
    let size = LayoutPass.withEngine(of: record) {
      $0.fittingSize(of: record, target: target, horizontal, vertical)
    }
    return (size ?? nil) ?? layoutFrame.size
  }

  /// The size a cell of a given width, in points, needs: the height is as small as constraints
  /// allow.
  ///
  /// The width is meant as required. One that is not finite is reported, and the answer is the
  /// present size.
  /// - Complexity: proportional to the subtree.
  public func fittingSize(width: Double) -> LayoutSize {
    systemLayoutSizeFitting(
      LayoutSize(width: width, height: 0),
      withHorizontalFittingPriority: .required
    )
  }
}

extension LayoutSize {
  /// The target of a fitting size that should be as small as possible.
  public static let compressed = LayoutSize.zero
  /// The target of a fitting size that should be as large as possible.
  public static let expanded = LayoutSize(width: 10_000, height: 10_000)
}
