import ConstraintKernel

extension SceneTree {
  /// Both sides of a constraint at the present frames, the constant included in the second, in
  /// the space of the item that the kernel installed it on; nil while it is not installed.
  func sides(of index: Int) -> (first: Double, second: Double)? {
    let constraint = document.constraints[index]
    guard let space = constraints[index].hostItem else { return nil }
    let followsReading =
      constraint.first.attribute.isDirectional
      || constraint.second?.attribute.isDirectional == true
    let isMirrored = followsReading && document.direction == .rightToLeft
    guard let first = value(constraint.first, in: space, isMirrored) else { return nil }
    guard let anchor = constraint.second else {
      return (first, constraint.constant)
    }
    guard let second = value(anchor, in: space, isMirrored) else { return nil }
    return (first, constraint.multiplier * second + constraint.constant)
  }

  /// An attribute in the space of an item, whose right edge is 0 where positions are mirrored.
  private func value(
    _ anchor: SceneAnchor,
    in space: any LayoutItem,
    _ isMirrored: Bool
  ) -> Double? {
    guard let item = item(anchor.item) else { return nil }
    let margins = (item as? SceneView)?.layoutMargins ?? .zero
    let outer = frame(of: item, in: space)
    let inner = outer.inset(by: margins)
    // Seen from the right, left edges are right ones.
    let (box, within) =
      isMirrored ? (outer.mirrored(in: space), inner.mirrored(in: space)) : (outer, inner)
    switch anchor.attribute {
    case .width: return outer.width
    case .height: return outer.height
    case .left, .leading: return box.minX
    case .right, .trailing: return box.maxX
    case .centerX: return box.midX
    case .top: return outer.minY
    case .bottom: return outer.maxY
    case .centerY: return outer.midY
    case .firstBaseline: return outer.minY + item.firstBaselineOffsetFromTop
    case .lastBaseline: return outer.maxY - item.lastBaselineOffsetFromBottom
    case .leftMargin, .leadingMargin: return within.minX
    case .rightMargin, .trailingMargin: return within.maxX
    case .centerXWithinMargins: return within.midX
    case .topMargin: return inner.minY
    case .bottomMargin: return inner.maxY
    case .centerYWithinMargins: return inner.midY
    case .notAnAttribute: return nil
    }
  }

  private func frame(of item: any LayoutItem, in space: any LayoutItem) -> LayoutRect {
    let frame = item.layoutFrame
    if item === space { return LayoutRect(origin: .zero, size: frame.size) }
    guard let parent = item.layoutParent as? LayoutView else { return frame }
    return parent.convert(frame, to: space as? LayoutView)
  }
}

extension LayoutRect {
  /// The rectangle as seen from the right edge of an item it is measured in.
  fileprivate func mirrored(in space: any LayoutItem) -> LayoutRect {
    LayoutRect(x: space.layoutFrame.width - maxX, y: minY, width: width, height: height)
  }
}
