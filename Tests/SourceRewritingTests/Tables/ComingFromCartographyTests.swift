import ConstraintKernel
import OperatorLayout
import SourceRewriting
import Testing

@Suite("Coming from Cartography")
struct ComingFromCartographyTests {
  /// What stands in a block of both views.
  private static func block(
    _ original: String,
    _ formulas: [String],
    note: String = "",
    line: Int = #line,
    _ relations: @escaping @Sendable (_ view: LayoutProxy, _ other: LayoutProxy) -> Void
  ) -> Phrase {
    Phrase(original, formulas, note: note, line: line) { view, other, _ in
      constrain(view, other) { relations($0, $1) }
    }
  }

  private static let phrases: [Phrase] = [
    Phrase("constrain(view) { $0.width == 50 }", ["view.width == 50"]) { view, _, _ in
      constrain(view) { $0.width == 50 }
    },
    Phrase(
      "constrain([view, other]) { $0[0].top == $0[1].top }",
      ["view.top == other.top"]
    ) { view, other, _ in
      constrain([view, other]) { $0[0].top == $0[1].top }
    },
    Phrase(
      "constrain([\"a\": view]) { $0[\"a\"]!.width == 50 }",
      ["view.width == 50"]
    ) { view, _, _ in
      constrain(["a": view]) { $0["a"]!.width == 50 }
    },
    block("view.left == other.right", ["view.left == other.right"]) { view, other in
      view.left == other.right
    },
    block("view.leading == other.trailing + 8", ["view.leading == other.trailing + 8"]) {
      view,
      other in
      view.leading == other.trailing + 8
    },
    block("view.bottom <= other.top - 8", ["view.bottom <= other.top - 8"]) { view, other in
      view.bottom <= other.top - 8
    },
    block("view.width >= 44", ["view.width >= 44"]) { view, _ in
      view.width >= 44
    },
    block("view.width == other.width * 2", ["view.width == 2 · other.width"]) { view, other in
      view.width == other.width * 2
    },
    block("view.height == other.width / 2", ["view.height == 0.5 · other.width"]) { view, other in
      view.height == other.width / 2
    },
    block(
      "view.width == (other.width - 50) * 0.5",
      ["view.width == 0.5 · other.width - 25"]
    ) { view, other in
      view.width == (other.width - 50) * 0.5
    },
    block(
      "view.left == other.left - 100",
      ["view.left == other.left - 100"],
      note: "also where it was written `100 - other.left`, which the original read so"
    ) { view, other in
      view.left == other.left - 100
    },
    block("view.baseline == other.baseline", ["view.lastBaseline == other.lastBaseline"]) {
      view,
      other in
      view.baseline == other.baseline
    },
    block(
      "view.firstBaseline == other.firstBaseline",
      ["view.firstBaseline == other.firstBaseline"]
    ) { view, other in
      view.firstBaseline == other.firstBaseline
    },
    block("view.centerX == other.centerX", ["view.centerX == other.centerX"]) { view, other in
      view.centerX == other.centerX
    },
    block(
      "view.center == other.center",
      ["view.centerX == other.centerX", "view.centerY == other.centerY"]
    ) { view, other in
      view.center == other.center
    },
    block(
      "view.size == other.size * 2",
      ["view.width == 2 · other.width", "view.height == 2 · other.height"]
    ) { view, other in
      view.size == other.size * 2
    },
    block(
      "view.edges == view.superview!.edges",
      [
        "view.top == root.top", "view.leading == root.leading", "view.bottom == root.bottom",
        "view.trailing == root.trailing",
      ],
      note: "leading and trailing, not left and right"
    ) { view, _ in
      view.edges == view.superview!.edges
    },
    block(
      "view.edges == inset(view.superview!.edges, 8)",
      [
        "view.top == root.top + 8", "view.leading == root.leading + 8",
        "view.bottom == root.bottom - 8", "view.trailing == root.trailing - 8",
      ]
    ) { view, _ in
      view.edges == inset(view.superview!.edges, 8)
    },
    block(
      "view.edges == inset(view.superview!.edges, 8, 4)",
      [
        "view.top == root.top + 4", "view.leading == root.leading + 8",
        "view.bottom == root.bottom - 4", "view.trailing == root.trailing - 8",
      ],
      note: "across, then down"
    ) { view, _ in
      view.edges == inset(view.superview!.edges, 8, 4)
    },
    block(
      "view.edges == inset(view.superview!.edges, horizontally: 8)",
      [
        "view.top == root.top", "view.leading == root.leading + 8", "view.bottom == root.bottom",
        "view.trailing == root.trailing - 8",
      ],
      note: "`vertically:` as well"
    ) { view, _ in
      view.edges == inset(view.superview!.edges, horizontally: 8)
    },
    block(
      "view.edges == inset(view.superview!.edges, 1, 2, 3, 4)",
      [
        "view.top == root.top + 1", "view.leading == root.leading + 2",
        "view.bottom == root.bottom - 3", "view.trailing == root.trailing - 4",
      ],
      note: "top, leading, bottom, trailing"
    ) { view, _ in
      view.edges == inset(view.superview!.edges, 1, 2, 3, 4)
    },
    block(
      "view.edges == inset(view.superview!.edges, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      [
        "view.top == root.top + 1", "view.leading == root.leading + 2",
        "view.bottom == root.bottom - 3", "view.trailing == root.trailing - 4",
      ],
      note: "`UIEdgeInsets` with `UIKitNames`"
    ) { view, _ in
      view.edges
        == inset(view.superview!.edges, LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    block(
      "view.edges == view.superview!.edges.inseted(by: 8)",
      [
        "view.top == root.top + 8", "view.leading == root.leading + 8",
        "view.bottom == root.bottom - 8", "view.trailing == root.trailing - 8",
      ],
      note: "and the other labels of `inseted`"
    ) { view, _ in
      view.edges == view.superview!.edges.inseted(by: 8)
    },
    block(
      "view.edges == view.superview!.edgesWithinMargins",
      [
        "view.top == root.topMargin", "view.leading == root.leadingMargin",
        "view.bottom == root.bottomMargin", "view.trailing == root.trailingMargin",
      ]
    ) { view, _ in
      view.edges == view.superview!.edgesWithinMargins
    },
    block(
      "view.leading == view.superview!.leadingMargin",
      ["view.leading == root.leadingMargin"]
    ) { view, _ in
      view.leading == view.superview!.leadingMargin
    },
    block(
      "view.center == view.superview!.centerWithinMargins",
      ["view.centerX == root.centerXWithinMargins", "view.centerY == root.centerYWithinMargins"]
    ) { view, _ in
      view.center == view.superview!.centerWithinMargins
    },
    block(
      "view.top == view.superview!.safeAreaLayoutGuide.top",
      ["view.top == root.safeAreaLayoutGuide.top"],
      note: "`layoutMarginsGuide` and `readableContentGuide` as well"
    ) { view, _ in
      view.top == view.superview!.safeAreaLayoutGuide.top
    },
    block("view.width == 50 ~ 750", ["view.width == 50 @750"]) { view, _ in
      view.width == 50 ~ 750
    },
    block("view.width == 50 ~ .defaultLow", ["view.width == 50 @250"]) { view, _ in
      view.width == 50 ~ .defaultLow
    },
    block(
      "let width = view.width == 50; width.identifier = \"side\"",
      ["view.width == 50 'side'"]
    ) { view, _ in
      let width = view.width == 50
      width.identifier = "side"
    },
    block("align(top: view, other)", ["view.top == other.top"], note: "all nine") { view, other in
      align(top: view, other)
    },
    block(
      "distribute(by: 8, horizontally: view, other)",
      ["view.trailing == other.leading - 8"],
      note: "`leftToRight:` and `vertically:` as well"
    ) { view, other in
      distribute(by: 8, horizontally: view, other)
    },
    block("distribute(equalWidth: view, other)", ["view.width == other.width"]) { view, other in
      distribute(equalWidth: view, other)
    },
    Phrase(
      "let group = constrain(view) { $0.width == 50 }; constrain(view, replace: group) { $0.width == 60 }",
      ["view.width == 60"]
    ) { view, _, _ in
      let group = constrain(view) { $0.width == 50 }
      constrain(view, replace: group) { $0.width == 60 }
    },
    Phrase(
      "let group = constrain(view) { $0.width == 50 }; constrain(clear: group)",
      []
    ) { view, _, _ in
      let group = constrain(view) { $0.width == 50 }
      constrain(clear: group)
    },
    Phrase(
      "let group = constrain(view) { $0.width == 50 }; group.active = false",
      []
    ) { view, _, _ in
      let group = constrain(view) { $0.width == 50 }
      group.active = false
    },
  ]

  @Test("Every construct makes the constraints it made", arguments: phrases)
  func phrase(_ phrase: Phrase) {
    let stage = PhraseStage()
    phrase.body(stage.view, stage.other, stage.root)
    #expect(stage.formulas == phrase.formulas)
    #expect(stage.issues == [])
  }

  @Test("The table in the catalog holds these phrases as they are compiled here")
  func table() throws {
    let compiled = try CompiledText(#filePath)
    let rows = Self.phrases.map { $0.row(compiled) }
    let table = try Catalog.rows(
      of: "OperatorLayout/OperatorLayout.docc/ComingFromCartography.md",
      from: #filePath,
      "| `"
    )
    #expect(table == rows, "should be:\n\(rows.joined(separator: "\n"))")
  }
}
