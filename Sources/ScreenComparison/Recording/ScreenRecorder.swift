import ConstraintKernel
import LayoutStatements

/// Builds a screen and notes what a comparison looks at.
struct ScreenRecorder {
  let cases: [LayoutCase]
  let findsAmbiguities: Bool

  /// Records a screen in every state, and on the way from each state to every other.
  ///
  /// Each scenario starts from a fresh screen, which is then laid out in one case after the other.
  func recording(
    of build: () throws -> BuiltScreen,
    states: [String]
  ) throws -> LayoutRecording {
    var recording = LayoutRecording()
    recording.cases = cases.map(\.description)
    for scenario in Self.scenarios(states) {
      recording.scenarios.append(record(try build(), scenario))
    }
    return recording
  }

  /// Single states first, then every ordered pair.
  static func scenarios(_ states: [String]) -> [[String]] {
    if states.isEmpty { return [[]] }
    let pairs = states.flatMap { first in
      states.filter { $0 != first }.map { [first, $0] }
    }
    return states.map { [$0] } + pairs
  }

  private func record(_ screen: BuiltScreen, _ states: [String]) -> LayoutRecording.Scenario {
    var issues: Set<String> = []
    screen.root.layoutNode.issueHandler = LayoutIssueHandler { issue in
      if let text = Self.text(of: issue) { issues.insert(text) }
    }
    let stage = ScreenStage(screen)
    for state in states {
      screen.show(state)
      if let first = cases.first { stage.lay(out: first) }
    }
    let keys = ItemKeys(screen.root)
    var scenario = LayoutRecording.Scenario(
      states: states,
      items: zip(keys.items, keys.names).map { entry, name in
        LayoutRecording.Item(name: name, parent: entry.parent, flags: ItemFlags.of(entry.item))
      },
      constraints: Self.constraints(of: screen.root, keys),
      frames: [],
      issues: []
    )
    if !screen.hasOrigins {
      for index in scenario.constraints.indices { scenario.constraints[index].origin = nil }
    }
    for layoutCase in cases {
      stage.lay(out: layoutCase)
      scenario.frames.append(stage.frames(of: keys))
    }
    if findsAmbiguities, let first = cases.first {
      stage.lay(out: first)
      for ambiguity in screen.root.layoutAmbiguities {
        let parts = ambiguity.freeParts.map { "\($0)" }.joined(separator: ", ")
        issues.insert("ambiguous: \(keys.name(of: ambiguity.item) ?? "") (\(parts))")
      }
    }
    scenario.issues = issues.sorted()
    return scenario
  }

  private static func constraints(
    of root: any LayoutItem,
    _ keys: ItemKeys
  ) -> [LayoutRecording.Constraint] {
    let snapshot = LayoutSnapshot(of: root, naming: { keys.name(of: $0).map(ItemReference.init) })
    return snapshot.statements.map { statement in
      var statement = statement
      if case .item(var item, let attribute) = statement.target, item.base == .superview,
        let superview = snapshot.superviews[statement.subject]
      {
        item.base = .named(superview)
        statement.target = .item(item, attribute)
      }
      return LayoutRecording.Constraint(
        statement,
        subject: statement.subject,
        target: statement.targetItem?.expression
      )
    }
  }

  /// What was reported, without what differs between versions and cases: lines, and frames.
  ///
  /// Nil for dialects that share a slot, which is no matter of layout.
  private static func text(of issue: LayoutIssue) -> String? {
    switch issue.kind {
    case .unsatisfiable(let conflict):
      let written = conflict.statements.filter { $0.source != nil }.map(\.text)
      return "conflict: " + written.sorted().joined(separator: "; ")
    case .slotIsShared: return nil
    default: return "\(issue.kind)"
    }
  }
}
