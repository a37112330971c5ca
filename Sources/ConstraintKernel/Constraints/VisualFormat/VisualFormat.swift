/// A format string such as `V:|-8-[title]-(>=4)-[text(==title)]-|`, read and not yet related to
/// anything.
///
/// Source of the grammar: "Auto Layout Guide", Visual Format Language. Spaces between its words are
/// skipped. A reader with views and metrics makes constraints of it; see ``Row``.
package struct VisualFormat: Hashable {
  /// A number, or a name that stands for one.
  package enum Number: Hashable {
    /// A literal.
    case number(Double)
    /// The name of a metric, possibly with a minus sign before it.
    case metric(String, isNegative: Bool)
  }

  /// What a size or a gap is compared with.
  package enum Object: Hashable {
    /// A number of points.
    case amount(Number)
    /// The same size of another view.
    case view(String)
  }

  /// A comparison: `>=8@750`.
  package struct Predicate: Hashable {
    /// How both sides compare.
    package var relation: LayoutConstraint.Relation
    /// What the right side is.
    package var object: Object
    /// The level; nil for required.
    package var priority: Number?
  }

  /// What lies between two neighbours.
  package enum Connection: Hashable {
    /// Nothing: they touch.
    case flush
    /// A lone hyphen: the distance that the system suggests.
    case standard
    /// What was written.
    case predicates([Predicate])
  }

  /// A view between brackets, and what was said of its size.
  package struct View: Hashable {
    /// The name between the brackets.
    package var name: String
    /// What was said between the parentheses behind it.
    package var sizes: [Predicate]
  }

  /// The direction of the row: `H:`, `V:`, or nothing, which means horizontal.
  package internal(set) var axis = LayoutAxis.horizontal
  /// The views in their order; one at least.
  package internal(set) var views: [View] = []
  /// What lies between neighbouring views: one fewer than there are views.
  package internal(set) var gaps: [Connection] = []
  /// What lies before the first view; nil where the format does not begin at the superview.
  package internal(set) var leading: Connection?
  /// What lies behind the last view; nil where the format does not end at the superview.
  package internal(set) var trailing: Connection?

  init() {}
}
