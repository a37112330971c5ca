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
    case nil: kind = item.isPresent ? .missingSuperview : .itemWasFreed
    case _?: kind = .invalidUse("the superview is not a LayoutView")
    }
    throw LayoutIssue(kind, items: [item.name], source: source)
  }

  /// The area that a guide is, and the item that it is an area of; nil for any other item.
  package static func area(of guide: ItemRecord) -> (area: LayoutArea, owner: ItemRecord)? {
    guard let owner = guide.parent, guide.insetsInOwner != nil,
      let name = (guide.item as? LayoutGuide)?.identifier,
      let area = allCases.first(where: { $0.guideName == name })
    else { return nil }
    return (area, owner)
  }

  /// The property of a view that has its guide.
  package var guideName: String {
    switch self {
    case .safeArea: "safeAreaLayoutGuide"
    case .margins: "layoutMarginsGuide"
    case .readableContent: "readableContentGuide"
    }
  }

  /// The guide of the area, of a view.
  package func guide(of view: LayoutView) -> LayoutGuide {
    switch self {
    case .safeArea: view.safeAreaLayoutGuide
    case .margins: view.layoutMarginsGuide
    case .readableContent: view.readableContentGuide
    }
  }
}
