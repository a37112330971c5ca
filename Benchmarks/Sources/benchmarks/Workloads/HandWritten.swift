/// Frames by hand-written arithmetic: what every contender is checked against, and the limit.
///
/// Views are numbered as in ``LinearSystem``: the root is 0, the extra element comes last.
enum HandWritten {
  /// The frames of a workload in the root's coordinates; ``Workload/relativeFeed`` in the cells'.
  static func frames(_ workload: Workload, _ size: Int, _ variation: Variation) -> [Frame] {
    let count = workload.views(at: size) + (workload.isFeed ? 8 : 1)
    var frames = [Frame](repeating: .zero, count: count)
    frames.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      switch workload {
      case .chain: chain(size, variation, base)
      case .nest: nest(size, base)
      case .feed: feed(texts(for: size), variation, base, isRelative: false)
      case .relativeFeed: feed(texts(for: size), variation, base, isRelative: true)
      case .shares, .bareShares: shares(size, base)
      }
    }
    return variation.isExtended ? frames : Array(frames.prefix(workload.views(at: size)))
  }

  /// The same frames, each relative to the view around it, as a tree of views has them.
  static func framesInTree(_ workload: Workload, _ size: Int, _ variation: Variation) -> [Frame] {
    var frames = frames(workload == .feed ? .relativeFeed : workload, size, variation)
    if workload == .nest {
      for view in 1..<frames.count {
        frames[view].x = 1
        frames[view].y = 1
      }
    }
    return frames
  }

  @inline(never)
  static func chain(_ size: Int, _ variation: Variation, _ frames: UnsafeMutablePointer<Frame>) {
    let middle = size / 2 + 1
    let width = variation.width
    var y = 8.0
    frames[0] = Frame(x: 0, y: 0, width: width, height: 52 * Double(size) + 8)
    for view in 1..<middle {
      frames[view] = Frame(x: 0, y: y, width: width, height: 44)
      y += 52
    }
    if variation.isExtended {
      frames[size + 1] = Frame(x: 0, y: y, width: width, height: 44)
      y += 52
    }
    frames[middle] = Frame(x: 0, y: y, width: width, height: variation.middleHeight)
    y += variation.middleHeight + 8
    var view = middle + 1
    while view <= size {
      frames[view] = Frame(x: 0, y: y, width: width, height: 44)
      y += 52
      view += 1
    }
  }

  @inline(never)
  static func nest(_ size: Int, _ frames: UnsafeMutablePointer<Frame>) {
    let side = 2 * Double(size) + 100
    for view in 0...size {
      let inset = Double(view)
      frames[view] = Frame(x: inset, y: inset, width: side - 2 * inset, height: side - 2 * inset)
    }
  }

  @inline(never)
  static func shares(_ size: Int, _ frames: UnsafeMutablePointer<Frame>) {
    frames[0] = Frame(x: 0, y: 0, width: 40 * Double(size), height: 100)
    let width = frames[0].width / Double(size)
    for view in 1...size {
      frames[view] = Frame(x: width * Double(view - 1), y: 0, width: width, height: 100)
    }
  }
}
