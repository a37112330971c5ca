import ConstraintKernel
import LayoutStatements

/// What a printer has to know beside the statements.
package struct PrintingContext: Hashable, Sendable {
  package typealias Fidelity = LayoutSourceCode.Fidelity
  package typealias TypeNames = LayoutSourceCode.TypeNames

  /// The order statements are printed in.
  package enum Order: Hashable, Sendable {
    /// By subject, then as people write: top, leading, trailing, bottom, centres, sizes.
    case human
    /// As they come.
    case asWritten
  }

  /// How close the printed code keeps to the statements.
  package var fidelity = Fidelity.exact
  /// The order statements are printed in.
  package var order = Order.human
  /// The names of the kernel's types in the printed code.
  package var typeNames = TypeNames.kernel
  /// The expression of each item's superview, by the item's own expression.
  ///
  /// It is needed by dialects that have no word for a superview, and lets the others use theirs.
  package var superviews: [String: String] = [:]
  /// Expressions of items that are no views, and so have no autoresizing flag.
  package var guides: Set<String> = []
  /// Whether a dialect that does not clear the autoresizing flag of its subjects gets a line for
  /// each of them.
  package var clearsAutoresizing = true
  /// Expressions of items whose flag is cleared elsewhere.
  package var cleared: Set<String> = []
  /// Names that printed variables must not have.
  package var reservedNames: Set<String> = []
  /// More of them, given to code beside what is printed.
  package var takenNames: Set<String> = []
  /// A call that gives a constraint a priority and returns it, up to its argument; nil where the
  /// project has none.
  package var priorityCall: String?
  /// Whether a factor that stands alone also adds as many points, as it does in EasyPeasy.
  package var addsBareFactors = false
  /// Whether code is meant for the dialects' originals, which lack some words of this package's modules.
  package var saysOriginals = false
  /// Whether a width that is a multiple of the same item's height is written as a ratio, and an area of
  /// an unnamed superview by its word.
  package var saysWords = false
  /// Whether an area of the superview is written by its word, without its guide.
  package var saysAreas = false
  /// Whether `inset` means something else where the code stands.
  package var hidesInset = false
  /// One step of indentation.
  package var indentation = "  "
  /// How many characters a line should have at most.
  package var lineLength = 100

  /// Makes a context that knows nothing of the items.
  package init() {}

  /// The expression of an item of a statement: a superview by its name, or through the subject.
  package func expression(of item: ItemReference, subject: String) -> String {
    if let expression = item.expression { return expression }
    let view = superviews[subject] ?? "\(subject).superview!"
    return item.guide.map { "\(view).\($0.rawValue)" } ?? view
  }

  /// The area of the subject's superview that a reference means and that is written by its word: `.safeArea`.
  func area(_ item: ItemReference, of subject: String) -> String? {
    guard saysAreas || saysWords && item.base == .superview, let guide = item.guide,
      isSuperview(item, of: subject)
    else { return nil }
    return LayoutArea.allCases.first { $0.guideName == guide.rawValue }.map { ".\($0)" }
  }

  /// Whether a reference means the subject's superview, by the word or by its name.
  package func isSuperview(_ item: ItemReference, of subject: String) -> Bool {
    switch item.base {
    case .superview: true
    case .named(let name): superviews[subject] == name
    }
  }
}

extension PrintingContext {
  package var constraintType: String {
    typeNames == .kernel ? "LayoutConstraint" : "NSLayoutConstraint"
  }
  package var priorityType: String { typeNames == .kernel ? "LayoutPriority" : "UILayoutPriority" }
  package var insetsType: String { typeNames == .kernel ? "LayoutInsets" : "UIEdgeInsets" }
  package var directionalInsetsType: String {
    typeNames == .kernel ? "LayoutDirectionalInsets" : "NSDirectionalEdgeInsets"
  }
  package var sizeType: String { typeNames == .kernel ? "LayoutSize" : "CGSize" }
}

extension PrintingContext {
  /// The same where the flags of some items are cleared already.
  package func clearing(_ items: [String]) -> PrintingContext {
    var context = self
    context.cleared.formUnion(items)
    return context
  }
}
