import ConstraintKernel

/// A tree of views described by values alone, in which reading may change its direction anywhere.
///
/// It is built as described, as its mirror image, or with left and right in place of leading and
/// trailing.
struct DirectedTree {
  typealias Attribute = LayoutConstraint.Attribute

  struct Node {
    var parent: Int?
    var semantic = LayoutSemanticAttribute.unspecified
    /// Where the frame is that places it; nil for one that constraints place.
    var frame: LayoutRect?
    var mask: LayoutAutoresizingMask = []
  }

  struct Tie {
    var first: Int
    var attribute: Attribute
    var relation = LayoutConstraint.Relation.equal
    var second: Int?
    var other = Attribute.notAnAttribute
    var multiplier = 1.0
    var constant: Double
    var priority: Float = 1_000
  }

  var width = 512.0
  var direction = LayoutReadingDirection.leftToRight
  /// The first one is the root; all others come behind their parents at first.
  var nodes = [Node()]
  var ties: [Tie] = []

  /// The reading direction inside a node.
  func direction(of node: Int) -> LayoutReadingDirection {
    switch nodes[node].semantic {
    case .unspecified: direction
    case .forceRightToLeft: .rightToLeft
    default: .leftToRight
    }
  }

  /// A node and those above it.
  func path(of node: Int) -> [Int] {
    Array(sequence(first: node) { nodes[$0].parent })
  }

  /// The node in whose coordinate space a tie is read.
  func host(of tie: Tie) -> Int {
    guard let second = tie.second else { return tie.first }
    let other = Set(path(of: second))
    return path(of: tie.first).first(where: other.contains) ?? 0
  }

  /// Puts a node elsewhere; ties that lead out of it are dropped.
  mutating func move(_ node: Int, to parent: Int) {
    ties = ties.filter { tie in
      let ends = [tie.first, tie.second ?? tie.first].filter { path(of: $0).contains(node) }
      return ends.isEmpty || path(of: host(of: tie)).contains(node)
    }
    nodes[node].parent = parent
  }

  /// The mirror image; positions are to have the multiplier 1.
  var mirrored: DirectedTree {
    var image = self
    image.direction = direction.opposite
    for node in nodes.indices {
      image.nodes[node].semantic = nodes[node].semantic.opposite
      guard let parent = nodes[node].parent, let frame = nodes[node].frame else { continue }
      let outer = nodes[parent].frame?.width ?? width
      image.nodes[node].frame?.origin.x = outer - frame.maxX
      let mask = nodes[node].mask
      image.nodes[node].mask.subtract([.flexibleLeftMargin, .flexibleRightMargin])
      if mask.contains(.flexibleLeftMargin) { image.nodes[node].mask.insert(.flexibleRightMargin) }
      if mask.contains(.flexibleRightMargin) { image.nodes[node].mask.insert(.flexibleLeftMargin) }
    }
    image.ties = ties.map { tie in
      let isPhysical = tie.attribute.kind == .location && !tie.attribute.isDirectional
      return isPhysical && tie.attribute.axis == .horizontal ? tie.mirrored : tie
    }
    return image
  }

  /// The same layout in left and right: positions are to have the multiplier 1.
  var physical: DirectedTree {
    var image = self
    image.direction = .leftToRight
    for node in nodes.indices { image.nodes[node].semantic = .unspecified }
    image.ties = ties.map { tie in
      guard tie.attribute.isDirectional else { return tie }
      var told = tie
      told.attribute = tie.attribute.physical(in: .leftToRight)
      told.other = tie.other.physical(in: .leftToRight)
      return direction(of: host(of: tie)) == .rightToLeft ? told.mirrored : told
    }
    return image
  }
}

extension DirectedTree.Tie {
  /// The tie with left for right, as the other side of the mirror says it.
  fileprivate var mirrored: Self {
    var image = self
    image.attribute = attribute.isMiddle ? attribute : attribute.opposite
    image.other = other.isMiddle ? other : other.opposite
    image.constant = -constant
    image.relation = relation.flipped
    return image
  }
}

extension LayoutReadingDirection {
  var opposite: LayoutReadingDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}

extension LayoutSemanticAttribute {
  fileprivate var opposite: Self {
    switch self {
    case .unspecified: .unspecified
    case .forceRightToLeft: .forceLeftToRight
    default: .forceRightToLeft
    }
  }
}

// What is drawn at random: numbers are multiples of a half, so that sums of them are exact.
extension DirectedTree {
  static func random(_ draw: inout Draw, isUnique: Bool, turns: Bool, hasFrames: Bool) -> Self {
    var tree = DirectedTree()
    if draw.below(2) == 0 { tree.direction = .rightToLeft }
    for node in 1..<(4 + draw.below(10)) {
      tree.nodes.append(Node(parent: draw.below(node)))
      if turns, draw.below(3) == 0 { tree.nodes[node].semantic = .random(&draw) }
      // Below a frame of a size that is known, the mirror image is, too.
      let parent = tree.nodes[node].parent ?? 0
      if hasFrames, draw.below(4) == 0, parent == 0 || tree.nodes[parent].frame != nil {
        let number = { (draw: inout Draw) in Double(draw.below(64)) }
        tree.nodes[node].frame = LayoutRect(
          x: number(&draw),
          y: number(&draw),
          width: number(&draw) + 1,
          height: number(&draw)
        )
        tree.nodes[node].mask = LayoutAutoresizingMask(rawValue: UInt(draw.below(8)))
      }
    }
    for node in tree.nodes.indices.dropFirst() where tree.nodes[node].frame == nil {
      tree.tie(node, &draw, isUnique: isUnique)
    }
    return tree
  }

  /// Ties a node to those before it: both its place and its width, or fewer.
  mutating func tie(_ node: Int, _ draw: inout Draw, isUnique: Bool) {
    let edges: [Attribute] = [.left, .right, .leading, .trailing, .centerX]
    // Whatever else is dropped, every node takes part.
    ties.append(Tie(first: node, attribute: .width, constant: 20, priority: 50))
    if isUnique || draw.below(3) > 0 {
      var width = Tie(first: node, attribute: .width, constant: Double(draw.below(400)) / 2)
      if draw.below(3) == 0 {
        (width.second, width.other) = (draw.below(node), .width)
        width.multiplier = [0.5, 1, 2][draw.below(3)]
      }
      if !isUnique, draw.below(3) == 0 { width.priority = Float(1 + draw.below(3)) * 100 }
      ties.append(width)
    }
    guard isUnique || draw.below(3) > 0 else { return }
    for _ in 0..<(isUnique ? 1 : 1 + draw.below(2)) {
      let attribute = edges[draw.below(edges.count)]
      var other = attribute
      if draw.below(3) == 0 { other = attribute.opposite }
      // Of what does not lie in the node itself, parents and strangers alike.
      let second = draw.below(2) == 0 ? nodes[node].parent ?? 0 : draw.below(node)
      var place = Tie(
        first: node,
        attribute: attribute,
        second: second,
        other: other,
        constant: Double(draw.below(200) - 100) / 2
      )
      if !isUnique {
        place.relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][draw.below(3)]
        if draw.below(2) == 0 { place.priority = Float(1 + draw.below(3)) * 100 }
      }
      ties.append(place)
    }
  }
}

extension LayoutSemanticAttribute {
  static func random(_ draw: inout Draw) -> Self {
    [.unspecified, .forceLeftToRight, .forceRightToLeft, .playback][draw.below(4)]
  }
}

/// A directed tree as views that follow it.
final class LiveDirectedTree {
  private(set) var views: [LayoutView] = []
  let log = IssueLog()

  init(_ tree: DirectedTree) {
    for (number, node) in tree.nodes.enumerated() {
      let view = LayoutView(frame: node.frame ?? .zero)
      view.layoutName = "v\(number)"
      view.autoresizingMask = node.mask
      view.translatesAutoresizingMaskIntoConstraints = node.frame != nil || number == 0
      view.semanticContentAttribute = node.semantic
      views.append(view)
    }
    views[0].frame = rect(0, 0, tree.width, 100)
    views[0].layoutNode.environment = LayoutEnvironment(layoutDirection: tree.direction)
    log.listen(to: views[0])
    for (number, node) in tree.nodes.enumerated() {
      if let parent = node.parent { views[parent].addSubview(views[number]) }
    }
    for tie in tree.ties { activate(tie) }
  }

  func activate(_ tie: DirectedTree.Tie) {
    let constraint = LayoutConstraint(
      item: views[tie.first],
      attribute: tie.attribute,
      relatedBy: tie.relation,
      toItem: tie.second.map { views[$0] },
      attribute: tie.other,
      multiplier: tie.multiplier,
      constant: tie.constant
    )
    constraint.priority = LayoutPriority(tie.priority)
    constraint.isActive = true
  }

  /// The frames, after a pass.
  var frames: [LayoutRect] {
    views[0].layoutIfNeeded()
    return views.map(\.frame)
  }
}
