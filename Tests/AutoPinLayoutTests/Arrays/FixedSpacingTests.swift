import AutoPinLayout
import Testing

@Suite("Distribution with fixed spacing")
struct FixedSpacingTests {
  @Test("Order: first edge, then per item spacing, size and alignment, then last edge")
  func order() {
    let stage = Stage()
    let row = stage.addRow(3)
    let made = row.autoDistributeViews(
      along: .horizontal,
      alignedTo: .horizontal,
      withFixedSpacing: 10
    )
    #expect(
      made.formulas == [
        "a.leading == root.leading + 10",
        "b.leading == a.trailing + 10",
        "b.width == a.width",
        "b.centerY == a.centerY",
        "c.leading == b.trailing + 10",
        "c.width == b.width",
        "c.centerY == b.centerY",
        "c.trailing == root.trailing - 10",
      ]
    )
    #expect(stage.issues.isEmpty)
  }

  @Test("Without insets and matched sizes, along the vertical axis")
  func bare() {
    let stage = Stage()
    let row = stage.addRow(2)
    let made = row.autoDistributeViews(
      along: .vertical,
      alignedTo: .left,
      withFixedSpacing: 10,
      insetSpacing: false,
      matchedSizes: false
    )
    #expect(
      made.formulas == [
        "a.top == root.top", "b.top == a.bottom + 10", "b.left == a.left",
        "b.bottom == root.bottom",
      ]
    )
    #expect(stage.issues.isEmpty)
  }

  @Test("Insets of their own at both ends")
  func ends() {
    let stage = Stage()
    let row = stage.addRow(2)
    let made = row.autoDistributeViews(
      along: .horizontal,
      alignedTo: .top,
      withFixedSpacing: 10,
      firstInset: 3,
      lastInset: 4
    )
    #expect(made.first?.formula == "a.leading == root.leading + 3")
    #expect(made.last?.formula == "b.trailing == root.trailing - 4")
    #expect(stage.issues.isEmpty)
  }

  @Test("A single item fills its superview")
  func single() {
    let stage = Stage()
    let made = stage.addRow(1).autoDistributeViews(
      along: .baseline,
      alignedTo: .baseline,
      withFixedSpacing: 8
    )
    #expect(made.formulas == ["a.leading == root.leading + 8", "a.trailing == root.trailing - 8"])
    #expect(stage.issues.isEmpty)
  }

  @Test(
    "Matched sizes share what spacing leaves of 400",
    arguments: [
      // (400 - 4 · 10) / 3, (400 - 2 · 10) / 3, and overlap: (400 + 4 · 20) / 3.
      (10.0, true, [10.0, 140, 270], 120.0),
      (20, false, [0, 140, 280], 120),
      (-20, true, [-20, 120, 260], 160),
    ]
  )
  func frames(spacing: Double, inset: Bool, lefts: [Double], width: Double) {
    for direction in LayoutReadingDirection.allCases {
      let stage = Stage()
      stage.root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
      let row = stage.addRow(3)
      row.autoDistributeViews(
        along: .horizontal,
        alignedTo: .top,
        withFixedSpacing: spacing,
        insetSpacing: inset
      )
      row[0].autoPinEdge(toSuperviewEdge: .top)
      row.autoSetViewsDimension(.height, toSize: 20)
      stage.root.layoutIfNeeded()
      let expected = direction == .leftToRight ? lefts : lefts.reversed()
      #expect(row.map(\.frame) == expected.map { rect($0, 0, width, 20) })
    }
  }

  @Test(
    "Only lines across the axis can align",
    arguments: [
      (ALAxis.vertical, [ALAttribute.left, .right, .leading, .trailing, .vertical]),
      (.horizontal, [.top, .bottom, .horizontal, .baseline, .firstBaseline]),
      (.baseline, [.top, .bottom, .horizontal, .baseline, .firstBaseline]),
      (.firstBaseline, [.top, .bottom, .horizontal, .baseline, .firstBaseline]),
    ]
  )
  func alignments(axis: ALAxis, accepted: [ALAttribute]) {
    for alignment in ALAttribute.allCases {
      let stage = Stage()
      let row = stage.addRow(2)
      let spaced = row.autoDistributeViews(
        along: axis,
        alignedTo: alignment,
        withFixedSpacing: 1
      )
      let sized = row.autoDistributeViews(along: axis, alignedTo: alignment, withFixedSize: 1)
      let isAccepted = accepted.contains(alignment)
      #expect(spaced.count == (isAccepted ? 5 : 0))
      #expect(sized.count == (isAccepted ? 5 : 0))
      #expect(stage.issues.count == (isAccepted ? 0 : 2))
      #expect(stage.installed.count == (isAccepted ? 10 : 0))
    }
  }

  @Test("An item without superview keeps the whole row from coming about")
  func orphan() {
    let stage = Stage()
    let row = [stage.view, stage.orphan]
    #expect(row.autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSize: 1).isEmpty)
    #expect(
      row.autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSpacing: 1).isEmpty
    )
    #expect(stage.kinds == [.missingSuperview, .missingSuperview])
    #expect(stage.installed.isEmpty)
  }
}
