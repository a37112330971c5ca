/// An area of a superview that a dialect can name without its guide.
public enum LayoutArea: Hashable, Sendable, CaseIterable {
  /// What nothing of the system covers: the superview's `safeAreaLayoutGuide`.
  case safeArea
  /// What lies inside its margins: its `layoutMarginsGuide`.
  case margins
  /// Where lines of text stay readable: its `readableContentGuide`.
  case readableContent

  /// The guide of the area, of the view that holds an item at present.
  ///
  /// - Throws: ``LayoutIssue/Kind/missingSuperview``, or that the superview has no such guides.
  package func guide(
    around item: ItemRecord,
    source: LayoutSource
  ) throws(LayoutIssue) -> ItemRecord {
    let kind: LayoutIssue.Kind
    switch item.item?.layoutParent {
    case let view as LayoutView: return guide(of: view).record
    case nil: kind = item.isPresent ? .missingSuperview : .itemIsGone
    case _?: kind = .invalidUse("the superview is not a LayoutView")
    }
    throw LayoutIssue(kind, items: [item.name], source: source)
  }

  private func guide(of view: LayoutView) -> LayoutGuide {
    switch self {
    case .safeArea: view.safeAreaLayoutGuide
    case .margins: view.layoutMarginsGuide
    case .readableContent: view.readableContentGuide
    }
  }
}
