import ConstraintKernel
import Testing

@testable import LayoutFormats

@Suite("The pieces of a layout")
struct LayoutPiecesTests {
  /// One item at the left edge of a root, as wide as it, but for what else is said of its width.
  private func tree(_ widths: SceneConstraint...) throws -> SceneTree {
    let edges = [LayoutConstraint.Attribute.left, .top, .bottom].map {
      SceneConstraint(SceneAnchor("a", $0), .equal, SceneAnchor("root", $0))
    }
    let wish = SceneConstraint(
      SceneAnchor("a", .width),
      .equal,
      SceneAnchor("root", .width),
      priority: 750
    )
    return try SceneTree(
      SceneDocument(
        size: LayoutSize(width: 300, height: 40),
        root: SceneItem(id: "root", children: [SceneItem(id: "a")]),
        constraints: edges + widths + [wish]
      )
    )
  }

  private func pieces(_ tree: SceneTree, _ widths: ClosedRange<Int>) -> [LayoutPiece] {
    LayoutPieces(tree.root, LayoutCheck(widths: widths).settings[0]).pieces
  }

  @Test("A layout that never changes is one piece")
  func one() throws {
    let pieces = pieces(try tree(), 100...200)
    #expect(pieces.count == 1)
    #expect(pieces[0].start.boxes[1].width == 100)
    #expect(pieces[0].end.boxes[1].width == 200)
    #expect(pieces[0].isProved)
  }

  @Test("A change is found where it is, between two widths too", arguments: [150.0, 150.25])
  func change(most: Double) throws {
    let limit = SceneConstraint(SceneAnchor("a", .width), .lessThanOrEqual, constant: most)
    let pieces = pieces(try tree(limit), 100...200)
    #expect(pieces.count == 2)
    #expect(abs(pieces[0].end.width - most) < 1e-3)
    #expect(abs(pieces[1].start.width - most) < 1e-3)
    #expect(abs(pieces[0].end.boxes[1].width - most) < 1e-3)
    #expect(pieces[1].end.boxes[1].width == most)
    #expect(!pieces.contains { !$0.isProved })
  }

  @Test("Two changes between neighbouring widths are both found")
  func two() throws {
    // At least 150.25, at most 150.75: a ramp of half a point.
    let pieces = pieces(
      try tree(
        SceneConstraint(SceneAnchor("a", .width), .greaterThanOrEqual, constant: 150.25),
        SceneConstraint(SceneAnchor("a", .width), .lessThanOrEqual, constant: 150.75)
      ),
      140...160
    )
    #expect(pieces.count == 3)
    #expect(
      zip(pieces.map(\.start.width), [140, 150.25, 150.75]).allSatisfy { abs($0 - $1) < 1e-3 }
    )
  }

  /// A wish for the root's width and one for twice as much, at one priority: all between is as good.
  @Test("A piece in which other frames would do as well is no proof")
  func open() throws {
    let wish = SceneConstraint(
      SceneAnchor("a", .width),
      .greaterThanOrEqual,
      SceneAnchor("root", .width),
      multiplier: 2,
      priority: 750
    )
    #expect(pieces(try tree(wish), 100...120).contains { !$0.isProved })
    #expect(!pieces(try tree(), 100...120).contains { !$0.isProved })
  }

  /// A bar of 44 points at the top of the root covers 34 of a card that begins 10 points below.
  @Test("Margins, baselines and what of the safe area reaches into an item belong to a state")
  func insets() {
    let (root, card, label) = (LayoutView(), LayoutView(), LayoutLabel("text"))
    root.frame = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    root.additionalSafeAreaInsets = LayoutInsets(top: 44, left: 0, bottom: 0, right: 0)
    card.frame = LayoutRect(x: 0, y: 10, width: 100, height: 80)
    card.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    card.insetsLayoutMarginsFromSafeArea = false
    label.frame = LayoutRect(x: 0, y: 50, width: 100, height: 20)
    root.addSubview(card)
    card.addSubview(label)
    let pieces = LayoutPieces(root, LayoutCheck(widths: 100...110).settings[0])
    let insets = pieces.pieces[0].start.insets
    #expect(insets[0].safeArea.top == 44)
    #expect(insets[1].safeArea == LayoutInsets(top: 34, left: 0, bottom: 0, right: 0))
    #expect(insets[1].margins == LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    // Type of 16 points in a line of 20.
    #expect(insets[2].baselines == (16, 4))
    let page = Inspector(root).html()
    #expect(page.contains(#""safe": [[44, 0, 0, 0], [34, 0, 0, 0], [0, 0, 0, 0]]"#))
  }

  /// The width of the root between 150.25 and 150.75, no less and no more otherwise: three pieces.
  private func ramp() throws -> SceneTree {
    try tree(
      SceneConstraint(SceneAnchor("a", .width), .greaterThanOrEqual, constant: 150.25),
      SceneConstraint(SceneAnchor("a", .width), .lessThanOrEqual, constant: 150.75)
    )
  }

  @Test("Pieces end where they become too many, and count as sampled where asking takes too long")
  func bounds() throws {
    let tree = try ramp()
    let setting = LayoutCheck(widths: 100...300).settings[0]
    let all = LayoutPieces(tree.root, setting)
    try #require(all.pieces.map(\.isProved) == [true, true, true])
    #expect(all.pieces.last?.end.width == 300)
    // One item or constraint more than what is allowed: the piece that goes over it is the last.
    var bounds = LayoutPieces.Bounds(numbers: 1)
    let few = LayoutPieces(tree.root, setting, bounds: bounds)
    #expect(few.pieces[0].start.width == 100)
    #expect(try #require(few.pieces.last).end.width < 300)
    bounds = LayoutPieces.Bounds(constraints: 0)
    let sampled = LayoutPieces(tree.root, setting, bounds: bounds)
    #expect(sampled.pieces.count == all.pieces.count)
    #expect(sampled.pieces.allSatisfy { !$0.isProved })
  }

  /// Forty labels in half the room they want, each as much worth as the others, in both directions of reading.
  ///
  /// In each direction one layout pass may be spent on what is found, one on its reasons and two on what is
  /// shown, and two on reasons in both together; each of these seven may end one question or pass later, an item
  /// with four questions.
  @Test(
    "A page of a hierarchy with a limit on work takes as much, and says which widths it leaves out"
  )
  func effort() throws {
    let labels = (0..<40).map { index in
      SceneItem(id: "v\(index)", intrinsicContentSize: SceneItem.NaturalSize(width: 50, height: 20))
    }
    var constraints: [SceneConstraint] = []
    var last = SceneAnchor("root", .left)
    for label in labels {
      constraints.append(SceneConstraint(SceneAnchor(label.id, .left), .equal, last))
      last = SceneAnchor(label.id, .right)
    }
    constraints.append(SceneConstraint(last, .lessThanOrEqual, SceneAnchor("root", .right)))
    let tree = try SceneTree(
      SceneDocument(
        size: LayoutSize(width: 1000, height: 100),
        root: SceneItem(id: "root", children: labels),
        constraints: constraints
      )
    )
    let limit = 20_000
    tree.root.layoutWorkLimit = limit
    let before = LayoutEffort(on: tree.root, passes: 1)
    let page = Inspector(tree.root, widths: 1000...4000).html()
    #expect(before.work > 4 * limit && before.work < (10 + 4 * 7) * limit, "\(before.work)")
    #expect(page.contains(#""asked": 4000"#))
    let setting = LayoutCheck(widths: 1000...4000).settings[0]
    let pieces = LayoutPieces(tree.root, setting)
    #expect(try #require(pieces.pieces.last).end.width < 4000)
    tree.root.layoutWorkLimit = nil
    let effort = LayoutEffort(on: tree.root, passes: 0)
    #expect(!effort.isSpent && !effort.isHalfSpent)
  }

  @Test("Pieces are explained as long as that does not take too much")
  func reasonBounds() throws {
    let tree = try ramp()
    let pieces = LayoutPieces(tree.root, LayoutCheck(widths: 100...300).settings[0])
    var reasons = PieceReasons()
    #expect(reasons.add(pieces).count == pieces.pieces.count)
    var none = PieceReasons(mostWork: 0)
    #expect(none.add(pieces).isEmpty && none.reasons.isEmpty)
    // Less than the first item takes at one of the two widths: its four reasons are the last.
    var few = PieceReasons(mostWork: 2)
    #expect(few.add(pieces).map(\.count) == [4])
  }

  @Test("A page has the pieces as data that parses, and keeps what names say from being code")
  func page() throws {
    let tree = try tree()
    tree.root.layoutName = "</script><b>"
    let page = Inspector(tree.root, widths: 200...210).html()
    #expect(page.contains("&lt;/script&gt;&lt;b&gt;"))
    #expect(page.contains(#"\u003c/script>\u003cb>"#))
    #expect(!page.contains("</script><b>"))
    #expect(tree.root.frame.width == 300)
  }
}
