import ConstraintKernel
import Dialects
import Foundation
import Testing

@testable import LayoutFormats

@Suite("Why numbers are what they are, over a range of widths")
struct PieceReasonsTests {
  private static let attributes = ["x", "y", "width", "height"]

  /// Ten documents of the collection, all of them in a sweep.
  private static let scenes = Result {
    let isSweep = ProcessInfo.processInfo.environment["LAYOUT_SWEEP"] == "1"
    return try SceneFile.all().enumerated().filter { isSweep || $0.offset % 24 == 5 }.map(\.element)
  }

  @Test("A chain adds up to the frame at both ends of its piece and in between")
  func sums() throws {
    var looked = 0
    for scene in try Self.scenes.get() {
      let tree = try SceneTree(scene.document)
      let pieces = LayoutPieces(tree.root, LayoutCheck(widths: 300...330).settings[0])
      var reasons = PieceReasons()
      let places = reasons.add(pieces)
      for (piece, places) in zip(pieces.pieces, places) where piece.isProved {
        for width in [piece.start.width, (piece.start.width + piece.end.width) / 2] {
          pieces.setting.apply(to: tree.root, width: width)
          guard tree.root.layoutAmbiguities.isEmpty else { continue }
          for (item, view) in pieces.outline.items.enumerated().dropFirst() {
            let frame = view.layoutFrame
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            for (part, number) in numbers.enumerated() {
              let steps = reasons.reasons[places[item * 4 + part]].steps
              guard !steps.isEmpty else { continue }
              let sum = steps.reduce(0) { $0 + $1.rate * ($1.base + $1.slope * width) }
              looked += 1
              #expect(
                abs(sum - number) < 1e-3,
                "\(scene), \(view.record.name).\(Self.attributes[part]) at \(width): \(sum)"
              )
            }
          }
        }
      }
    }
    #expect(looked > 200, "only \(looked) numbers were looked at")
  }

  @Test(
    "A width that is dragged is a number the page fills in, whatever its item is called",
    arguments: [
      ("root", "root"), ("w125", "w125"), ("125 {}", "`125 {}`"), ("{} == 125", "`{} == 125`"),
    ]
  )
  func shared(id: String, name: String) throws {
    let ends = [LayoutConstraint.Attribute.left, .right, .top, .bottom].map {
      SceneConstraint(SceneAnchor("a", $0), .equal, SceneAnchor(id, $0))
    }
    let tree = try SceneTree(
      SceneDocument(
        size: LayoutSize(width: 300, height: 40),
        root: SceneItem(id: id, children: [SceneItem(id: "a")]),
        constraints: ends
      )
    )
    let pieces = LayoutPieces(tree.root, LayoutCheck(widths: 100...200).settings[0])
    var reasons = PieceReasons()
    let width = reasons.reasons(of: pieces, item: 1, part: 2)
    #expect(width.steps.map(\.slope) == [1, 0, 0])
    #expect(width.steps.map(\.base) == [0, 0, 0])
    #expect(
      reasons.statements[width.steps[0].statement]
        == .around(beginning: "\(name).width == ", end: " (its frame)")
    )
    // Equal chains are kept once.
    let known = reasons.reasons.count
    _ = reasons.add(pieces)
    #expect(reasons.reasons.count == known)
  }

  @Test("A constraint can be read in every dialect")
  func words() {
    let root = LayoutView()
    let (one, two) = (LayoutView(), LayoutView())
    (one.layoutName, two.layoutName) = ("a", "b")
    root.addSubview(one)
    root.addSubview(two)
    let gap = two.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor, constant: 8)
    gap.priority = .defaultHigh
    #expect(
      DialectName.inspected.map { $0.text(gap) } == [
        "b.leading >= a.trailing + 8 @750",
        "b.leading >= a.trailing + 8 ~ 750",
        "b: make.leading.greaterThanOrEqualTo(a.snp.trailing).offset(8).priority(750)",
        "b: Leading(>=8).to(a).with(.custom(750))",
        "autoSetPriority(750) { b.autoPinEdge(.leading, to: .trailing, of: a, withOffset: 8, "
          + "relation: .greaterThanOrEqual) }",
        "b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8) "
          + "// priority 750",
      ]
    )
    let fixed = two.widthAnchor.constraint(equalToConstant: 44)
    #expect(DialectName.anchors.text(fixed) == "b.widthAnchor.constraint(equalToConstant: 44)")
    let inset = LayoutConstraint(
      item: two,
      attribute: .leading,
      relatedBy: .equal,
      toItem: root,
      attribute: .leadingMargin,
      multiplier: 1,
      constant: 0
    )
    root.layoutName = "root"
    #expect(
      DialectName.anchors.text(inset)
        == "LayoutConstraint(item: b, attribute: .leading, relatedBy: .equal, toItem: root, "
        + "attribute: .leadingMargin, multiplier: 1, constant: 0)"
    )
  }
}

extension PieceReasons {
  /// The reason of one number in the first piece.
  fileprivate mutating func reasons(
    of pieces: LayoutPieces,
    item: Int,
    part: Int
  ) -> PieceReasons.Reason {
    let places = add(pieces)
    return reasons[places[0][item * 4 + part]]
  }
}
