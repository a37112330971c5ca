/// How an attribute compares with its reference.
public typealias Relation = LayoutConstraint.Relation

/// Distances from the four physical edges.
public typealias Insets = LayoutInsets

/// Anything that can be laid out.
public typealias Item = LayoutItem

/// A view.
public typealias View = LayoutView

extension LayoutView {
  /// The view in whose coordinate space this one is laid out: its superview.
  public final var owningView: LayoutView? { superview }
}

extension LayoutGuide {
  /// The constraints of the owning view whose first item this is, in the order of activation.
  ///
  /// - Complexity: O(*n*) in the constraints of the owning view.
  public final var constraints: [LayoutConstraint] {
    owningView?.constraints.filter { $0.firstItem === self } ?? []
  }
}
