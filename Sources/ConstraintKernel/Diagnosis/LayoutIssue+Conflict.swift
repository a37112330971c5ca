extension LayoutIssue {
  /// What cannot hold together; nil for an issue of any other kind.
  public var conflict: Conflict? {
    if case .unsatisfiable(let conflict) = kind { conflict } else { nil }
  }

  /// Required constraints that cannot hold together.
  public struct Conflict: Hashable, Sendable, Codable {
    /// The irreducible set, oldest first.
    public let statements: [Statement]
    /// The broken one: it does not hold, so that the others do.
    public let broken: Statement
    /// The sum that cannot hold: `16 + 300 + 16 = 332, but card is 320 wide`; nil for a set that is
    /// too large for one.
    public internal(set) var arithmetic: String?
    /// How often each statement counts in the contradiction; empty for a set that is too large.
    ///
    /// The statements times these numbers add up to what cannot be.
    public internal(set) var multipliers: [Double] = []
    /// What would fix it, the best first; each was tried by solving and leaves no other conflict in
    /// its place.
    public internal(set) var suggestions: [Suggestion] = []
    /// What the same cause broke besides ``broken``, oldest first.
    public internal(set) var alsoBroken: [Statement] = []

    /// Describes a conflict.
    package init(statements: [Statement], broken: Statement) {
      self.statements = statements
      self.broken = broken
    }
  }

  /// A line of source code, as an issue carries it.
  public struct Location: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The file, as `Module/File.swift`.
    public let file: String
    /// The line, counted from 1.
    public let line: UInt

    /// The line that a constraint remembers.
    package init(_ source: LayoutSource) {
      file = source.file
      line = source.line
    }

    /// `Module/File.swift:12`.
    public var description: String { "\(file):\(line)" }
  }

  /// A change that fixes a conflict.
  public struct Suggestion: Hashable, Sendable, Codable, CustomStringConvertible {
    /// What to change of a constraint.
    public enum Change: Hashable, Sendable, Codable {
      /// Lower the priority.
      case priority(LayoutPriority)
      /// Have the natural size of an item, of which the statement speaks, pull at this priority, more strongly than
      /// another one.
      case pull(LayoutPriority)
      /// Loosen the relation.
      case relation(LayoutConstraint.Relation)
      /// Change the constant, in points.
      case constant(from: Double, to: Double)
      /// Let constraints place the items of these names, which their frames place as well:
      /// `translatesAutoresizingMaskIntoConstraints` was left true.
      case autoresizing(of: [String])
      /// Do not make the attribute twice: a younger constraint of the same dialect repeats this one.
      /// `isUpdate` says whether they differ in their constants alone.
      case repetition(by: Statement, isUpdate: Bool)
      /// Remove one of two: a younger constraint of another dialect says what the same attribute equals,
      /// too. `dialects` are the modules of both, the older first. Either removal fixes the conflict.
      case duplicate(by: Statement, dialects: [String])
    }

    /// The constraint to change, or what an item requires by itself.
    public let statement: Statement
    /// What to change of it.
    public let change: Change
    /// The changed constraint, in the words of the dialect that wrote it.
    ///
    /// Where the dialect has no words for the change, it is what to set. Of two of which one is to be removed,
    /// it is both.
    public let code: String

    /// Describes a change.
    package init(statement: Statement, change: Change, code: String) {
      self.statement = statement
      self.change = change
      self.code = code
    }

    /// One plain sentence, and how to write it.
    public var description: String { text { "\($0)" } }

    /// The same, with lines put into words by the caller.
    package func text(_ line: (Location) -> String) -> String {
      let number = LayoutText.typed
      let change =
        switch change {
        case .priority(let priority): "lower the priority to \(priority)"
        case .pull: "have its natural size pull more strongly"
        case .relation(let relation): "loosen the relation to \(relation)"
        case .constant(let old, let new):
          "change the constant from \(number(old)) to \(number(new))"
        case .autoresizing(let items):
          "let constraints place \(items.map(LayoutText.quoted).joined(separator: " and ")), "
            + (items.count == 1 ? "not its frame" : "not their frames")
        case .repetition(_, isUpdate: true): "update \(place(line)) instead of making another"
        case .repetition(_, isUpdate: false): "remake \(place(line)) instead of making another"
        case .duplicate: "remove one of the two"
        }
      return "\(change): \(code(line))"
    }

    /// How to write it; of two of which one is to be removed, both with dialect and line.
    private func code(_ line: (Location) -> String) -> String {
      guard case .duplicate(let younger, let dialects) = change else { return code }
      return zip([statement, younger], dialects).map { statement, dialect in
        let place = statement.source.map { ", \(line($0))" } ?? ""
        return "\(statement.text) (\(dialect)\(place))"
      }
      .joined(separator: " or ")
    }

    /// The constraint to change, by its line where it has one.
    private func place(_ line: (Location) -> String) -> String {
      statement.source.map { "the constraint of \(line($0))" } ?? statement.text
    }
  }
}

extension LayoutPriority: Codable {}
extension LayoutConstraint.Relation: Codable {}
