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
    public let name: String
    /// What the layout says in it.
    public let snapshot: LayoutSnapshot

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
  public let states: [State]
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
    if states.count == 1 {
      source.common.add(printer.print(first.snapshot.statements, in: context))
      var writer = WordPrinter(
        dialect,
        context.clearing(first.snapshot.statements.map(\.subject))
      )
      source.common.add(writer.print(first.snapshot.words))
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
    let property = "translatesAutoresizingMaskIntoConstraints"
    let clears = dialect != .anchors && dialect != .constraint
    let set = clears ? snapshot.placedByFrame.map { "\($0).\(property) = true" } : []
    let subjects = Set(
      states.flatMap { state in
        state.snapshot.statements.map(\.subject) + state.snapshot.words.flatMap(\.placedItems)
      }
    )
    let cleared = snapshot.cleared.filter { !subjects.contains($0) }
    return set + cleared.map { "\($0).\(property) = false" }
  }
}
