extension LayoutXAxisAnchor {
  /// The distance from this anchor to another one, as a length that can be tied to others.
  ///
  /// Tied to a number it is one constraint between both anchors. Tied to another length it is the
  /// width of a guide between both, in the nearest view that holds both; as any width it is not
  /// below 0 then. Both items have to be in one hierarchy when the constraint is made; otherwise
  /// that is reported, and the constraint when it is activated.
  /// - Complexity: O(1); O(depth) when it is first tied to another length.
  public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    let isAbsolute = [attribute, otherAnchor.attribute].contains { $0 == .left || $0 == .right }
    let (near, far): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
      isAbsolute ? (.left, .right) : (.leading, .trailing)
    return DistanceAnchor(
      from: (record, attribute, near),
      to: (otherAnchor.record, otherAnchor.attribute, far),
      length: .width
    )
  }
}

extension LayoutYAxisAnchor {
  /// The distance from this anchor down to another one, as a length that can be tied to others.
  ///
  /// What ``LayoutXAxisAnchor/anchorWithOffset(to:)`` says of widths holds for heights.
  /// - Complexity: O(1); O(depth) when it is first tied to another length.
  public func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    DistanceAnchor(
      from: (record, attribute, .top),
      to: (otherAnchor.record, otherAnchor.attribute, .bottom),
      length: .height
    )
  }
}

/// The distance between two anchors of one axis: the length of a guide that lies between them.
private final class DistanceAnchor: LayoutDimension {
  /// A position, and the edge of the guide that lies there.
  typealias End = (
    item: ItemRecord, attribute: LayoutConstraint.Attribute, edge: LayoutConstraint.Attribute
  )

  private let start: End
  private let end: End
  private let guide = LayoutGuide()

  init(from start: End, to end: End, length: LayoutConstraint.Attribute) {
    self.start = start
    self.end = end
    guide.identifier = "distance"
    super.init(guide.layoutNode.record, length)
  }

  override func relate(
    _ relation: LayoutConstraint.Relation,
    _ other: LayoutAnchor<LayoutDimension>?,
    multiplier: Double,
    constant: DirectedConstant,
    _ file: StaticString,
    _ line: UInt
  ) -> LayoutConstraint {
    guard other == nil else {
      return super.relate(relation, other, multiplier: multiplier, constant: constant, file, line)
    }
    return LayoutConstraint(
      end.item,
      end.attribute,
      relation,
      start.item,
      start.attribute,
      constant: constant,
      source: LayoutSource(file: file, line: line)
    )
  }

  /// Puts the guide between both positions, once.
  override func willBeRelated(by source: LayoutSource) {
    guard guide.owningView == nil else { return }
    start.item.refreshAncestry()
    end.item.refreshAncestry()
    guard let host = start.item.nearestCommonAncestor(with: end.item)?.nearestView else {
      let names = [start.item.name, end.item.name]
      return start.item.report(LayoutIssue(.noCommonAncestor, items: names, source: source))
    }
    host.addLayoutGuide(guide)
    // At once also where a state is being defined: they are the guide's, and of no state.
    ConstraintTransaction(
      arriving: [start, end].map { end in
        LayoutConstraint(record, end.edge, .equal, end.item, end.attribute, source: source)
      }
    )
    .commit()
  }
}

extension ItemRecord {
  /// The item itself if it is a view, else the nearest view that holds it.
  fileprivate var nearestView: LayoutView? { pathToRoot.lazy.compactMap(\.view).first }
}
