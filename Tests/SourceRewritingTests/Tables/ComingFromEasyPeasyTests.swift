import AttributeLayout
import ConstraintKernel
import SourceRewriting
import Testing

@Suite("Coming from EasyPeasy")
struct ComingFromEasyPeasyTests {
  private static let phrases: [Phrase] = [
    Phrase(
      "view.easy.layout(Top(8), Left(8))",
      ["view.top == root.top + 8", "view.left == root.left + 8"]
    ) { view, _, _ in
      view.easy.layout(Top(8), Left(8))
    },
    Phrase(
      "view.easy.layout([Bottom(8), Right(8)])",
      ["view.bottom == root.bottom - 8", "view.right == root.right - 8"]
    ) { view, _, _ in
      view.easy.layout([Bottom(8), Right(8)])
    },
    Phrase("view <- Width(50)", ["view.width == 50"], note: "the older spelling, also with a list")
    { view, _, _ in
      view <- Width(50)
    },
    Phrase(
      "view.easy.layout(Leading(), Trailing())",
      ["view.leading == root.leading", "view.trailing == root.trailing"]
    ) { view, _, _ in
      view.easy.layout(Leading(), Trailing())
    },
    Phrase("view.easy.layout(Width(>=50))", ["view.width >= 50"]) { view, _, _ in
      view.easy.layout(Width(>=50))
    },
    Phrase(
      "view.easy.layout(Right(>=10))",
      ["view.right >= root.right - 10"],
      note: "never turned round: a gap of at most 10"
    ) { view, _, _ in
      view.easy.layout(Right(>=10))
    },
    Phrase(
      "view.easy.layout(Width(*0.5).like(other))",
      ["view.width == 0.5 · other.width"],
      note: "the original also adds 0.5 points"
    ) { view, other, _ in
      view.easy.layout(Width(*0.5).like(other))
    },
    Phrase(
      "view.easy.layout(Width(>=10 * 0.5).like(other))",
      ["view.width >= 0.5 · other.width + 10"]
    ) { view, other, _ in
      view.easy.layout(Width(>=10 * 0.5).like(other))
    },
    Phrase("view.easy.layout(Height().like(other, .width))", ["view.height == other.width"]) {
      view,
      other,
      _ in
      view.easy.layout(Height().like(other, .width))
    },
    Phrase(
      "view.easy.layout(Top(8).to(other))",
      ["view.top == other.bottom + 8"],
      note: "the opposite edge of a sibling"
    ) { view, other, _ in
      view.easy.layout(Top(8).to(other))
    },
    Phrase("view.easy.layout(Top(8).to(other, .top))", ["view.top == other.top + 8"]) {
      view,
      other,
      _ in
      view.easy.layout(Top(8).to(other, .top))
    },
    Phrase("view.easy.layout(Bottom(8).to(other))", ["view.bottom == other.top - 8"]) {
      view,
      other,
      _ in
      view.easy.layout(Bottom(8).to(other))
    },
    Phrase(
      "view.easy.layout(Top(8).to(root.safeAreaLayoutGuide, .top))",
      ["view.top == root.safeAreaLayoutGuide.top + 8"],
      note: "without `.top` the same here; the original then meets the guide's bottom"
    ) { view, _, root in
      view.easy.layout(Top(8).to(root.safeAreaLayoutGuide, .top))
    },
    Phrase(
      "view.easy.layout(CenterX(), CenterY(4))",
      ["view.centerX == root.centerX", "view.centerY == root.centerY + 4"]
    ) { view, _, _ in
      view.easy.layout(CenterX(), CenterY(4))
    },
    Phrase(
      "view.easy.layout(FirstBaseline().to(other), LastBaseline(2).to(other))",
      ["view.firstBaseline == other.firstBaseline", "view.lastBaseline == other.lastBaseline - 2"]
    ) { view, other, _ in
      view.easy.layout(FirstBaseline().to(other), LastBaseline(2).to(other))
    },
    Phrase("view.easy.layout(Size(24))", ["view.width == 24", "view.height == 24"]) { view, _, _ in
      view.easy.layout(Size(24))
    },
    Phrase(
      "view.easy.layout(Size(CGSize(width: 4, height: 5)))",
      ["view.width == 4", "view.height == 5"],
      note: "`CGSize` with `UIKitNames`; the same goes for the types below"
    ) { view, _, _ in
      view.easy.layout(Size(LayoutSize(width: 4, height: 5)))
    },
    Phrase(
      "view.easy.layout(Size().like(other))",
      ["view.width == other.width", "view.height == other.height"]
    ) { view, other, _ in
      view.easy.layout(Size().like(other))
    },
    Phrase(
      "view.easy.layout(Edges(8))",
      [
        "view.top == root.top + 8", "view.left == root.left + 8", "view.right == root.right - 8",
        "view.bottom == root.bottom - 8",
      ],
      note: "left and right, not leading and trailing"
    ) { view, _, _ in
      view.easy.layout(Edges(8))
    },
    Phrase(
      "view.easy.layout(Edges(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))",
      [
        "view.top == root.top + 1", "view.left == root.left + 2", "view.right == root.right - 4",
        "view.bottom == root.bottom - 3",
      ]
    ) { view, _, _ in
      view.easy.layout(Edges(LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)))
    },
    Phrase(
      "view.easy.layout(Center())",
      ["view.centerX == root.centerX", "view.centerY == root.centerY"]
    ) { view, _, _ in
      view.easy.layout(Center())
    },
    Phrase(
      "view.easy.layout(Center(CGPoint(x: 4, y: 5)))",
      ["view.centerX == root.centerX + 4", "view.centerY == root.centerY + 5"]
    ) { view, _, _ in
      view.easy.layout(Center(LayoutPoint(x: 4, y: 5)))
    },
    Phrase(
      "view.easy.layout(LeadingMargin(), TopMargin(4))",
      ["view.leadingMargin == root.leadingMargin", "view.topMargin == root.topMargin + 4"],
      note: "margin to margin"
    ) { view, _, _ in
      view.easy.layout(LeadingMargin(), TopMargin(4))
    },
    Phrase(
      "view.easy.layout(Margins())",
      [
        "view.topMargin == root.topMargin", "view.leftMargin == root.leftMargin",
        "view.rightMargin == root.rightMargin", "view.bottomMargin == root.bottomMargin",
      ]
    ) { view, _, _ in
      view.easy.layout(Margins())
    },
    Phrase(
      "view.easy.layout(CenterWithinMargins())",
      [
        "view.centerXWithinMargins == root.centerXWithinMargins",
        "view.centerYWithinMargins == root.centerYWithinMargins",
      ]
    ) { view, _, _ in
      view.easy.layout(CenterWithinMargins())
    },
    Phrase(
      "view.easy.layout(Width(50).with(.high))",
      ["view.width == 50 @750"],
      note: "`medium` is 500 and `low` 250"
    ) { view, _, _ in
      view.easy.layout(Width(50).with(.high))
    },
    Phrase("view.easy.layout(Width(50).with(.custom(650)))", ["view.width == 50 @650"]) {
      view,
      _,
      _ in
      view.easy.layout(Width(50).with(.custom(650)))
    },
    Phrase(
      "view.easy.layout([Width(50), Height(60)].with(.low))",
      ["view.width == 50 @250", "view.height == 60 @250"]
    ) { view, _, _ in
      view.easy.layout([Width(50), Height(60)].with(.low))
    },
    Phrase(
      "view.easy.layout(Width(50).when { false }, Height(60))",
      ["view.height == 60"],
      note: "what a conditional attribute pushes out returns"
    ) { view, _, _ in
      view.easy.layout(Width(50).when { false }, Height(60))
    },
    Phrase(
      "view.easy.layout(Width(50).when { $0.isPad }, Height(60))",
      ["view.height == 60"],
      note: "asked again by itself when the environment changes"
    ) { view, _, _ in
      view.easy.layout(Width(50).when { $0.isPad }, Height(60))
    },
    Phrase(
      "view.easy.layout(Left(8)); view.easy.layout(CenterX())",
      ["view.centerX == root.centerX"],
      note: "a later call pushes out what it excludes"
    ) { view, _, _ in
      view.easy.layout(Left(8))
      view.easy.layout(CenterX())
    },
    Phrase("view.easy.layout(Width(50)); view.easy.reload()", ["view.width == 50"]) { view, _, _ in
      view.easy.layout(Width(50))
      view.easy.reload()
    },
    Phrase("view.easy.layout(Width(50)); view.easy.clear()", []) { view, _, _ in
      view.easy.layout(Width(50))
      view.easy.clear()
    },
  ]

  @Test("Every construct makes the constraints it made", arguments: phrases)
  func phrase(_ phrase: Phrase) {
    let stage = PhraseStage()
    phrase.body(stage.view, stage.other, stage.root)
    #expect(stage.formulas.sorted() == phrase.formulas.sorted())
    #expect(stage.issues == [])
  }

  @Test("The table in the catalog holds these phrases as they are compiled here")
  func table() throws {
    let compiled = try CompiledText(#filePath)
    let rows = Self.phrases.map { $0.row(compiled) }
    let table = try Catalog.rows(
      of: "AttributeLayout/AttributeLayout.docc/ComingFromEasyPeasy.md",
      from: #filePath,
      "| `"
    )
    #expect(table == rows, "should be:\n\(rows.joined(separator: "\n"))")
  }
}
