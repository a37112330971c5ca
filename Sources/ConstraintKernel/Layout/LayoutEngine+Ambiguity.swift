import ConstraintSolver

/// An item whose frame the constraints leave open.
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
  /// The item and what is open of its frame, on one line: `card: width, height`.
  public var description: String {
    "\(item.record.name): \(freeParts.map(\.rawValue).joined(separator: ", "))"
  }
}

extension LayoutEngine {
  /// The items whose frames are not unique among the best solutions, in the order of the tree.
  func ambiguities() -> [LayoutAmbiguity] {
    var parts: [ItemRecord: [LayoutAmbiguity.Part]] = [:]
    let ambiguity = solver.ambiguousVariables()
    if !ambiguity.isComplete { root.report(.tooLargeToProve(ambiguity.tooLarge.count)) }
    for variable in ambiguity.variables {
      guard let record = member(of: variable), !record.isInsideGone else { continue }
      let part = FrameVariables.part(of: variable)
      let isRootPosition = record === root && (part == .x || part == .y)
      if !isRootPosition { parts[record, default: []].append(part) }
    }
    return root.subtree.compactMap { record in
      guard let item = record.item, let free = parts[record] ?? partsOutside(record) else {
        return nil
      }
      let sorted = LayoutAmbiguity.Part.allCases.filter(free.contains)
      return LayoutAmbiguity(item: item, freeParts: sorted)
    }
  }

  /// All parts of the frame of an item that takes no part and is not placed by its frame: no row speaks
  /// of it; nil for any other item.
  private func partsOutside(_ record: ItemRecord) -> [LayoutAmbiguity.Part]? {
    let isOpen = !record.isPlacedByFrame && !record.isInsideGone && !holds(record)
    return isOpen && isInHierarchy(record) ? LayoutAmbiguity.Part.allCases : nil
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
  /// and hands out no frame. What ``layoutWorkLimit`` lets nobody prove is reported; it is not listed.
  /// - Complexity: far above a layout pass; meant for tests and diagnoses.
  public var layoutAmbiguities: [LayoutAmbiguity] {
    LayoutPass.answer(of: record) { $0.ambiguities() } ?? []
  }
}
