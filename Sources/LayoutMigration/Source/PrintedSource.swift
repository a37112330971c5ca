import LayoutStatements

/// The source code of a layout.
public struct PrintedSource: Sendable {
  /// The code of one state.
  package struct State: Sendable {
    /// What people call the state.
    package let name: String
    /// The code that puts it in place of another.
    package let code: PrintedStatements
  }

  /// The dialect it is written in.
  package let dialect: SourceDialect
  /// How close it keeps to the layout.
  package let fidelity: LayoutSourceCode.Fidelity
  /// Lines that declare what the rest uses.
  package internal(set) var declarations: [String] = []
  /// Constraints that are not printed, as an item of theirs lies outside.
  public internal(set) var omitted: [String] = []
  /// Constraints whose conditions are not printed.
  public internal(set) var conditional: [String] = []
  /// How long the usual gaps in the code were, between siblings and to the superview; nil where there are none, or
  /// where they have the lengths of every environment.
  package internal(set) var lengthOfGaps: [Double]?
  /// What holds in every state.
  package internal(set) var common = PrintedStatements()
  /// What differs; empty for a layout that never changes.
  package internal(set) var states: [State] = []

  /// Words of several constraints that the dialect could not say, and that stand there in anchors.
  var wordDetours: [String] { common.wordDetours + states.flatMap(\.code.wordDetours) }

  /// What the dialect could not say in its own words.
  package var detours: [PrintedStatements.Detour] {
    common.detours + states.flatMap(\.code.detours)
  }

  /// The code with a heading that says what it is, ending in a line break.
  public func text() -> String {
    var lines = heading + declarations
    if states.isEmpty {
      lines += common.lines
    } else {
      lines += function("layOut", common)
      for state in states { lines += function("show " + state.name, state.code) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var heading: [String] {
    var lines = [
      fidelity == .exact
        ? "// Exact: the same constraints, bit for bit."
        : "// Idiomatic: the same frames in both reading directions."
    ]
    if !detours.isEmpty || !wordDetours.isEmpty {
      let count = detours.count + wordDetours.count
      lines.append("// Not in this dialect's own words: \(count), namely")
      lines += detours.map { "// \($0.statement): \($0.reason)" }
      lines += wordDetours.map { "// \($0): its priority, its name or its ends" }
    }
    if let lengthOfGaps {
      let (siblings, superview) = (lengthOfGaps[0], lengthOfGaps[1])
      lines.append(
        "// Usual gaps were \(Amount.literal(siblings)) points between siblings and "
          + "\(Amount.literal(superview)) to the superview, as the environment says."
      )
    }
    if !omitted.isEmpty {
      let reason = "as an item lies outside, or there are no words for it"
      lines.append("// Not printed, \(reason): \(omitted.count), namely")
      lines += omitted.map { "// \($0)" }
    }
    if !conditional.isEmpty {
      lines.append(
        "// Wanted under conditions, which are not printed: \(conditional.count), namely"
      )
      lines += conditional.map { "// \($0)" }
    }
    return lines
  }

  private func function(_ name: String, _ code: PrintedStatements) -> [String] {
    ["", "func \(SwiftWords.lowerCamel(name))() {"]
      + code.lines.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
  }
}
