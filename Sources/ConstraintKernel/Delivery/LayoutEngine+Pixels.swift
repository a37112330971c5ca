import ConstraintSolver

/// Frames on device pixels.
///
/// Edges are rounded, not sizes: each edge goes to the nearest pixel as measured from the root, and
/// a size is the distance of two rounded edges. Neighbours that share an edge share it still, and
/// rounding what is rounded changes nothing. The solver's values stay as they are.
extension LayoutEngine {
  /// Pixels per point at the root; 0 leaves frames as solved.
  ///
  /// A pixel smaller than the grain of frames rounds nothing.
  var displayScale: Double {
    guard let scale = root.extras?.environment?.displayScale else { return 0 }
    return scale > 0 && scale <= 1 / LayoutGrain.size ? scale : 0
  }

  /// Hands out rounded frames to what moved, and to what lies in it, whose pixels moved along.
  func deliverRounded(to scale: Double) {
    var origins: [ItemRecord: LayoutPoint] = [:]
    let moved = sortedByDepth(delivery.take())
    var seen = Set<ItemRecord>(minimumCapacity: moved.count)
    for top in moved where !seen.contains(top) {
      for item in top.subtree where seen.insert(item).inserted {
        guard let solved = solvedFrame(of: item) else { continue }
        let frame = roundedFrame(of: item, solved, scale, &origins)
        measureAgain(item, at: frame.width)
        hand(frame, to: item)
      }
    }
  }

  /// Has an item measured at the width that it is handed, if it was at another one: what moved by a part of a
  /// pixel may be a pixel wider, although its own values are the same.
  private func measureAgain(_ item: ItemRecord, at width: Double) {
    guard item.measure.followsWidth, let asked = item.measure.width else { return }
    let inset = item.extras?.alignment ?? .zero
    if asked == LayoutGrain.snap(width - inset.left - inset.right) { return }
    agenda.measure(item)
    agenda.oweFrames()
  }

  func roundedFrame(
    of item: ItemRecord,
    _ solved: LayoutRect,
    _ scale: Double,
    _ origins: inout [ItemRecord: LayoutPoint]
  ) -> LayoutRect {
    func round(_ value: Double) -> Double {
      (LayoutGrain.snap(value) * scale).rounded() / scale + 0
    }
    let parent = item.parent.map { originInRoot(of: $0, &origins) } ?? .zero
    // Most items hold no others: where they start is asked once.
    let own =
      item === root ? .zero : LayoutPoint(x: parent.x + solved.minX, y: parent.y + solved.minY)
    let left = round(own.x)
    let top = round(own.y)
    return LayoutRect(
      x: left - round(parent.x),
      y: top - round(parent.y),
      width: round(own.x + solved.width) - left,
      height: round(own.y + solved.height) - top
    )
  }

  /// The exact origin in the root's coordinates, remembered for the rest of the delivery.
  func originInRoot(
    of item: ItemRecord,
    _ origins: inout [ItemRecord: LayoutPoint]
  ) -> LayoutPoint {
    item.along(
      from: .zero,
      known: { $0 === root ? .zero : origins[$0] },
      step: { record, outer in
        let frame = solvedFrame(of: record) ?? record.readFrame() ?? .zero
        let origin = LayoutPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
        origins[record] = origin
        return origin
      }
    )
  }
}
