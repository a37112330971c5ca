import ConstraintKernel

extension SceneTree {
  /// How many items a scene may have at most for its ambiguities to be looked for.
  ///
  /// Which frames are open takes time as the cube and memory as the square of what hangs together: a
  /// second or so at this number, where a layout pass takes milliseconds.
  public static let mostItemsForAmbiguity = 500

  /// One diagnostic for each axis along which frames are free, or one that says nobody knows.
  func ambiguityDiagnostics() -> [SceneDiagnostic] {
    let count = document.root.ids.count
    guard count <= Self.mostItemsForAmbiguity else { return [SceneDiagnostic(unexamined: count)] }
    let ambiguities = root.layoutAmbiguities
    return [LayoutAxis.horizontal, .vertical].compactMap { axis in
      let freedoms = ambiguities.compactMap { ambiguity in
        let parts = ambiguity.freeParts.filter { $0.axis == axis }
        return parts.isEmpty
          ? nil
          : SceneDiagnostic.Freedom(item: ambiguity.item.layoutName, parts: parts)
      }
      return freedoms.first.map { SceneDiagnostic(axis: axis, first: $0, all: freedoms) }
    }
  }
}

extension SceneDiagnostic {
  /// Says that frames are not the best.
  static var incomplete: SceneDiagnostic {
    SceneDiagnostic(
      kind: .incomplete,
      message: "The best frames were not found: constraints compete in too many ways.",
      suggestion: "Give constraints that compete different priorities, or split the scene."
    )
  }

  fileprivate init(unexamined count: Int) {
    self.init(
      kind: .unexamined,
      message: "Whether other frames would do as well was not looked for: the scene has \(count) "
        + "items, more than \(SceneTree.mostItemsForAmbiguity).",
      suggestion: "Look at a part of it as a scene of its own."
    )
  }

  /// How many items a sentence names before it counts the rest.
  private static let namedItems = 6

  fileprivate init(axis: LayoutAxis, first: Freedom, all freedoms: [Freedom]) {
    var list = freedoms.prefix(Self.namedItems).map { freedom in
      "\(freedom.item) (\(freedom.parts.map(\.rawValue).joined(separator: ", ")))"
    }
    if freedoms.count > list.count { list.append("and \(freedoms.count - list.count) more") }
    let part = first.parts.map { "its \($0.meaning)" }.joined(separator: " or ")
    let others = freedoms.count > 1 ? "; what hangs on it may follow" : ""
    self.init(
      kind: .ambiguous,
      message: "Other frames would do as well in the \(axis) direction: "
        + list.joined(separator: ", ") + ".",
      items: freedoms.map(\.item),
      direction: axis,
      freedoms: freedoms,
      suggestion: "Add a constraint on \(first.item) that decides \(part)\(others)."
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
