public import ConstraintKernel

/// What an answer has to say about a scene, besides frames.
public struct SceneDiagnostic: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable {
    /// Required constraints that cannot hold together; one of them is broken.
    case conflict
    /// Frames that other frames would do for as well.
    case ambiguous
    /// Frames that are not the best, because finding those would take too long.
    case incomplete
    /// Whether there are such frames was asked, but takes too long to find out.
    case unexamined
  }

  /// What of an item's frame constraints do not decide, along one axis.
  package struct Freedom: Hashable, Sendable {
    /// The id of the item.
    package let item: String
    /// The free numbers of its frame.
    package let parts: [LayoutAmbiguity.Part]
  }

  /// A constraint, or something an item requires by itself.
  public struct Statement: Hashable, Sendable {
    /// The place of the constraint in the document; nil for what an item requires by itself.
    public let index: Int?
    /// The name the document gives the constraint.
    public let identifier: String?
    /// The formula, such as `name.leading = avatar.trailing + 10`.
    public let text: String
    /// The line that wrote the constraint, as the document has it: `Module/File.swift:12`.
    public internal(set) var source: String?

    /// The JSON path of the constraint; nil for what an item requires by itself.
    package var path: String? { index.map { ScenePath.element($0, of: "constraints") } }
  }

  /// A change that fixes a conflict.
  public struct Suggestion: Hashable, Sendable {
    /// The place of the constraint to change; nil for what an item requires by itself.
    public let index: Int?
    /// What to change of it.
    public let change: LayoutIssue.Suggestion.Change
    /// The changed constraint as a formula; of what an item requires by itself, what to set.
    public let text: String

    /// The JSON path of the constraint to change; nil for what an item requires by itself.
    package var path: String? { index.map { ScenePath.element($0, of: "constraints") } }
  }

  /// What is wrong.
  public let kind: Kind
  /// One plain sentence.
  public let message: String
  /// The ids of the items concerned, in the order of the tree.
  public internal(set) var items: [String] = []
  /// An irreducible set that cannot hold together, in the order of the document; empty unless
  /// the kind is a conflict.
  public internal(set) var statements: [Statement] = []
  /// The one of them that is broken; nil unless the kind is a conflict.
  public internal(set) var broken: Statement?
  /// What the same cause broke besides ``broken``, in the order of the document.
  public internal(set) var alsoBroken: [Statement] = []
  /// The sum that cannot hold, as a sentence; nil unless the kind is a conflict.
  public internal(set) var arithmetic: String?
  /// What would fix a conflict, the best first; each was tried by solving.
  public internal(set) var suggestions: [Suggestion] = []
  /// The free axis; nil unless the kind is an ambiguity.
  public internal(set) var direction: LayoutAxis?
  /// The free numbers of each item's frame; empty unless the kind is an ambiguity.
  package internal(set) var freedoms: [Freedom] = []
  /// What would fix it, as a sentence.
  public let suggestion: String
}

extension SceneDiagnostic.Statement: CustomStringConvertible {
  /// The formula, and where the document has it.
  public var description: String {
    guard let path else { return text }
    let name = identifier.map { ", \(ScenePath.quoted($0))" } ?? ""
    let line = source.map { ", \($0)" } ?? ""
    return "\(text)   (\(path)\(name)\(line))"
  }
}

extension SceneDiagnostic.Suggestion: CustomStringConvertible {
  /// One plain sentence.
  public var description: String {
    guard let place = path else { return "\(sentence)." }
    let number = LayoutText.typed
    return switch change {
    case .priority(let priority): "Lower the priority of \(place) to \(priority)."
    case .relation: "Loosen \(place) to \(text)."
    case .constant(let old, let new):
      "Change the constant of \(place) from \(number(old)) to \(number(new))."
    case .pull, .autoresizing: "\(sentence)."
    case .repetition(let younger, let isUpdate):
      "\(isUpdate ? "Update" : "Remake") \(place) instead of making \(younger.text): \(text)."
    case .duplicate(let younger, let dialects):
      "Remove \(place) or \(younger.text): \(dialects.joined(separator: " and ")) "
        + "say the same attribute."
    }
  }

  /// What the kernel says of the change, as a sentence.
  private var sentence: String {
    let statement = LayoutIssue.Statement(text: text)
    let sentence = "\(LayoutIssue.Suggestion(statement: statement, change: change, code: text))"
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}

extension SceneDiagnostic {
  /// The stable code of the same issue in the kernel; nil where there is none.
  public var code: LayoutIssue.Code? {
    switch kind {
    case .conflict: .unsatisfiable
    case .ambiguous: nil
    case .incomplete: .solutionIsIncomplete
    case .unexamined: .tooLargeToProve
    }
  }
}

extension SceneDiagnostic: CustomStringConvertible {
  /// The diagnostic as lines of text, without a final newline.
  public var description: String { "\(kind.rawValue): \(sentences)" }

  /// The diagnostic as lines of text, without its kind, the first with the ``code`` at its end.
  var sentences: String {
    var lines = LayoutText.ends(of: statements, keeping: broken) { statement in
      "\(statement)" + (statement == broken ? "   <- broken" : "")
    }
    if let arithmetic { lines.append(arithmetic) }
    lines += LayoutText.beginning(of: alsoBroken) { "The same cause broke \($0)." }
    lines.append(suggestion)
    let mark = code.map { " \($0.mark)" } ?? ""
    return (["\(message)\(mark)"] + lines).joined(separator: "\n  ")
  }
}
