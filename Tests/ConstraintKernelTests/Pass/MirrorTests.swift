import ConstraintKernel
import Testing

@Suite("Mirror images")
struct MirrorTests {
  @Test(
    "The mirror image of a layout has mirrored frames, also where constraints leave them ambiguous",
    arguments: 1...150
  )
  func image(seed: UInt64) {
    var draw = Draw(seed: seed)
    let tree = DirectedTree.random(
      &draw,
      isUnique: false,
      turns: seed.isMultiple(of: 2),
      hasFrames: false
    )
    let (live, image) = (LiveDirectedTree(tree), LiveDirectedTree(tree.mirrored))
    for (number, pair) in zip(live.frames, image.frames).enumerated() {
      let (frame, mirrored) = pair
      #expect(frame.width == mirrored.width && frame.minY == mirrored.minY)
      let starts = [live, image].map { $0.views[number].explain(.leading).value }
      #expect(starts[0] == starts[1], "seed \(seed), v\(number): \(tree)")
      guard let parent = tree.nodes[number].parent else { continue }
      let wanted = live.views[parent].frame.width - frame.maxX
      // Each of the numbers is rounded to a millionth of a point by itself.
      let distance = abs(mirrored.minX - wanted)
      #expect(distance <= 2e-6, "seed \(seed), v\(number): \(tree)")
    }
  }

  @Test("Frames and masks are mirrored as well", arguments: 1...60)
  func framesAndMasks(seed: UInt64) {
    var draw = Draw(seed: seed)
    let tree = DirectedTree.random(&draw, isUnique: false, turns: true, hasFrames: true)
    let (live, image) = (LiveDirectedTree(tree), LiveDirectedTree(tree.mirrored))
    // With nothing flexible, it is the right edge that gives way, on both sides of the mirror.
    let widths = tree.nodes.contains { $0.frame != nil && $0.mask.isEmpty } ? [512.0] : [512, 640]
    for width in widths {
      for view in [live.views[0], image.views[0]] { view.frame.size.width = width }
      for (number, pair) in zip(live.frames, image.frames).enumerated() {
        guard let parent = tree.nodes[number].parent else { continue }
        let wanted = live.views[parent].frame.width - pair.0.maxX
        let distance = abs(pair.1.minX - wanted)
        #expect(distance <= 2e-6, "seed \(seed), v\(number): \(tree)")
        #expect(pair.0.width == pair.1.width, "seed \(seed), v\(number): \(tree)")
      }
    }
  }

  @Test(
    "Where directions change inside a tree, frames are those that left and right describe",
    arguments: 1...150
  )
  func physical(seed: UInt64) {
    var draw = Draw(seed: seed)
    let tree = DirectedTree.random(&draw, isUnique: true, turns: true, hasFrames: true)
    let (live, other) = (LiveDirectedTree(tree), LiveDirectedTree(tree.physical))
    for width in [tree.width, 640, 700.5] {
      for view in [live.views[0], other.views[0]] { view.frame.size.width = width }
      #expect(live.frames == other.frames, "seed \(seed), \(width) wide: \(tree)")
    }
    let horizontal = live.views[0].layoutAmbiguities.flatMap(\.freeParts).map(\.axis)
    #expect(!horizontal.contains(.horizontal), "seed \(seed): \(tree)")
    #expect(live.log.issues.isEmpty && other.log.issues.isEmpty)
  }

  @Test(
    "After turns and moves the frames are those of a new hierarchy",
    arguments: Sweep.seeds(1..<61),
    [false, true]
  )
  func turns(seed: UInt64, isUnique: Bool) {
    var draw = Draw(seed: seed)
    var tree = DirectedTree.random(&draw, isUnique: isUnique, turns: true, hasFrames: true)
    // Masks would go by the frames that there were when they were set.
    for node in tree.nodes.indices { tree.nodes[node].mask = [] }
    let live = LiveDirectedTree(tree)
    for step in 0..<20 {
      let node = 1 + draw.below(tree.nodes.count - 1)
      switch draw.below(5) {
      case 0:
        tree.direction = tree.direction.opposite
        let environment = LayoutEnvironment(layoutDirection: tree.direction)
        live.views[0].layoutNode.environment = environment
      case 1, 2:
        let turned = draw.below(2) * node
        tree.nodes[turned].semantic = .random(&draw)
        live.views[turned].semanticContentAttribute = tree.nodes[turned].semantic
      case 3:
        tree.width = Double(200 + draw.below(800)) / 2
        live.views[0].frame.size.width = tree.width
      default:
        let parent = draw.below(tree.nodes.count)
        if tree.path(of: parent).contains(node) { break }
        if tree.nodes[node].parent == parent { break }
        tree.move(node, to: parent)
        live.views[parent].addSubview(live.views[node])
        let tie = DirectedTree.Tie(
          first: node,
          attribute: .leading,
          second: parent,
          other: .leading,
          constant: Double(draw.below(20))
        )
        guard tree.nodes[node].frame == nil else { break }
        tree.ties.append(tie)
        live.activate(tie)
      }
      #expect(live.frames == LiveDirectedTree(tree).frames, "seed \(seed), step \(step): \(tree)")
    }
  }

  @Test("A view with a width alone begins where reading does, and stays there as its parent grows")
  func unconstrainedParent() {
    let root = LayoutView(frame: rect(0, 0, 400, 300))
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    let box = LayoutView(frame: rect(0, 0, 200, 100))
    root.addSubview(box)
    let view = makeView("view", in: box)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 150)
    box.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(view.frame.minX == 250)
    // By now the parent takes part, of the width it has.
    box.widthAnchor.constraint(greaterThanOrEqualToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 250)
  }

  @Test("What starts at the right follows the right edge of a parent that constraints make wider")
  func widerParent() {
    let (root, _) = makeRoot(400, 100)
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    let box = makeView("box", in: root)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    let view = makeView("view", in: box)
    LayoutConstraint.activate([
      width, box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.minX == 280 && view.frame.minX == 60)
    width.constant = 150
    root.layoutIfNeeded()
    #expect(box.frame.minX == 230 && view.frame.minX == 110)
  }

  @Test("A frame in a parent that reads right to left is explained by itself")
  func explained() {
    let (root, _) = makeRoot(400, 100)
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    let box = LayoutView(frame: rect(20, 0, 100, 50))
    box.layoutName = "box"
    root.addSubview(box)
    let view = makeView("view", in: root)
    view.trailingAnchor.constraint(equalTo: box.leadingAnchor, constant: -8).isActive = true
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    root.layoutIfNeeded()
    let left = box.explain(.left)
    #expect(left.arithmetic == "120 − 100 = 20")
    let statements = ["box.right == 120 (its frame)", "box.width == 100 (its frame)"]
    #expect(left.steps.map(\.statement.text) == statements)
    #expect(left.effects[0] == "one point more in \(statements[0]) makes it one point more")
    // From the right edge of the root: 400 - 20 - 100.
    #expect(box.explain(.leading).value == 280)
    // The view ends 8 points before the box begins, at 280 - 8 from the right.
    #expect(view.frame.minX == 400 - 272)
  }

  @Test("Ambiguous is the left edge, from wherever it is measured")
  func ambiguous() {
    func parts(_ attributes: [LayoutConstraint.Attribute], width: Double? = nil) -> [String] {
      let (root, _) = makeRoot()
      root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
      let view = makeView("view", in: root)
      for attribute in attributes + [.top, .bottom] {
        LayoutConstraint(
          item: view,
          attribute: attribute,
          relatedBy: .equal,
          toItem: root,
          attribute: attribute,
          multiplier: 1,
          constant: 0
        ).isActive = true
      }
      if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
      return root.layoutAmbiguities.map(\.description)
    }
    #expect(parts([.left]) == ["view: width"])
    #expect(parts([.trailing]) == ["view: width"])
    #expect(parts([.leading]) == ["view: x, width"])
    #expect(parts([.right]) == ["view: x, width"])
    #expect(parts([.centerX]) == ["view: x, width"])
    #expect(parts([], width: 10) == ["view: x"])
    #expect(parts([.leading], width: 10) == [])
    #expect(parts([.left, .right]) == [])
  }

  @Test("A parent of ambiguous width makes the left edge of what starts at its right ambiguous")
  func ambiguousParent() {
    let (root, _) = makeRoot()
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    let box = makeView("box", in: root)
    let view = makeView("view", in: box)
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    for item in [box, view] {
      item.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      item.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    #expect(root.layoutAmbiguities.map(\.description) == ["box: x, width", "view: x"])
  }
}
