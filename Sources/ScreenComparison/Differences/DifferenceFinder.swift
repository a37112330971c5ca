import ConstraintKernel

/// Compares two recordings of a screen.
struct DifferenceFinder {
  typealias Scenario = LayoutRecording.Scenario
  typealias Constraint = LayoutRecording.Constraint

  let screen: String
  let tolerance: Double
  /// What was found, in the order of scenarios.
  private(set) var differences: [LayoutDifference] = []
  /// What only one version reports.
  private(set) var reports: [String] = []
  private var known: Set<Finding> = []

  /// A difference without the scenario and the lines, of which only the first is reported.
  private struct Finding: Hashable {
    let kinds: [LayoutDifference.Class]
    let item: String
    let old: String?
    let new: String?
  }

  init(screen: String, tolerance: Double) {
    self.screen = screen
    self.tolerance = tolerance
  }

  /// Compares scenario by scenario; one that the other recording lacks is a finding.
  mutating func compare(_ old: LayoutRecording, _ new: LayoutRecording) {
    if old.cases != new.cases {
      reports.append("\(LayoutText.line([screen])): the versions were recorded in different cases")
    }
    for scenario in old.scenarios {
      guard let other = new.scenarios.first(where: { $0.states == scenario.states }) else {
        reports.append(
          "\(LayoutText.line([screen])): no \(LayoutText.line(scenario.states)) in the new version"
        )
        continue
      }
      let leftOvers = Self.leftOvers(scenario, other, old, new)
      compare(scenario, other, cases: old.cases, leftOvers)
    }
    differences.sort { ($0.item, Self.order($0)) < ($1.item, Self.order($1)) }
  }

  private static func order(_ difference: LayoutDifference) -> Int {
    LayoutDifference.Class.allCases.firstIndex(of: difference.kind) ?? 0
  }

  private mutating func compare(
    _ old: Scenario,
    _ new: Scenario,
    cases: [String],
    _ leftOvers: Set<Constraint.Meaning>
  ) {
    let frames = FrameDifferences(old, new, cases: cases, tolerance: tolerance)
    let before = differences.count
    compareItems(old, new, frames)
    let matching = ConstraintMatching(old.constraints, new.constraints)
    for (one, other) in matching.pairs {
      let kinds = LayoutDifference.Class.classes(one, other)
      if !kinds.isEmpty { note(kinds, old.states, one.subject, one, other, frames) }
    }
    for constraint in matching.dropped { single(.dropped, old.states, constraint, frames) }
    for constraint in matching.added {
      let kind: LayoutDifference.Class =
        leftOvers.contains(constraint.meaning) ? .stateLeftOver : .added
      single(kind, old.states, constraint, frames)
    }
    if differences.count == before + 1, differences[before].effect == nil {
      differences[before].effect = frames.effect(on: [])
    }
    if !frames.isEmpty, !hasCause(old.states, before) {
      let effect = frames.effect(on: [])
      note([.flag], old.states, effect?.item ?? "", "frames as built", "other frames", effect)
    }
    compareReports(old, new)
  }

  /// Whether some difference explains frames of a scenario: one found here, or known from before.
  private func hasCause(_ states: [String], _ before: Int) -> Bool {
    differences.count > before || differences.contains { states.contains($0.states.last ?? "") }
  }

  // MARK: Items

  private mutating func compareItems(_ old: Scenario, _ new: Scenario, _ frames: FrameDifferences) {
    let oldItems = Dictionary(old.items.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
    let newItems = Dictionary(new.items.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
    for item in old.items where newItems[item.name] == nil {
      note([.unpaired], old.states, item.name, item.name, nil, nil)
    }
    for item in new.items where oldItems[item.name] == nil {
      note([.unpaired], old.states, item.name, nil, item.name, nil)
    }
    for item in old.items {
      guard let other = newItems[item.name], other.flags != item.flags else { continue }
      let effect = frames.effect(on: [item.name], orAny: false)
      for flag in Set(item.flags.keys).union(other.flags.keys).sorted()
      where item.flags[flag] != other.flags[flag] {
        let (one, another) = (item.flags[flag], other.flags[flag])
        note(
          [.flag],
          old.states,
          item.name,
          "\(flag) \(one ?? "not set")",
          "\(flag) \(another ?? "not set")",
          effect
        )
      }
    }
  }

  // MARK: Constraints

  private mutating func single(
    _ kind: LayoutDifference.Class,
    _ states: [String],
    _ constraint: Constraint,
    _ frames: FrameDifferences
  ) {
    let effect = frames.effect(on: Self.items(of: constraint), orAny: false)
    let isRedundant = effect == nil && kind != .stateLeftOver
    let one = kind == .dropped ? constraint : nil
    let other = kind == .dropped ? nil : constraint
    note([isRedundant ? .redundant : kind], states, constraint.subject, one, other, frames)
  }

  private mutating func note(
    _ kinds: [LayoutDifference.Class],
    _ states: [String],
    _ item: String,
    _ old: Constraint?,
    _ new: Constraint?,
    _ frames: FrameDifferences
  ) {
    let items = (old.map(Self.items) ?? []) + (new.map(Self.items) ?? [])
    let effect = frames.effect(on: items, orAny: false)
    note(kinds, states, item, old?.normalForm, new?.normalForm, effect, old?.origin, new?.origin)
  }

  private static func items(of constraint: Constraint) -> [String] {
    [constraint.subject] + (constraint.target.map { [$0] } ?? [])
  }

  private mutating func note(
    _ kinds: [LayoutDifference.Class],
    _ states: [String],
    _ item: String,
    _ old: String?,
    _ new: String?,
    _ effect: LayoutDifference.Effect?,
    _ oldOrigin: String? = nil,
    _ newOrigin: String? = nil
  ) {
    guard let kind = kinds.first else { return }
    guard known.insert(Finding(kinds: kinds, item: item, old: old, new: new)).inserted else {
      return addEffect(effect, kinds, item, old, new)
    }
    var difference = LayoutDifference(kind: kind, screen: screen, states: states, item: item)
    difference.furtherKinds = Array(kinds.dropFirst())
    difference.old = old
    difference.oldOrigin = oldOrigin
    difference.new = new
    difference.newOrigin = newOrigin
    difference.effect = effect
    differences.append(difference)
  }

  /// Counts the cases of a later scenario, or tells its effect where there was none before.
  private mutating func addEffect(
    _ effect: LayoutDifference.Effect?,
    _ kinds: [LayoutDifference.Class],
    _ item: String,
    _ old: String?,
    _ new: String?
  ) {
    let place = differences.firstIndex {
      $0.kinds == kinds && $0.item == item && $0.old == old && $0.new == new
    }
    guard let effect, let place else { return }
    if differences[place].effect == nil {
      differences[place].effect = effect
    } else {
      differences[place].effect?.furtherCases += effect.furtherCases + 1
    }
  }

  // MARK: States and reports

  /// What the new version has on the way between two states and not in the second one alone, while
  /// the old version has no such thing.
  private static func leftOvers(
    _ old: Scenario,
    _ new: Scenario,
    _ oldRecording: LayoutRecording,
    _ newRecording: LayoutRecording
  ) -> Set<Constraint.Meaning> {
    guard old.states.count > 1, let last = old.states.last else { return [] }
    let alone = newRecording.scenarios.first { $0.states == [last] }?.constraints ?? []
    let oldAlone = oldRecording.scenarios.first { $0.states == [last] }?.constraints ?? []
    let extra = ConstraintMatching(alone, new.constraints)
    let oldExtra = ConstraintMatching(oldAlone, old.constraints)
    let new = Set((extra.added + extra.pairs.map(\.new)).map(\.meaning))
    return new.subtracting((oldExtra.added + oldExtra.pairs.map(\.new)).map(\.meaning))
  }

  private mutating func compareReports(_ old: Scenario, _ new: Scenario) {
    let name = LayoutText.line([screen])
    let place = old.states.isEmpty ? name : "\(name) (\(LayoutText.line(old.states)))"
    for issue in new.issues where !old.issues.contains(issue) {
      reports.append("\(place): only the new version reports \(issue)")
    }
    for issue in old.issues where !new.issues.contains(issue) {
      reports.append("\(place): only the old version reports \(issue)")
    }
  }
}
