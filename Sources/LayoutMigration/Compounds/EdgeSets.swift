import ConstraintKernel

/// Sets of attributes that several dialects have words for.
enum EdgeSets {
  typealias Attributes = [LayoutConstraint.Attribute]

  /// Both ways to name the horizontal edges, where reading goes first.
  static let horizontals: [Attributes] = [[.leading, .trailing], [.left, .right]]

  /// Three edges: all but one.
  static let threes: [Attributes] = horizontals.flatMap { sides -> [Attributes] in
    let (near, far) = (sides[0], sides[1])
    return [
      [.top, near, far], [near, far, .bottom], [.top, near, .bottom], [.top, far, .bottom],
    ]
  }

  /// Two edges that are opposite each other.
  static let opposites: [Attributes] = horizontals + [[.top, .bottom]]

  /// Two edges that meet in a corner.
  static let corners: [Attributes] = horizontals.flatMap { sides in
    sides.flatMap { [[.top, $0], [$0, .bottom]] }
  }

  /// An edge, and the centre of the other axis.
  static let middles: [Attributes] =
    [[.top, .centerX], [.centerX, .bottom]]
    + horizontals.flatMap { [[$0[0], .centerY], [$0[1], .centerY]] }
}
