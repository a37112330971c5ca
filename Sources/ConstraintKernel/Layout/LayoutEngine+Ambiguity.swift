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
  /// The members whose frames are not unique among the best solutions, in the order of the tree.
  func ambiguities() -> [LayoutAmbiguity] {
    for record in root.subtree where !record.isPlacedByFrame && isInHierarchy(record) {
      admit(record)
    }
    if needsSolve { run() }
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
      guard let item = record.item, let free = parts[record] else { return nil }
      let sorted = LayoutAmbiguity.Part.allCases.filter(free.contains)
      return LayoutAmbiguity(item: item, freeParts: sorted)
    }
  }
}

extension LayoutItem {
  /// Whether the constraints leave another frame possible that is just as good.
  ///
  /// Solves what is pending first.
  /// - Complexity: far above a layout pass; meant for tests and diagnoses.
  public var hasAmbiguousLayout: Bool { layoutAmbiguities.contains { $0.item === self } }

  /// All items of the hierarchy that have an ambiguous frame, parents first.
  ///
  /// Solves what is pending first. What ``layoutWorkLimit`` lets nobody prove is reported; it is not
  /// listed.
  /// - Complexity: far above a layout pass; meant for tests and diagnoses.
  public var layoutAmbiguities: [LayoutAmbiguity] {
    LayoutPass.run(from: record)
    return LayoutPass.withEngine(of: record) { $0.ambiguities() } ?? []
  }
}
