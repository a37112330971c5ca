import Foundation
import MakerLayout
import Testing

/// A line of SnapKit, and the closure below it that says the same here.
private struct Phrase: CustomTestStringConvertible, Sendable {
  typealias Body = @Sendable (_ view: LayoutView, _ other: LayoutView, _ root: LayoutView) -> Void

  let original: String
  let formulas: [String]
  let note: String
  let line: Int
  let body: Body

  init(
    _ original: String,
    _ formulas: [String],
    note: String = "",
    line: Int = #line,
    _ body: @escaping Body
  ) {
    self.original = original
    self.formulas = formulas
    self.note = note
    self.line = line
    self.body = body
  }

  /// The same for what stands in a block: one call of `make`.
  static func chain(
    _ original: String,
    _ formulas: [String],
    note: String = "",
    line: Int = #line,
    _ chain: @escaping @Sendable (_ make: ConstraintMaker, _ other: LayoutView) -> Void
  ) -> Phrase {
    Phrase(original, formulas, note: note, line: line) { view, other, _ in
      view.snp.makeConstraints { chain($0, other) }
    }
  }

  var testDescription: String { original }
}

@Suite("Coming from SnapKit")
struct ComingFromSnapKitTests {
  private static let phrases: [Phrase] = [
    .chain("make.left.equalTo(other)", ["v.left == o.left"]) { make, other in
      make.left.equalTo(other)
    },
    .chain("make.left.equalTo(other.snp.right)", ["v.left == o.right"]) { make, other in
      make.left.equalTo(other.snp.right)
    },
    .chain("make.width.equalTo(50)", ["v.width == 50"]) { make, _ in
      make.width.equalTo(50)
    },
    .chain("make.left.equalTo(8)", ["v.left == root.left + 8"]) { make, _ in
      make.left.equalTo(8)
    },
    .chain(
      "make.center.equalTo(CGPoint(x: 20, y: 30))",
      ["v.centerX == root.left + 20", "v.centerY == root.top + 30"],
      note: "`CGPoint` with `UIKitNames`; the same goes for the types below"
    ) { make, _ in
      make.center.equalTo(LayoutPoint(x: 20, y: 30))
    },
    .chain(
      "make.size.equalTo(CGSize(width: 4, height: 5))",
      ["v.width == 4", "v.height == 5"]
    ) { make, _ in
      make.size.equalTo(LayoutSize(width: 4, height: 5))
    },
    .chain(
      "make.edges.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      [
        "v.left == root.left + 2", "v.top == root.top + 1", "v.right == root.right - 4",
        "v.bottom == root.bottom - 3",
      ]
    ) { make, _ in
      make.edges.equalTo(LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    .chain(
      "make.size.equalToSuperview()",
      ["v.width == root.width", "v.height == root.height"],
      note: "looked up when the block ends; none is reported"
    ) { make, _ in
      make.size.equalToSuperview()
    },
    .chain("make.top.equalToSuperview { $0.snp.centerY }", ["v.top == root.centerY"]) { make, _ in
      make.top.equalToSuperview { $0.snp.centerY }
    },
    .chain("make.width.lessThanOrEqualTo(other)", ["v.width <= o.width"]) { make, other in
      make.width.lessThanOrEqualTo(other)
    },
    .chain("make.width.greaterThanOrEqualTo(100)", ["v.width >= 100"]) { make, _ in
      make.width.greaterThanOrEqualTo(100)
    },
    .chain("make.bottom.lessThanOrEqualToSuperview()", ["v.bottom <= root.bottom"]) { make, _ in
      make.bottom.lessThanOrEqualToSuperview()
    },
    .chain("make.top.greaterThanOrEqualToSuperview()", ["v.top >= root.top"]) { make, _ in
      make.top.greaterThanOrEqualToSuperview()
    },
    .chain(
      "make.left.top.equalToSuperview()",
      ["v.left == root.left", "v.top == root.top"]
    ) { make, _ in
      make.left.top.equalToSuperview()
    },
    .chain(
      "make.directionalHorizontalEdges.equalTo(other)",
      ["v.leading == o.leading", "v.trailing == o.trailing"]
    ) { make, other in
      make.directionalHorizontalEdges.equalTo(other)
    },
    .chain(
      "make.baseline.equalTo(other)",
      ["v.lastBaseline == o.lastBaseline"],
      note: "the older name of `lastBaseline`"
    ) { make, other in
      make.baseline.equalTo(other)
    },
    .chain(
      "make.width.equalTo(other).multipliedBy(0.5)",
      ["v.width == 0.5 · o.width"],
      note: "`1 / 2` means a half, not 0"
    ) { make, other in
      make.width.equalTo(other).multipliedBy(0.5)
    },
    .chain("make.width.equalTo(other).dividedBy(2)", ["v.width == 0.5 · o.width"]) { make, other in
      make.width.equalTo(other).dividedBy(2)
    },
    .chain(
      "make.right.equalTo(other).offset(-8)",
      ["v.right == o.right - 8"]
    ) { make, other in
      make.right.equalTo(other).offset(-8)
    },
    .chain(
      "make.right.top.equalToSuperview().inset(8)",
      ["v.top == root.top + 8", "v.right == root.right - 8"]
    ) { make, _ in
      make.right.top.equalToSuperview().inset(8)
    },
    .chain(
      "make.horizontalEdges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      ["v.left == root.left + 2", "v.right == root.right - 4"]
    ) { make, _ in
      make.horizontalEdges.equalToSuperview().inset(
        LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
      )
    },
    .chain("make.width.equalTo(50).priority(.high)", ["v.width == 50 @750"]) { make, _ in
      make.width.equalTo(50).priority(.high)
    },
    .chain("make.width.equalTo(50).priority(749)", ["v.width == 50 @749"]) { make, _ in
      make.width.equalTo(50).priority(749)
    },
    .chain(
      "make.width.equalTo(50).priority(.high.advanced(by: -1))",
      ["v.width == 50 @749"]
    ) { make, _ in
      make.width.equalTo(50).priority(.high.advanced(by: -1))
    },
    .chain("make.width.equalTo(50).labeled(\"side\")", ["v.width == 50 'side'"]) { make, _ in
      make.width.equalTo(50).labeled("side")
    },
    Phrase(
      "view.snp.remakeConstraints { make in make.width.equalTo(50) }",
      ["v.width == 50"],
      note: "if one cannot be installed, the old ones stay"
    ) { view, _, _ in
      view.snp.remakeConstraints { make in make.width.equalTo(50) }
    },
    Phrase(
      "view.snp.updateConstraints { make in make.width.equalTo(60) }",
      ["v.width == 60"],
      note: "what matches nothing is reported, and nothing changes"
    ) { view, _, _ in
      view.snp.updateConstraints { make in make.width.equalTo(60) }
    },
    Phrase(
      "view.snp.prepareConstraints { make in make.width.equalTo(50) }[0].activate()",
      ["v.width == 50"]
    ) { view, _, _ in
      view.snp.prepareConstraints { make in make.width.equalTo(50) }[0].activate()
    },
    Phrase("view.snp.removeConstraints()", []) { view, _, _ in
      view.snp.removeConstraints()
    },
    .chain(
      "make.width.equalTo(50).constraint.update(offset: 60)",
      ["v.width == 60"],
      note: "inside the block too; stored, also later"
    ) { make, _ in
      make.width.equalTo(50).constraint.update(offset: 60)
    },
    .chain("make.left.equalTo(8).constraint.update(inset: 9)", ["v.left == root.left + 9"]) {
      make,
      _ in
      make.left.equalTo(8).constraint.update(inset: 9)
    },
    .chain(
      "make.width.equalTo(50).constraint.update(priority: 250)",
      ["v.width == 50 @250"],
      note: "also from and to required"
    ) { make, _ in
      make.width.equalTo(50).constraint.update(priority: 250)
    },
    .chain("make.width.equalTo(50).constraint.deactivate()", []) { make, _ in
      make.width.equalTo(50).constraint.deactivate()
    },
    Phrase(
      "view.snp_makeConstraints { make in make.width.equalTo(50) }",
      ["v.width == 50"],
      note: "and the other older names that begin with `snp_`"
    ) { view, _, _ in
      view.snp_makeConstraints { make in make.width.equalTo(50) }
    },
    Phrase(
      "ConstraintConfig.interfaceLayoutDirection = .rightToLeft",
      [],
      note: "for each hierarchy, at its root"
    ) { _, _, root in
      root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    },
  ]

  @Test("Every construct makes the constraints it made", arguments: phrases)
  private func phrase(_ phrase: Phrase) {
    let stage = Stage()
    phrase.body(stage.view, stage.other, stage.root)
    #expect(stage.formulas == phrase.formulas)
    #expect(stage.kinds == [])
  }

  @Test("The table in the catalog holds these phrases as they are compiled here")
  func table() throws {
    let tests = URL(fileURLWithPath: #filePath)
    let lines = try String(contentsOf: tests, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let rows = Self.phrases.map { phrase in
      let body = lines[(phrase.line - 1)...].drop { !$0.hasSuffix(" in") }.dropFirst()
        .prefix { $0 != "    }," }
        .map { $0.trimmingCharacters(in: .whitespaces) }
        .joined()
      return
        "| `\(phrase.original)` | \(body == phrase.original ? "the same" : "`\(body)`") | \(phrase.note) |"
    }
    var package = tests
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let article = package.appendingPathComponent(
      "Sources/MakerLayout/MakerLayout.docc/ComingFromSnapKit.md"
    )
    let text = try String(contentsOf: article, encoding: .utf8)
    let table = text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(table == rows, "should be:\n\(rows.joined(separator: "\n"))")
  }
}
