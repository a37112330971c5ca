import ConstraintKernel

/// What of its superview an item is pinned to.
enum SuperviewArea {
  case edges
  case margins
  case safeArea

  /// The item that stands for the area.
  func target(in superview: any LayoutItem) -> any LayoutItem {
    switch self {
    case .edges, .margins: superview
    case .safeArea: (superview as? LayoutView)?.safeAreaLayoutGuide ?? superview
    }
  }

  /// The attribute of that item which stands for an edge of the area.
  func attribute(_ edge: ALEdge) -> LayoutConstraint.Attribute {
    switch self {
    case .edges, .safeArea: LayoutConstraint.Attribute(edge)
    case .margins: LayoutConstraint.Attribute(marginAt: edge)
    }
  }
}

extension Phrase {
  /// The item's superview; none is reported.
  var superview: (any LayoutItem)? {
    if let superview = item.layoutParent { return superview }
    Admission.refuse(.missingSuperview, of: item, source)
    return nil
  }

  /// A constraint that was asked for but has nothing to refer to; it can never be activated.
  func unplaced(_ attribute: LayoutConstraint.Attribute) -> LayoutConstraint {
    constraint(attribute, to: 0)
  }

  /// Pins one edge.
  func pin(
    _ edge: ALEdge,
    _ relation: LayoutConstraint.Relation,
    to area: SuperviewArea,
    inset: Double
  ) -> LayoutConstraint {
    guard let superview else { return unplaced(LayoutConstraint.Attribute(edge)) }
    let target = area.target(in: superview)
    return Admission.admit(
      self.inset(edge, relation, from: area.attribute(edge), of: target, by: inset)
    )
  }

  /// Pins all edges, counter-clockwise from the top, but the excluded one.
  func pinEdges(
    to area: SuperviewArea,
    insets: LayoutInsets,
    excluding excluded: ALEdge?
  ) -> [LayoutConstraint] {
    guard let superview else { return [] }
    let target = area.target(in: superview)
    return Admission.admit(
      self.insets(excluding: excluded, from: area.attribute, of: target, by: insets)
    )
  }
}

extension LayoutInsets {
  /// The distance at an edge; leading takes the left one and trailing the right one, also where
  /// reading goes right to left.
  func distance(at edge: ALEdge) -> Double {
    switch edge {
    case .top: top
    case .left, .leading: left
    case .bottom: bottom
    case .right, .trailing: right
    }
  }
}
