import ConstraintSolver

/// An item whose frame is ambiguous: another one would satisfy the constraints as well.
public struct LayoutAmbiguity {
  /// One of the four numbers of a frame.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The horizontal position in the parent.
    case x
    /// The vertical position in the parent.
    case y
    /// The width.
    case width
    /// The height.
    case height

    /// The axis the number is measured along.
    public var axis: LayoutAxis {
      switch self {
      case .x, .width: .horizontal
      case .y, .height: .vertical
      }
    }
  }

  /// The item.
  public let item: any LayoutItem
  /// The numbers that another, equally good solution would have differently.
  public let freeParts: [Part]
}

extension LayoutAmbiguity: CustomStringConvertible {
  /// The item and ambiguous numbers of its frame, on one line: `card: width, height`.
  public var description: String {
    "\(item.record.quotedName): \(freeParts.map(\.rawValue).joined(separator: ", "))"
  }
}

extension LayoutEngine {
  /// The items whose frames are not unique among the best solutions, in the order of the tree.
  func ambiguities() -> [LayoutAmbiguity] {
    var open: [ItemRecord: Set<LayoutAmbiguity.Part>] = [:]
    let ambiguity = rows.ambiguousVariables()
    if !ambiguity.isComplete { root.report(.tooLargeToProve(ambiguity.tooLarge.count)) }
    for variable in ambiguity.variables {
      guard let record = member(of: variable), !record.isInsideGone else { continue }
      open[record, default: []].insert(FrameVariables.part(of: variable))
    }
    return root.subtree.compactMap { record in
      guard let item = record.item, !record.isInsideGone else { return nil }
      var free = open[record] ?? partsOutside(record)
      if record === root { free.subtract([.x, .y]) }
      if record.startsAtRight, holds(record) {
        if isLeftAmbiguous(of: record, open) { free.insert(.x) } else { free.remove(.x) }
      }
      if free.isEmpty { return nil }
      return LayoutAmbiguity(
        item: item,
        freeParts: LayoutAmbiguity.Part.allCases.filter(free.contains)
      )
    }
  }

  /// All parts of the frame of an item without variables that is not placed by its frame, as no row mentions
  /// it; none of any other item.
  private func partsOutside(_ record: ItemRecord) -> Set<LayoutAmbiguity.Part> {
    if record.isPlacedByFrame || holds(record) || !isInHierarchy(record) { return [] }
    return Set(LayoutAmbiguity.Part.allCases)
  }

  /// Whether the left edge of an item that starts at the right differs between equally good solutions:
  /// the parent's width less the start and the width does.
  ///
  /// Where more than one of the three is open they may do so together, and leave the edge where it is.
  /// What cannot be proved to stay is listed as its parts are.
  private func isLeftAmbiguous(
    of item: ItemRecord,
    _ open: [ItemRecord: Set<LayoutAmbiguity.Part>]
  ) -> Bool {
    guard let own = item.variables, let parent = item.parent else { return false }
    var terms: [Term] = []
    if open[parent]?.contains(.width) == true, let outer = parent.variables {
      terms.append(Term(outer.width, 1))
    }
    if open[item]?.contains(.x) == true { terms.append(Term(own.x, -1)) }
    if open[item]?.contains(.width) == true { terms.append(Term(own.width, -1)) }
    if terms.count < 2 { return !terms.isEmpty }
    return rows.reason(of: terms)?.freedom != .unique
  }
}

extension LayoutItem {
  /// Whether the constraints leave another frame possible that is just as good.
  ///
  /// Solves what is pending first, as ``layoutAmbiguities`` does.
  /// - Complexity: far above a layout pass; meant for tests and diagnoses.
  public var hasAmbiguousLayout: Bool { layoutAmbiguities.contains { $0.item === self } }

  /// All items of the hierarchy that have an ambiguous frame, parents first.
  ///
  /// Runs a layout pass first; within one, where it is asked from a callback, it solves what is pending
  /// and hands out no frame. What cannot be proved within ``layoutWorkLimit`` is reported; it is not listed.
  /// - Complexity: far above a layout pass; meant for tests and diagnoses.
  public var layoutAmbiguities: [LayoutAmbiguity] {
    LayoutPass.answer(of: record) { $0.ambiguities() } ?? []
  }
}
