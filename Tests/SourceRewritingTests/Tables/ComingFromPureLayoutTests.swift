import AutoPinLayout
import ConstraintKernel
import SourceRewriting
import Testing

@Suite("Coming from PureLayout")
struct ComingFromPureLayoutTests {
  private static let phrases: [Phrase] = [
    Phrase("view.autoPinEdge(toSuperviewEdge: .left)", ["view.left == root.left"]) { view, _, _ in
      view.autoPinEdge(toSuperviewEdge: .left)
    },
    Phrase(
      "view.autoPinEdge(toSuperviewEdge: .right, withInset: 8)",
      ["view.right == root.right - 8"],
      note: "an inset counts inwards"
    ) { view, _, _ in
      view.autoPinEdge(toSuperviewEdge: .right, withInset: 8)
    },
    Phrase(
      "view.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8, relation: .greaterThanOrEqual)",
      ["view.trailing <= root.trailing - 8"],
      note: "the relation compares the inset"
    ) { view, _, _ in
      view.autoPinEdge(toSuperviewEdge: .trailing, withInset: 8, relation: .greaterThanOrEqual)
    },
    Phrase(
      "view.autoPinEdgesToSuperviewEdges()",
      [
        "view.top == root.top", "view.leading == root.leading", "view.bottom == root.bottom",
        "view.trailing == root.trailing",
      ]
    ) { view, _, _ in
      view.autoPinEdgesToSuperviewEdges()
    },
    Phrase(
      "view.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
      [
        "view.top == root.top + 1", "view.leading == root.leading + 2",
        "view.bottom == root.bottom - 3", "view.trailing == root.trailing - 4",
      ],
      note: "`UIEdgeInsets` with `UIKitNames`; the same goes for the types below"
    ) { view, _, _ in
      view.autoPinEdgesToSuperviewEdges(with: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    },
    Phrase(
      "view.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), excludingEdge: .left)",
      [
        "view.top == root.top + 1", "view.bottom == root.bottom - 3",
        "view.right == root.right - 4",
      ]
    ) { view, _, _ in
      view.autoPinEdgesToSuperviewEdges(
        with: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4),
        excludingEdge: .left
      )
    },
    Phrase(
      "view.autoPinEdge(toSuperviewMargin: .leading)",
      ["view.leading == root.leadingMargin"],
      note: "`withInset:` and `relation:` as well"
    ) { view, _, _ in
      view.autoPinEdge(toSuperviewMargin: .leading)
    },
    Phrase(
      "view.autoPinEdgesToSuperviewMargins()",
      [
        "view.top == root.topMargin", "view.leading == root.leadingMargin",
        "view.bottom == root.bottomMargin", "view.trailing == root.trailingMargin",
      ],
      note: "`with:` as well"
    ) { view, _, _ in
      view.autoPinEdgesToSuperviewMargins()
    },
    Phrase(
      "view.autoPinEdges(toSuperviewMarginsExcludingEdge: .bottom)",
      [
        "view.top == root.topMargin", "view.leading == root.leadingMargin",
        "view.trailing == root.trailingMargin",
      ]
    ) { view, _, _ in
      view.autoPinEdges(toSuperviewMarginsExcludingEdge: .bottom)
    },
    Phrase(
      "view.autoPinEdge(toSuperviewSafeArea: .top, withInset: 8)",
      ["view.top == root.safeAreaLayoutGuide.top + 8"],
      note: "`relation:` as well"
    ) { view, _, _ in
      view.autoPinEdge(toSuperviewSafeArea: .top, withInset: 8)
    },
    Phrase(
      "view.autoPinEdgesToSuperviewSafeArea()",
      [
        "view.top == root.safeAreaLayoutGuide.top",
        "view.leading == root.safeAreaLayoutGuide.leading",
        "view.bottom == root.safeAreaLayoutGuide.bottom",
        "view.trailing == root.safeAreaLayoutGuide.trailing",
      ],
      note: "`with:` and `excludingEdge:` as well"
    ) { view, _, _ in
      view.autoPinEdgesToSuperviewSafeArea()
    },
    Phrase("view.autoPinEdge(.left, to: .right, of: other)", ["view.left == other.right"]) {
      view,
      other,
      _ in
      view.autoPinEdge(.left, to: .right, of: other)
    },
    Phrase(
      "view.autoPinEdge(.top, to: .bottom, of: other, withOffset: 8)",
      ["view.top == other.bottom + 8"],
      note: "an offset is added"
    ) { view, other, _ in
      view.autoPinEdge(.top, to: .bottom, of: other, withOffset: 8)
    },
    Phrase(
      "view.autoPinEdge(.right, to: .left, of: other, withOffset: -8, relation: .lessThanOrEqual)",
      ["view.right <= other.left - 8"],
      note: "not turned round"
    ) { view, other, _ in
      view.autoPinEdge(.right, to: .left, of: other, withOffset: -8, relation: .lessThanOrEqual)
    },
    Phrase(
      "view.autoAlignAxis(toSuperviewAxis: .vertical)",
      ["view.centerX == root.centerX"],
      note: "the axis is the line"
    ) { view, _, _ in
      view.autoAlignAxis(toSuperviewAxis: .vertical)
    },
    Phrase(
      "view.autoAlignAxis(toSuperviewMarginAxis: .horizontal)",
      ["view.centerY == root.centerYWithinMargins"]
    ) { view, _, _ in
      view.autoAlignAxis(toSuperviewMarginAxis: .horizontal)
    },
    Phrase(
      "view.autoAlignAxis(.horizontal, toSameAxisOf: other)",
      ["view.centerY == other.centerY"]
    ) { view, other, _ in
      view.autoAlignAxis(.horizontal, toSameAxisOf: other)
    },
    Phrase(
      "view.autoAlignAxis(.horizontal, toSameAxisOf: other, withOffset: 4)",
      ["view.centerY == other.centerY + 4"]
    ) { view, other, _ in
      view.autoAlignAxis(.horizontal, toSameAxisOf: other, withOffset: 4)
    },
    Phrase(
      "view.autoAlignAxis(.baseline, toSameAxisOf: other)",
      ["view.lastBaseline == other.lastBaseline"],
      note: "`.firstBaseline` as well"
    ) { view, other, _ in
      view.autoAlignAxis(.baseline, toSameAxisOf: other)
    },
    Phrase(
      "view.autoAlignAxis(.vertical, toSameAxisOf: other, withMultiplier: 0.5)",
      ["view.centerX == 0.5 · other.centerX"]
    ) { view, other, _ in
      view.autoAlignAxis(.vertical, toSameAxisOf: other, withMultiplier: 0.5)
    },
    Phrase(
      "view.autoCenterInSuperview()",
      ["view.centerY == root.centerY", "view.centerX == root.centerX"]
    ) { view, _, _ in
      view.autoCenterInSuperview()
    },
    Phrase(
      "view.autoCenterInSuperviewMargins()",
      ["view.centerY == root.centerYWithinMargins", "view.centerX == root.centerXWithinMargins"]
    ) { view, _, _ in
      view.autoCenterInSuperviewMargins()
    },
    Phrase("view.autoMatch(.width, to: .height, of: other)", ["view.width == other.height"]) {
      view,
      other,
      _ in
      view.autoMatch(.width, to: .height, of: other)
    },
    Phrase(
      "view.autoMatch(.width, to: .width, of: other, withOffset: -8)",
      ["view.width == other.width - 8"],
      note: "`relation:` as well"
    ) { view, other, _ in
      view.autoMatch(.width, to: .width, of: other, withOffset: -8)
    },
    Phrase(
      "view.autoMatch(.width, to: .height, of: view, withMultiplier: 1.5)",
      ["view.width == 1.5 · view.height"],
      note: "`relation:` as well; here also with an offset"
    ) { view, _, _ in
      view.autoMatch(.width, to: .height, of: view, withMultiplier: 1.5)
    },
    Phrase("view.autoSetDimension(.height, toSize: 44)", ["view.height == 44"]) { view, _, _ in
      view.autoSetDimension(.height, toSize: 44)
    },
    Phrase(
      "view.autoSetDimension(.width, toSize: 44, relation: .greaterThanOrEqual)",
      ["view.width >= 44"]
    ) { view, _, _ in
      view.autoSetDimension(.width, toSize: 44, relation: .greaterThanOrEqual)
    },
    Phrase(
      "view.autoSetDimensions(to: CGSize(width: 4, height: 5))",
      ["view.width == 4", "view.height == 5"]
    ) { view, _, _ in
      view.autoSetDimensions(to: LayoutSize(width: 4, height: 5))
    },
    Phrase(
      "view.autoConstrainAttribute(.top, to: .horizontal, of: other)",
      ["view.top == other.centerY"],
      note: "`withOffset:`, `withMultiplier:` and `relation:` as well"
    ) { view, other, _ in
      view.autoConstrainAttribute(.top, to: .horizontal, of: other)
    },
    Phrase(
      "[view, other].autoAlignViews(to: .top)",
      ["other.top == view.top"],
      note: "the original needs `as NSArray`, here `UIKitAutoPin` has that"
    ) { view, other, _ in
      [view, other].autoAlignViews(to: .top)
    },
    Phrase("[view, other].autoAlignViews(to: .vertical)", ["other.centerX == view.centerX"]) {
      view,
      other,
      _ in
      [view, other].autoAlignViews(to: .vertical)
    },
    Phrase("[view, other].autoMatchViewsDimension(.width)", ["other.width == view.width"]) {
      view,
      other,
      _ in
      [view, other].autoMatchViewsDimension(.width)
    },
    Phrase(
      "[view, other].autoSetViewsDimension(.height, toSize: 44)",
      ["view.height == 44", "other.height == 44"]
    ) { view, other, _ in
      [view, other].autoSetViewsDimension(.height, toSize: 44)
    },
    Phrase(
      "[view, other].autoSetViewsDimensions(to: CGSize(width: 4, height: 5))",
      ["view.width == 4", "other.width == 4", "view.height == 5", "other.height == 5"]
    ) { view, other, _ in
      [view, other].autoSetViewsDimensions(to: LayoutSize(width: 4, height: 5))
    },
    Phrase(
      "[view, other].autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSpacing: 8)",
      [
        "view.leading == root.leading + 8", "other.leading == view.trailing + 8",
        "other.width == view.width", "other.top == view.top", "other.trailing == root.trailing - 8",
      ],
      note: "`insetSpacing:` and `matchedSizes:` as well"
    ) { view, other, _ in
      [view, other].autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSpacing: 8)
    },
    Phrase(
      "[view, other].autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSize: 44, insetSpacing: false)",
      [
        "view.height == 44", "view.centerY == root.top + 22", "other.height == 44",
        "other.centerY == 2 · root.centerY - 22", "other.left == view.left",
      ],
      note: "the order follows the reading direction"
    ) { view, other, _ in
      [view, other].autoDistributeViews(
        along: .vertical,
        alignedTo: .left,
        withFixedSize: 44,
        insetSpacing: false
      )
    },
    Phrase(
      "NSLayoutConstraint.autoSetPriority(.defaultHigh) { view.autoSetDimension(.width, toSize: 50) }",
      ["view.width == 50 @750"]
    ) { view, _, _ in
      LayoutConstraint.autoSetPriority(.defaultHigh) { view.autoSetDimension(.width, toSize: 50) }
    },
    Phrase(
      "NSLayoutConstraint.autoSetIdentifier(\"side\") { view.autoSetDimension(.width, toSize: 50) }",
      ["view.width == 50 'side'"]
    ) { view, _, _ in
      LayoutConstraint.autoSetIdentifier("side") { view.autoSetDimension(.width, toSize: 50) }
    },
    Phrase(
      "NSLayoutConstraint.autoCreateConstraintsWithoutInstalling { view.autoSetDimension(.width, toSize: 50) }",
      []
    ) { view, _, _ in
      _ = LayoutConstraint.autoCreateConstraintsWithoutInstalling {
        view.autoSetDimension(.width, toSize: 50)
      }
    },
    Phrase(
      "NSLayoutConstraint.autoCreateAndInstallConstraints { view.autoSetDimension(.width, toSize: 50) }",
      ["view.width == 50"]
    ) { view, _, _ in
      LayoutConstraint.autoCreateAndInstallConstraints { view.autoSetDimension(.width, toSize: 50) }
    },
    Phrase(
      "view.autoSetDimension(.width, toSize: 50).autoIdentify(\"side\")",
      ["view.width == 50 'side'"]
    ) { view, _, _ in
      view.autoSetDimension(.width, toSize: 50).autoIdentify("side")
    },
    Phrase(
      "view.autoSetDimension(.width, toSize: 50).autoRemove()",
      [],
      note: "`autoInstall()` puts it back"
    ) { view, _, _ in
      view.autoSetDimension(.width, toSize: 50).autoRemove()
    },
    Phrase(
      "[view.autoSetDimension(.width, toSize: 50)].autoRemoveConstraints()",
      [],
      note: "`autoInstallConstraints()` puts them back"
    ) { view, _, _ in
      [view.autoSetDimension(.width, toSize: 50)].autoRemoveConstraints()
    },
    Phrase(
      "NSLayoutConstraint.autoSetPriority(.required) { view.autoSetContentHuggingPriority(for: .vertical) }",
      [],
      note: "`autoSetContentCompressionResistancePriority(for:)` as well"
    ) { view, _, _ in
      LayoutConstraint.autoSetPriority(.required) {
        view.autoSetContentHuggingPriority(for: .vertical)
      }
    },
    Phrase("view.configureForAutoLayout()", []) { view, _, _ in
      view.configureForAutoLayout()
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
      of: "AutoPinLayout/AutoPinLayout.docc/ComingFromPureLayout.md",
      from: #filePath,
      "| `"
    )
    #expect(table == rows, "should be:\n\(rows.joined(separator: "\n"))")
  }
}
