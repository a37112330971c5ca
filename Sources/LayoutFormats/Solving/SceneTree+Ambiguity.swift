import ConstraintKernel

extension SceneTree {
  /// One diagnostic for each axis along which frames are free, and one that says how many numbers
  /// were not examined.
  func ambiguityDiagnostics() -> [SceneDiagnostic] {
    var unexamined = 0
    // Conflicts are reported in the answer.
    root.layoutIfNeeded()
    root.layoutNode.issueHandler = LayoutIssueHandler { issue in
      if case .tooLargeToProve(let count) = issue.kind { unexamined += count }
    }
    let ambiguities = root.layoutAmbiguities
    root.layoutNode.issueHandler = .silent
    let ambiguous = [LayoutAxis.horizontal, .vertical].compactMap { axis in
      let freedoms = ambiguities.compactMap { ambiguity in
        let parts = ambiguity.freeParts.filter { $0.axis == axis }
        return parts.isEmpty
          ? nil
          : SceneDiagnostic.Freedom(item: ambiguity.item.layoutName, parts: parts)
      }
      var plain: (item: String, remedy: String)?
      for freedom in freedoms.prefix(Self.askedItems) where plain == nil {
        plain = plainRemedy(for: freedom).map { (freedom.item, $0) }
      }
      return freedoms.first.map {
        SceneDiagnostic(axis: axis, first: $0, all: freedoms, plain: plain)
      }
    }
    return unexamined > 0 ? ambiguous + [SceneDiagnostic(unexamined: unexamined)] : ambiguous
  }

  /// How many ambiguous items get a suggestion of their own.
  private static let askedItems = 4

  /// What a person would do about an ambiguous width or height; nil where nothing is better than a constraint.
  private func plainRemedy(for freedom: SceneDiagnostic.Freedom) -> String? {
    guard let item = item(freedom.item) else { return nil }
    for part in freedom.parts where part == .width || part == .height {
      let explanation = item.explain(part == .width ? .width : .height)
      if explanation.hasPlainRemedy, case .range(_, let remedy) = explanation.freedom {
        return remedy
      }
    }
    return nil
  }
}

extension SceneDiagnostic {
  /// Says that frames are not the best.
  static var incomplete: SceneDiagnostic {
    SceneDiagnostic(
      kind: .incomplete,
      message: "The best frames were not found: constraints compete in too many ways, or numbers "
        + "lie too far apart.",
      suggestion: "Give constraints that compete different priorities, or split the scene."
    )
  }

  fileprivate init(unexamined count: Int) {
    self.init(
      kind: .unexamined,
      message: "Whether other frames would do as well was not found out of \(count) positions and "
        + "lengths: they hang together in too many ways.",
      suggestion: "Look at a part of the scene as a scene of its own."
    )
  }

  /// How many items a sentence names before it counts the rest.
  private static let namedItems = 6

  fileprivate init(
    axis: LayoutAxis,
    first: Freedom,
    all freedoms: [Freedom],
    plain: (item: String, remedy: String)?
  ) {
    var list = freedoms.prefix(Self.namedItems).map { freedom in
      "\(LayoutText.quoted(freedom.item)) (\(freedom.parts.map(\.rawValue).joined(separator: ", ")))"
    }
    if freedoms.count > list.count { list.append("and \(freedoms.count - list.count) more") }
    let part = first.parts.map { "its \($0.meaning)" }.joined(separator: " or ")
    let others = freedoms.count > 1 ? "; what hangs on it may follow" : ""
    let settled = freedoms.count > 1 ? plain.map { LayoutText.quoted($0.item) } ?? "" : "it"
    self.init(
      kind: .ambiguous,
      message: "Other frames would do as well in the \(axis) direction: "
        + list.joined(separator: ", ") + ".",
      items: freedoms.map(\.item),
      direction: axis,
      freedoms: freedoms,
      suggestion: plain.map { "\($0.remedy) settles \(settled)\(others)." }
        ?? "Add a constraint on \(LayoutText.quoted(first.item)) that decides \(part)\(others)."
    )
  }
}

extension LayoutAmbiguity.Part {
  /// The part in words.
  fileprivate var meaning: String {
    switch self {
    case .x: "horizontal position"
    case .y: "vertical position"
    case .width, .height: rawValue
    }
  }
}
