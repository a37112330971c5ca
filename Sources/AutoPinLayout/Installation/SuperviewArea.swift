import ConstraintKernel

/// What of its superview an item is pinned to.
enum SuperviewArea {
  case edges
  case margins
  case safeArea

  /// What stands for the area; a superview that is no view has no safe area's guide.
  fileprivate func target(around item: any LayoutItem) -> ConstraintDescription.Target {
    guard self == .safeArea, let superview = item.layoutParent as? LayoutView else {
      return .superview
    }
    return .item(superview.safeAreaLayoutGuide.record)
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
