/// The item on one side of a statement, as source code names it.
package struct ItemReference: Hashable, Sendable {
  /// The item a guide belongs to, or the item itself.
  package enum Base: Hashable, Sendable {
    /// The superview of the statement's subject, whichever it is.
    case superview
    /// An item by the expression that gives it, such as `header` or `rows[0].label`.
    case named(String)
  }

  /// A guide that every view has.
  package enum Guide: String, Hashable, Sendable, CaseIterable {
    /// What nothing covers.
    case safeArea = "safeAreaLayoutGuide"
    /// What lies inside the margins.
    case layoutMargins = "layoutMarginsGuide"
    /// What text should not be wider than.
    case readableContent = "readableContentGuide"
  }

  /// The item a guide belongs to, or the item itself.
  package var base: Base
  /// The guide of ``base`` that is meant; nil for the item itself.
  package var guide: Guide?

  /// Refers to an item or to one of its guides.
  package init(_ base: Base, _ guide: Guide? = nil) {
    self.base = base
    self.guide = guide
  }

  /// Refers to what an expression names; the name of a guide at its end is recognised.
  package init(_ expression: String) {
    for guide in Guide.allCases where expression.hasSuffix("." + guide.rawValue) {
      self.init(.named(String(expression.dropLast(guide.rawValue.count + 1))), guide)
      return
    }
    self.init(.named(expression))
  }

  /// The subject's superview itself.
  package static let superview = ItemReference(.superview)

  /// The expression of an item that is named; nil for the superview and its guides.
  package var expression: String? {
    guard case .named(let name) = base else { return nil }
    return guide.map { "\(name).\($0.rawValue)" } ?? name
  }
}

extension ItemReference: CustomStringConvertible {
  /// The expression, with `superview` for the superview.
  package var description: String {
    expression ?? guide.map { "superview.\($0.rawValue)" } ?? "superview"
  }
}
