import ConstraintSolver

/// Frames on device pixels.
///
/// Edges are rounded, not sizes: each edge goes to the nearest pixel as measured from the root, and
/// a size is the distance of two rounded edges. Neighbours that share an edge share it still, and
/// rounding what is rounded changes nothing. The solver's values stay as they are.
extension LayoutEngine {
  /// Pixels per point at the root; 0 leaves frames as solved.
  var displayScale: Double {
    guard let scale = rootPointer.pointee.extras?.environment?.displayScale else { return 0 }
    return scale.isFinite ? scale : 0
  }

  /// Hands out rounded frames to what moved, and to what lies in it, whose pixels moved along.
  func deliverRounded(to scale: Double) {
    guard !moved.isEmpty else { return }
    origins.removeAll(keepingCapacity: true)
    var tops = takeMoved()
    depthOrder.sort(&tops, in: self)
    var seen = Set<ObjectIdentifier>()
    for index in 0..<tops.count {
      let top = tops[index].record
      if !seen.contains(ObjectIdentifier(top)) {
        top.forEachInSubtree { record in
          guard record.home === self, seen.insert(ObjectIdentifier(record)).inserted else { return }
          hand(roundedFrame(of: record, scale), to: record.pointer)
        }
      }
      tops[index].releaseMention()
    }
  }

  private func roundedFrame(of record: ItemRecord, _ scale: Double) -> LayoutRect {
    func round(_ value: Double) -> Double {
      (LayoutGrain.snap(value) * scale).rounded() / scale + 0
    }
    let exact = values(of: record.base)
    let parent = record.parent.map(originInRoot) ?? .zero
    let own = originInRoot(record)
    let left = round(own.x)
    let top = round(own.y)
    return LayoutRect(
      x: left - round(parent.x),
      y: top - round(parent.y),
      width: round(own.x + exact[2]) - left,
      height: round(own.y + exact[3]) - top
    )
  }

  /// The exact origin in the root's coordinates, remembered for the rest of the pass.
  private func originInRoot(_ record: ItemRecord) -> LayoutPoint {
    var path: [ItemRecord] = []
    var current = record
    var known = knownOrigin(of: current)
    while known == nil, let parent = current.parent {
      path.append(current)
      current = parent
      known = knownOrigin(of: current)
    }
    var origin = known ?? .zero
    for step in path.reversed() {
      let offset = localOrigin(of: step)
      origin.x += offset.x
      origin.y += offset.y
      remember(origin, of: step)
    }
    return origin
  }

  /// Where an item with variables lies in the root, if that was worked out in this pass.
  private func knownOrigin(of record: ItemRecord) -> LayoutPoint? {
    guard record.home === self else { return nil }
    let block = Int(record.base >> 2)
    return block < origins.count ? origins[block] : nil
  }

  private func remember(_ origin: LayoutPoint, of record: ItemRecord) {
    guard record.home === self else { return }
    let block = Int(record.base >> 2)
    while origins.count <= block { origins.append(nil) }
    origins[block] = origin
  }

  private func localOrigin(of record: ItemRecord) -> LayoutPoint {
    guard record.home === self else { return record.item?.layoutFrame.origin ?? .zero }
    let exact = values(of: record.base)
    return LayoutPoint(x: exact[0], y: exact[1])
  }
}
