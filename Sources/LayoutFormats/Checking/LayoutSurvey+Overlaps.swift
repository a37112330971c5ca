import ConstraintKernel

/// The axis on which siblings that overlap ought to be apart.
extension LayoutSurvey {
  /// A fault with the axis of its overlap and how much is shared there, as boxes stand; of other rules
  /// the fault itself.
  ///
  /// Boxes of which one lies between the other's edges on an axis stand in one row or column: on that
  /// axis they are meant to. Else the lesser part that is shared is the one to part.
  func withAxis(_ fault: LayoutFault, in boxes: [LayoutRect]) -> LayoutFault {
    guard fault.rule == .overlap else { return fault }
    let axis = overlapAxis(fault, in: boxes)
    return fault.overlapping(on: axis, by: boxes.shared(fault, axis))
  }

  /// The same over a stretch of widths.
  ///
  /// An axis on which the boxes are apart at other widths, while on the other one they are not, is the one
  /// at fault; where that does not tell, frames at the first width do. `frames` are where the items stand
  /// in their parents at all widths, `stretch` are the places of those at which they overlap.
  /// - Complexity: O(1) for each width.
  func withAxis(
    _ fault: LayoutFault,
    over frames: [[LayoutRect]],
    stretch: Range<Int>
  ) -> LayoutFault {
    guard fault.rule == .overlap, let first = stretch.first, frames.indices.contains(first)
    else { return fault }
    let apart = [LayoutAxis.horizontal, .vertical].filter { axis in
      frames.contains { $0.shared(fault, axis) <= tolerance }
    }
    let axis = apart.count == 1 ? apart[0] : overlapAxis(fault, in: frames[first])
    let amounts = stretch.clamped(to: frames.indices).map { frames[$0].shared(fault, axis) }
    let most = amounts.max() ?? fault.amount
    var overlap = fault.overlapping(on: axis, by: most)
    overlap.isMost = !(amounts.min() ?? most).isSame(as: most)
    return overlap
  }

  private func overlapAxis(_ fault: LayoutFault, in boxes: [LayoutRect]) -> LayoutAxis {
    let (one, two) = (boxes[fault.places[0]], boxes[fault.places[1]])
    let isOneRow = Self.isInside((one.minY, one.maxY), (two.minY, two.maxY), tolerance)
    let isOneColumn = Self.isInside((one.minX, one.maxX), (two.minX, two.maxX), tolerance)
    if isOneRow != isOneColumn { return isOneRow ? .horizontal : .vertical }
    return boxes.shared(fault, .horizontal) <= boxes.shared(fault, .vertical)
      ? .horizontal : .vertical
  }

  /// Whether one of two spans lies within the other.
  private static func isInside(
    _ one: (start: Double, end: Double),
    _ two: (start: Double, end: Double),
    _ tolerance: Double
  ) -> Bool {
    one.start >= two.start - tolerance && one.end <= two.end + tolerance
      || two.start >= one.start - tolerance && two.end <= one.end + tolerance
  }
}

extension LayoutFault {
  fileprivate func overlapping(on axis: LayoutAxis, by points: Double) -> LayoutFault {
    LayoutFault(rule: rule, places: places, amount: points, detail: axis.overlapDetail)
  }
}

extension Double {
  /// Whether two numbers of points are written the same but for rounding.
  func isSame(as other: Double) -> Bool { abs(self - other) < 0.005 }
}

extension LayoutAxis {
  /// What an overlap on the axis is one in.
  var overlapDetail: String { self == .horizontal ? "width" : "height" }
}

extension [LayoutRect] {
  /// How much of an axis the two boxes of a fault share; less than 0 where they are apart.
  fileprivate func shared(_ fault: LayoutFault, _ axis: LayoutAxis) -> Double {
    let (one, two) = (self[fault.places[0]], self[fault.places[1]])
    return axis == .horizontal
      ? Swift.min(one.maxX, two.maxX) - Swift.max(one.minX, two.minX)
      : Swift.min(one.maxY, two.maxY) - Swift.max(one.minY, two.minY)
  }
}
