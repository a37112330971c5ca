import ConstraintSolver

/// Fitting sizes, answered by the live engine.
///
/// The rows that tie the item to its surroundings step aside, two rows pull its size towards the
/// target, and after the answer everything is put back. The solution is unique whatever the order
/// of edits, so it comes back to the same bits, and no frame is handed out.
extension LayoutEngine {
  func fittingSize(
    of record: ItemRecord,
    target: LayoutSize,
    _ horizontal: LayoutPriority,
    _ vertical: LayoutPriority
  ) -> LayoutSize {
    guard !isDissolving else { return record.frame.size }
    admit(record.pointer)
    let ties = outsideConstraints(of: record)
    for constraint in ties { remove(constraint) }
    suspendPlacement(of: record.pointer)
    let pull = Pull(
      item: record.pointer,
      width: pull(record, Part.width, to: target.width, horizontal),
      height: pull(record, Part.height, to: target.height, vertical)
    )
    pulls.append(pull)
    settle()
    // Measuring is foreign code, which may have taken the item out of here, and the rows with it.
    guard let position = pulls.lastIndex(of: pull) else { return record.frame.size }
    let solved = values(of: record.base)
    let size = LayoutSize(
      width: LayoutGrain.snap(solved[Int(Part.width)]),
      height: LayoutGrain.snap(solved[Int(Part.height)])
    )
    pulls.remove(at: position)
    release(pull)
    place(record.pointer)
    for constraint in ties {
      if let host = constraint.hostPointer { lower(constraint, in: host) }
    }
    settle()
    return size
  }

  /// Ends the questions for the fitting size of an item that leaves.
  func endPulls(at item: ItemPointer) {
    pulls.removeAll {
      if $0.item == item { release($0) }
      return $0.item == item
    }
  }

  private func release(_ pull: Pull) {
    removeRow(pull.width)
    removeRow(pull.height)
  }

  /// Active constraints that lead out of the record's subtree and have a row.
  private func outsideConstraints(of record: ItemRecord) -> [LayoutConstraint] {
    guard record.parent != nil else { return [] }
    var ties: [LayoutConstraint] = []
    record.forEachInSubtree { inner in
      for constraint in inner.incident where constraint.row >= 0 {
        if let host = constraint.host, !record.holds(host, above: inner), ties.last !== constraint {
          ties.append(constraint)
        }
      }
    }
    var seen = Set<ObjectIdentifier>()
    return ties.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  private func pull(
    _ record: ItemRecord,
    _ part: Int32,
    to length: Double,
    _ priority: LayoutPriority
  ) -> Int32 {
    terms.append(record.base + part, 1)
    return addRow(
      .equal,
      max(length, 0),
      priority: priority,
      rank: 0,
      owner: .item(record.pointer)
    )
  }
}

/// The rows that pull at an item while its fitting size is asked for.
struct Pull: Equatable {
  let item: ItemPointer
  let width: Int32
  let height: Int32
}

extension LayoutItem {
  /// The size that satisfies the constraints inside the item best and is closest to a target.
  ///
  /// Changes nothing: constraints, frames and the engine's values are afterwards as before.
  /// Targets and priorities that are not valid are reported, and the answer is the present size.
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
    LayoutPass.run(from: record)
    for priority in [horizontal, vertical] where !priority.isValid {
      record.report(.priorityOutOfRange(priority))
      return layoutFrame.size
    }
    for length in [targetSize.width, targetSize.height] where !length.isFinite {
      record.report(.notFinite(length))
      return layoutFrame.size
    }
    let size = record.root.engine?.fittingSize(of: record, target: targetSize, horizontal, vertical)
    return size ?? layoutFrame.size
  }

  /// The size a cell of a given width needs: the width holds, the height is as small as can be.
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
