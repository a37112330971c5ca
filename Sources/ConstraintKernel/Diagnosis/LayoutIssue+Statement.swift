extension LayoutIssue {
  /// A constraint in words.
  ///
  /// Two are the same that read the same and were written on one line.
  public struct Statement: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The formula, in the words of the dialect that wrote it.
    public let text: String
    /// The identifier the constraint was given; nil without one.
    public let identifier: String?
    /// The line that wrote it; nil for what the kernel itself requires.
    public let source: Location?
    /// The parts of what an item requires by itself, for writers of another notation; nil for a
    /// constraint, and for what was read from a document.
    package private(set) var requirement: Requirement?
    /// The word that the constraint is part of; nil for one that stands by itself, and for what was
    /// read from a document.
    package private(set) var whole: Whole?

    private enum CodingKeys: CodingKey {
      case text, identifier, source
    }

    /// Puts a constraint into words.
    package init(
      text: String,
      identifier: String? = nil,
      source: Location? = nil,
      of whole: Whole? = nil
    ) {
      self.text = text
      self.identifier = identifier
      self.source = source
      self.whole = whole
    }

    /// Puts into words what an item requires by itself.
    package init(_ requirement: Requirement) {
      self.init(text: requirement.text)
      self.requirement = requirement
    }

    /// Whether both read the same and were written on one line.
    public static func == (lhs: Statement, rhs: Statement) -> Bool {
      lhs.text == rhs.text && lhs.identifier == rhs.identifier && lhs.source == rhs.source
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(identifier)
      hasher.combine(source)
    }

    /// The formula and where it stands.
    public var description: String {
      if let source { "\(text)   (\(source))" } else { text }
    }
  }

  /// What an item requires by itself: `card.width == 300 (its frame)`.
  package struct Requirement: Hashable, Sendable {
    /// What is spoken of: `card.width`.
    private let subject: String
    /// How it compares with the number; nil for a distance that something lies at.
    private let relation: LayoutConstraint.Relation?
    /// The number, in points.
    package let number: Double
    /// What stands behind the number.
    package let end: String

    /// What is required of something, and why; nil where that goes without saying.
    init(
      _ subject: String,
      _ relation: LayoutConstraint.Relation,
      _ number: Double,
      because reason: String? = nil
    ) {
      self.subject = subject
      self.relation = relation
      self.number = number
      end = reason.map { " (\($0))" } ?? ""
    }

    /// How far something lies from something else.
    init(_ subject: String, lies number: Double, from other: String) {
      self.subject = subject
      relation = nil
      self.number = number
      end = " from \(other)"
    }

    /// What stands before the number.
    package var beginning: String { "\(subject) \(relation?.description ?? "lies") " }

    /// All of it.
    package var text: String { beginning + LayoutText.number(number) + end }
  }
}
