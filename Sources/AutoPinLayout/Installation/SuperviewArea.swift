import ConstraintKernel

/// What of its superview an item is pinned to.
enum SuperviewArea {
  case edges
  case margins
  case safeArea
  case readableContent

  init(_ area: LayoutArea) {
    switch area {
    case .safeArea: self = .safeArea
    case .margins: self = .margins
    case .readableContent: self = .readableContent
    }
  }

  /// What stands for the area; a superview that is no view has no guides for it.
  fileprivate func target(around item: any LayoutItem) -> ConstraintDescription.Target {
    guard let superview = item.layoutParent as? LayoutView else { return .superview }
    return switch self {
    case .edges, .margins: .superview
    case .safeArea: .item(superview.safeAreaLayoutGuide.record)
    case .readableContent: .item(superview.readableContentGuide.record)
    }
  }

  /// The attribute of that which stands for an edge of the area.
  fileprivate func attribute(_ edge: ALEdge) -> LayoutConstraint.Attribute {
    self == .margins ? edge.attribute.margin : edge.attribute
  }
}

extension PinnedItem {
  /// One edge inside the same edge of an area of the superview.
  func pin(
    _ edge: ALEdge,
    _ relation: LayoutConstraint.Relation,
    to area: SuperviewArea,
    by distance: Double
  ) -> LayoutConstraint {
    let target = area.target(around: item)
    return inset(edge, relation, from: area.attribute(edge), of: target, by: distance).collect()
  }

  /// All edges but the excluded one inside those of an area of the superview.
  func pinEdges(
    to area: SuperviewArea,
    _ insets: LayoutInsets,
    excluding excluded: ALEdge?
  ) -> [LayoutConstraint] {
    let target = area.target(around: item)
    return self.insets(insets, excluding: excluded, from: area.attribute, of: target).collect()
  }
}
