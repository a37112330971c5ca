import ConstraintSolver

/// Required rows that cannot hold together.
extension CompetingRows {
  /// Views inside one another, a point in from the top and from the bottom, in a root as many points high as
  /// there are levels, so that half of them have no room; `views` on each level, the last one with the next.
  ///
  /// Row 1 is the root's height.
  static func nest(_ levels: Int, views: Int = 1, atLeast least: Double? = nil) throws
    -> CompetingRows
  {
    var system = CompetingRows()
    var around = (system.addVariable(nonnegative: false), system.addVariable())
    try system.add([(around.0, 1)], .equal, 0)
    try system.add([(around.1, 1)], .equal, Double(levels))
    for _ in 0..<levels {
      let (top, height) = around
      for _ in 0..<views {
        around = (system.addVariable(nonnegative: false), system.addVariable())
        try system.add([(around.0, 1), (top, -1)], .equal, 1)
        let bottom = [(around.0, 1.0), (around.1, 1), (top, -1), (height, -1)]
        try system.add(bottom, .equal, -1)
        if let least { try system.add([(around.1, 1)], .greaterThanOrEqual, least) }
      }
    }
    return system
  }

  /// Views below one another, each at least 20 points high, in a root 300 points high; row 0 is its height.
  static func list(_ size: Int, isClosed: Bool = true) throws -> CompetingRows {
    var system = CompetingRows()
    let root = system.addVariable()
    try system.add([(root, 1)], .equal, 300)
    var above: [(Variable, Double)] = []
    for _ in 0..<size {
      let (top, height) = (system.addVariable(nonnegative: false), system.addVariable())
      try system.add([(top, 1)] + above, .equal, 0)
      try system.add([(height, 1)], .greaterThanOrEqual, 20)
      above = [(top, -1), (height, -1)]
    }
    if isClosed { try system.add([(root, 1)] + above, .equal, 0) }
    return system
  }

  /// Widths in a circle, each so much more than the one before.
  static func widthsInCircle(_ size: Int, step: Double) throws -> CompetingRows {
    var system = CompetingRows()
    let widths = (0..<size).map { _ in system.addVariable() }
    for (index, width) in widths.enumerated() {
      try system.add([(width, 1), (widths[(index + size - 1) % size], -1)], .equal, step)
    }
    return system
  }

  /// One width that is to be 1, 2, 3 and so on.
  static func widths(_ size: Int) throws -> CompetingRows {
    var system = CompetingRows()
    let width = system.addVariable()
    for value in 1...size { try system.add([(width, 1)], .equal, Double(value)) }
    return system
  }

  /// Two wishes for each of many widths.
  static func pairsOfWidths(_ size: Int) throws -> CompetingRows {
    var system = CompetingRows()
    for _ in 0..<size {
      let width = system.addVariable()
      try system.add([(width, 1)], .equal, 10)
      try system.add([(width, 1)], .equal, 20)
    }
    return system
  }

  /// A width that is one more than another, which is 5, and that is to be 10, 11, 12 and so on.
  ///
  /// Row 0 says that the other is 5.
  static func widthsByWayOfAnother(_ size: Int) throws -> CompetingRows {
    var system = CompetingRows()
    let (other, width) = (system.addVariable(), system.addVariable())
    try system.add([(other, 1)], .equal, 5)
    try system.add([(width, 1), (other, -1)], .equal, 1)
    for value in 0..<size { try system.add([(width, 1)], .equal, Double(10 + value)) }
    return system
  }
}
