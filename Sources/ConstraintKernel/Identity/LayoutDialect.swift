/// Who made a constraint: the kernel's own API, or a dialect above it.
///
/// The kernel knows of a dialect what its `DialectWords` say, and none by name but its own.
public struct LayoutDialect: Hashable, Sendable {
  /// How its constraints are spelled, and who keeps them.
  package let words: any DialectWords.Type

  /// The dialect whose words these are.
  package init(_ words: any DialectWords.Type) { self.words = words }

  /// Anchors and `LayoutConstraint` itself.
  public static var kernel: LayoutDialect { LayoutDialect(KernelWords.self) }

  /// The module people know it by.
  public var moduleName: String { words.moduleName }

  /// Whether both are the same dialect.
  public static func == (lhs: LayoutDialect, rhs: LayoutDialect) -> Bool {
    ObjectIdentifier(lhs.words) == ObjectIdentifier(rhs.words)
  }

  /// Hashes which dialect it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(words)) }
}

extension LayoutDialect: CustomStringConvertible {
  /// The module people know it by.
  public var description: String { moduleName }
}

/// What a dialect tells the kernel of itself: one type for each, which is never made.
package protocol DialectWords: Sendable {
  /// The module people know it by.
  static var moduleName: String { get }
  /// Who finds, replaces and removes what the dialect installs on an item.
  static var keeper: ConstraintKeeper { get }
  /// A constraint as one would type it in the dialect, but for the item, which stands in front, and a name
  /// for people; its numbers put into text by `number`.
  static func text(
    of description: ConstraintDescription,
    _ number: (Double) -> String
  ) -> String
  /// How to say a constraint in place of one that says the same of another number, if `isUpdate`, or of
  /// something else.
  static func replacement(
    by description: ConstraintDescription,
    isUpdate: Bool,
    _ number: (Double) -> String
  ) -> String
}

extension DialectWords {
  /// What to set of the constraint that stands, in words, as nothing says by which variable its author keeps
  /// it; or the constraint as one would type it.
  package static func replacement(
    by description: ConstraintDescription,
    isUpdate: Bool,
    _ number: (Double) -> String
  ) -> String {
    isUpdate
      ? "set its constant to \(number(description.constant.leftToRight))"
      : text(of: description, number)
  }
}

/// Who finds, replaces and removes the constraints that a dialect installs on an item.
package enum ConstraintKeeper: Sendable {
  /// The owner that made them: a group, a handle, an array of them.
  case maker
  /// The item's ledger of the dialect; see ``ItemRecord/ledger(of:)``.
  case item
  /// The item's slots of the dialect; see ``ItemRecord/slotLedger(of:)``.
  case slots
}

/// The kernel's own words: formulas.
enum KernelWords: DialectWords {
  static let moduleName = "ConstraintKernel"
  static let keeper = ConstraintKeeper.maker

  static func text(
    of description: ConstraintDescription,
    _ number: (Double) -> String
  ) -> String { description.plainText(number) }
}
