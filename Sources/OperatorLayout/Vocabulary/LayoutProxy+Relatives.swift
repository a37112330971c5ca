internal import ConstraintKernel

/// The items next to an item: its parent and the guides every view has.
extension LayoutProxy {
  /// The item's parent; nil for an item that has none.
  public final var superview: LayoutProxy? { item?.layoutParent.map(block.proxy) }

  /// The view that owns a guide; nil for a guide that no view owns.
  public final var owningView: LayoutProxy? { superview }

  /// The item's parent, without a question mark.
  ///
  /// On an item that has no parent, a relation that uses it is reported as
  /// `LayoutIssue.Kind.missingSuperview` and the whole block is refused.
  public final var parent: LayoutProxy {
    superview ?? LayoutProxy(absent: .missingSuperview, from: self)
  }

  /// The area inside the view's margins.
  public final var layoutMarginsGuide: LayoutProxy { guide(\.layoutMarginsGuide) }

  /// The area of the view in which lines of text stay readable.
  public final var readableContentGuide: LayoutProxy { guide(\.readableContentGuide) }

  /// The area of the view that nothing of the system covers.
  public final var safeAreaLayoutGuide: LayoutProxy { guide(\.safeAreaLayoutGuide) }

  /// The area of the view that nothing of the system covers.
  public final var safeArea: LayoutProxy { safeAreaLayoutGuide }

  private func guide(_ path: KeyPath<LayoutView, LayoutGuide>) -> LayoutProxy {
    if let view = item as? LayoutView { return block.proxy(view[keyPath: path]) }
    let reason = "only a view has guides for its margins and its safe area"
    return LayoutProxy(absent: .invalidUse(reason), from: self)
  }
}
