import ConstraintKernel

/// Sets of constraints of which one is in layout: states, or places of an item.
///
/// Which constraints are in a set is said by ``SceneConstraint/sets``.
package struct SceneAlternatives: Hashable, Sendable {
  /// The names of the sets, unique in a document; places in the order of preference.
  package var names: [String]
  /// The name of the one that is in layout; nil for none of states, and for the first of places.
  package var current: String?
  /// What is placed; nil for states.
  package var placement: Placement?

  /// An item, and what it may not reach out of.
  package struct Placement: Hashable, Sendable {
    /// The `id` of the item.
    package var item: String
    /// The `id` of what it may not reach out of; nil for what is safe of the root.
    package var area: String?
  }
}
