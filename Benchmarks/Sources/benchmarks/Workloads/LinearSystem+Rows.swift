import ConstraintSolver

/// Chains, nests and shares.
extension LinearSystem {
  mutating func describeChain(_ size: Int) {
    pinRoot(375, 52 * Double(size) + 8)
    let middle = size / 2 + 1
    for view in 1...size {
      if view == middle {
        link = rows.count + 2
        middleHeight = rows.count + 3
      }
      rows += Self.chainElement(view, below: view - 1)
    }
    extraRows = Self.chainElement(size + 1, below: size / 2)
    extraLink = LinearRow(middle, .top, .equal, size + 1, .bottom, 8)
  }

  private static func chainElement(_ view: Int, below previous: Int) -> [LinearRow] {
    [
      LinearRow(view, .left, .equal, 0, .left, 0),
      LinearRow(view, .right, .equal, 0, .right, 0),
      LinearRow(view, .top, .equal, previous, previous == 0 ? .top : .bottom, 8),
      LinearRow(view, .height, .equal, 44),
    ]
  }

  mutating func describeNest(_ size: Int) {
    let side = 2 * Double(size) + 100
    pinRoot(side, side)
    for view in 1...size {
      rows.append(LinearRow(view, .left, .equal, view - 1, .left, 1))
      rows.append(LinearRow(view, .top, .equal, view - 1, .top, 1))
      rows.append(LinearRow(view, .right, .equal, view - 1, .right, -1))
      rows.append(LinearRow(view, .bottom, .equal, view - 1, .bottom, -1))
    }
  }

  mutating func describeShares(_ size: Int, hasLimit: Bool) {
    pinRoot(40 * Double(size), 100)
    for view in 1...size {
      rows.append(LinearRow(view, .left, .equal, view - 1, view == 1 ? .left : .right, 0))
      if view > 1 { rows.append(LinearRow(view, .width, .equal, 1, .width, 0)) }
      if hasLimit { rows.append(LinearRow(view, .width, .greaterThanOrEqual, 20)) }
      rows.append(LinearRow(view, .top, .equal, 0, .top, 0))
      rows.append(LinearRow(view, .height, .equal, 0, .height, 0))
    }
    rows.append(LinearRow(size, .right, .equal, 0, .right, 0))
  }
}
