import LayoutFormats
import LayoutStatements

/// A layout as source code, in any dialect.
///
/// ```swift
/// let source = LayoutSourceCode(LayoutSnapshot(of: view))
/// print(source.printed(in: .maker).text())
/// ```
///
/// Several states of the same items print as what all have in common, and one part for each state
/// that puts its own in place of another state's.
public struct LayoutSourceCode: Sendable {
  /// A state of a layout, by a name such as `compact`.
  public struct State: Sendable {
    /// What people call it.
    package let name: String
    /// What the layout says in it.
    package let snapshot: LayoutSnapshot

    /// Names a snapshot.
    public init(_ name: String, _ snapshot: LayoutSnapshot) {
      self.name = name
      self.snapshot = snapshot
    }
  }

  /// How close the printed code keeps to the layout.
  public enum Fidelity: String, CaseIterable, Sendable {
    /// The same constraints, bit for bit.
    case exact
    /// The same frames in both reading directions; the constraints may differ.
    case idiomatic
  }

  /// The names of the kernel's types in the printed code.
  public enum TypeNames: Hashable, Sendable {
    /// `LayoutConstraint`, `LayoutPriority`, `LayoutInsets`.
    case kernel
    /// `NSLayoutConstraint`, `UILayoutPriority`, `UIEdgeInsets`.
    case uiKit
  }

  /// The states, at least one.
  package let states: [State]
  /// How close the code keeps to the layout.
  public var fidelity = Fidelity.exact
  /// The names of the kernel's types in the code.
  public var typeNames = TypeNames.kernel
  /// The expression that holds what the present state installed, where a dialect needs it.
  public var storage = "state"

  /// Prints a layout that never changes.
  public init(_ snapshot: LayoutSnapshot) {
    states = [State("layout", snapshot)]
  }

  /// Prints a layout that has several states; without one there is nothing to print.
  public init(_ states: [State]) {
    self.states = states
  }

  /// Prints the layout in a dialect.
  ///
  /// A scene document is no source code: for ``SourceDialect/scene`` the answer is empty.
  /// - Complexity: O(*n* log *n*) in the statements, times the number of states.
  public func printed(in dialect: SourceDialect) -> PrintedSource {
    guard let printer = dialect.printer, let first = states.first else {
      return PrintedSource(dialect: dialect, fidelity: fidelity)
    }
    var source = PrintedSource(dialect: dialect, fidelity: fidelity)
    var snapshot = first.snapshot
    for state in states.dropFirst() {
      snapshot.superviews.merge(state.snapshot.superviews) { one, _ in one }
      snapshot.guides.formUnion(state.snapshot.guides)
    }
    var context = snapshot.context(fidelity)
    context.typeNames = typeNames
    // Where the types are UIKit's, the dialects are their originals, which name the guide.
    context.saysAreas = typeNames == .kernel
    source.declarations = first.snapshot.declarations
    source.conditional = first.snapshot.conditional
    source.omitted = states.flatMap(\.snapshot.omitted)
    let hasGaps = states.contains { $0.snapshot.statements.contains { $0.gaps != nil } }
    if hasGaps, snapshot.lengthOfGaps != LayoutSnapshot.usualLengthOfGaps {
      source.lengthOfGaps = snapshot.lengthOfGaps
    }
    let says = typeNames == .kernel && states.count == 1
    if !says { source.omitted += absentAlternatives }
    if states.count == 1 {
      let snapshot = first.snapshot
      let content = says ? snapshot.always : snapshot.inLayout
      source.common.add(printer.print(content.statements, in: context))
      var words = WordPrinter(dialect, context.clearing(content.statements.map(\.subject)))
      source.common.add(words.print(content.words))
      if says { add(snapshot.alternatives, beside: content, to: &source, printer, context) }
    } else {
      let division = StateDivision(
        states.map(\.snapshot.statements),
        words: states.map(\.snapshot.words)
      )
      let writer = StateWriter(dialect: dialect, printer: printer, storage: storage)
      source.declarations += writer.declarations(in: context)
      source.common = writer.common(of: division, in: context)
      source.states = states.indices.map { index in
        .init(name: states[index].name, code: writer.state(index, of: division, in: context))
      }
    }
    source.omitted += source.common.omitted
    for state in source.states {
      source.omitted += state.code.omitted.map { "\(state.name): \($0)" }
    }
    source.common.add(flags(dialect))
    addGone(to: &source)
    return source
  }

  /// Defines states, and places to try, behind what is always in layout.
  private func add(
    _ alternatives: [SnapshotAlternatives],
    beside content: SnapshotContent,
    to source: inout PrintedSource,
    _ printer: any StatementPrinter,
    _ context: PrintingContext
  ) {
    if alternatives.isEmpty { return }
    let known = Set(content.subjects).union(context.cleared).union(context.guides)
    let subjects = alternatives.flatMap(\.options).flatMap(\.content.subjects)
    if printer.dialect == .anchors || printer.dialect == .constraint {
      // A definition makes constraints; flags are cleared beside it, those of `cleared` behind everything.
      var seen = known.union(states.first?.snapshot.cleared ?? [])
      for subject in subjects where seen.insert(subject).inserted {
        source.common.add(["\(subject).\(Self.flag) = false"])
      }
    }
    var writer = AlternativesWriter(
      printer.dialect,
      printer,
      context.clearing(content.subjects + subjects)
    )
    for alternatives in alternatives { source.common.add(writer.print(alternatives)) }
    source.declarations += writer.declarations
  }

  /// States and places that are in layout in none of the snapshots.
  private var absentAlternatives: [String] {
    let absent = states.map { $0.snapshot.alternatives.flatMap(\.absent) }
    return (absent.first ?? []).filter { name in absent.allSatisfy { $0.contains(name) } }
  }

  private static let flag = "translatesAutoresizingMaskIntoConstraints"

  /// Says what is gone: in every state, or in each where that differs.
  private func addGone(to source: inout PrintedSource) {
    let gone = states.map { Set($0.snapshot.gone) }
    let all = states.flatMap(\.snapshot.gone)
    let always = states[0].snapshot.gone.filter { name in gone.allSatisfy { $0.contains(name) } }
    source.common.add(always.map { "\($0).isGone = true" })
    var known = Set(always)
    for name in all where known.insert(name).inserted {
      source.states = zip(source.states, gone).map { state, gone in
        var code = state.code
        code.add(["\(name).isGone = \(gone.contains(name))"])
        return .init(name: state.name, code: code)
      }
    }
  }

  /// Sets the flags that the code would otherwise leave different.
  private func flags(_ dialect: SourceDialect) -> [String] {
    guard let snapshot = states.first?.snapshot else { return [] }
    let clears = dialect != .anchors && dialect != .constraint
    let set = clears ? snapshot.placedByFrame.map { "\($0).\(Self.flag) = true" } : []
    let subjects = Set(
      states.flatMap { state in
        state.snapshot.statements.map(\.subject) + state.snapshot.words.flatMap(\.placedItems)
      }
    )
    let cleared = snapshot.cleared.filter { !subjects.contains($0) }
    return set + cleared.map { "\($0).\(Self.flag) = false" }
  }
}
