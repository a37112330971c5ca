import ConstraintKernel

/// What of its superview an item is pinned to.
enum SuperviewArea {
  case edges
  case margins
  case safeArea

  /// The item and the attribute that stand for an edge of the area.
  func target(
    _ edge: ALEdge,
    of superview: any LayoutItem
  ) -> (item: any LayoutItem, attribute: LayoutConstraint.Attribute) {
    switch self {
    case .edges: (superview, LayoutConstraint.Attribute(edge))
    case .margins: (superview, LayoutConstraint.Attribute(marginAt: edge))
    case .safeArea:
      ((superview as? LayoutView)?.safeAreaLayoutGuide ?? superview, .init(edge))
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
    let target = area.target(edge, of: superview)
    return Admission.admit(
      self.inset(edge, relation, from: target.attribute, of: target.item, by: inset)
    )
  }

  /// Pins all edges, counter-clockwise from the top, but the excluded one.
  func pinEdges(
    to area: SuperviewArea,
    insets: LayoutInsets,
    excluding excluded: ALEdge?
  ) -> [LayoutConstraint] {
    guard let superview else { return [] }
    return Admission.admit(
      Self.edges(excluding: excluded).map { edge in
        let target = area.target(edge, of: superview)
        return inset(edge, from: target.attribute, of: target.item, by: insets.distance(at: edge))
      }
    )
  }

  /// The edges that are left, counter-clockwise from the top.
  ///
  /// Whoever excludes left or right thinks in physical edges and gets the opposite one; everybody
  /// else gets leading and trailing.
  static func edges(excluding excluded: ALEdge?) -> [ALEdge] {
    let isPhysical = excluded == .left || excluded == .right
    let all: [ALEdge] =
      isPhysical ? [.top, .left, .bottom, .right] : [.top, .leading, .bottom, .trailing]
    return all.filter { $0 != excluded }
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
