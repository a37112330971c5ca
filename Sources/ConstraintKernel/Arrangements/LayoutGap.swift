/// The usual gap between two edges, times a factor: 8 points between siblings, 20 to the superview.
///
/// ```swift
/// constrain(name, photo) { name, photo in
///   photo.leading == photo.superview!.leading + .system
///   name.leading == photo.trailing + .system(2)
/// }
/// ```
///
/// The ``LayoutEnvironment`` of the item that holds both says how wide the gap is; another environment moves what stands.
/// The gap is the superview's where one of both items lies in the other, at any depth. All others are siblings, guides
/// of a superview among them.
public struct LayoutGap: Hashable, Sendable {
  /// How many usual gaps it is wide; negative to the left or up.
  public let multiplier: Double

  /// A number of usual gaps; one that is not finite is reported when the constraint is activated.
  public init(multiplier: Double) { self.multiplier = multiplier }

  /// The usual gap.
  public static let system = LayoutGap(multiplier: 1)

  /// A number of usual gaps.
  public static func system(_ multiplier: Double) -> LayoutGap {
    LayoutGap(multiplier: multiplier)
  }
}

extension LayoutGap {
  /// So many gaps as people write them: `.system`, `.system(2)`.
  package static func code(_ multiplier: Double, _ number: (Double) -> String) -> String {
    multiplier == 1 ? ".system" : ".system(\(number(multiplier)))"
  }
}

extension DirectedConstant {
  /// How many gaps are left free inwards from an attribute.
  package func gapsInwards(from attribute: LayoutConstraint.Attribute) -> Double {
    attribute.isFarEdge ? 0 - gaps : gaps
  }

  /// A number of usual gaps inwards from an edge.
  package init(inwards gap: LayoutGap, from attribute: LayoutConstraint.Attribute) {
    self.init(attribute.isFarEdge ? LayoutGap(multiplier: 0 - gap.multiplier) : gap)
  }

  /// A number of usual gaps, to the right or down.
  package init(_ gap: LayoutGap) {
    self.init(0)
    gaps = gap.multiplier
  }

  /// A number of gaps between siblings, whatever they lie between, as UIKit's anchors have it.
  package static func siblingGaps(_ multiplier: Double) -> DirectedConstant {
    var constant = DirectedConstant(LayoutGap(multiplier: multiplier))
    constant.isBetweenSiblings = true
    return constant
  }

  /// Whether it depends on the environment of a constraint's host.
  var followsEnvironment: Bool { followsDirection || gaps != 0 }
}

extension LayoutConstraint {
  /// The constant in each direction with the usual gaps in it, in points.
  package var constantInPoints: DirectedConstant {
    let gaps = lengthOfGaps(in: host ?? first.parent ?? first)
    return DirectedConstant(
      leftToRight: directedConstant.leftToRight + gaps,
      rightToLeft: directedConstant.rightToLeft + gaps
    )
  }

  /// The constant in the environment of an item, in points.
  func constant(in host: ItemRecord) -> Double {
    directedConstant[host.effectiveDirection] + lengthOfGaps(in: host)
  }

  /// What the usual gaps add in the environment of an item, in points.
  private func lengthOfGaps(in host: ItemRecord) -> Double {
    if directedConstant.gaps == 0 { return 0 }
    let environment = host.findEnvironment().ownEnvironment
    let isInside = !directedConstant.isBetweenSiblings && isBetweenInsideAndOutside
    return directedConstant.gaps * (isInside ? environment.superviewGap : environment.siblingGap)
  }

  /// Whether one of the items lies in the other.
  package var isBetweenInsideAndOutside: Bool {
    guard let second, second !== first else { return false }
    let common = first.nearestCommonAncestor(with: second)
    return common === first || common === second
  }
}

extension LayoutAnchor {
  /// Both are the same, usual gaps apart: this one lies behind the other.
  ///
  /// The constraint is not active yet.
  public func constraint(
    equalTo anchor: LayoutAnchor,
    gap: LayoutGap,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.equal, anchor, constant: DirectedConstant(gap), file, line)
  }

  /// This one lies behind the other by usual gaps at most.
  ///
  /// The constraint is not active yet.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor,
    gap: LayoutGap,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: DirectedConstant(gap), file, line)
  }

  /// This one lies behind the other by usual gaps at least.
  ///
  /// The constraint is not active yet.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor,
    gap: LayoutGap,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: DirectedConstant(gap), file, line)
  }
}
