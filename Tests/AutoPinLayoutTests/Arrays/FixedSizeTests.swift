import AutoPinLayout
import Testing

@Suite("Distribution with a fixed size")
struct FixedSizeTests {
  @Test("Order per item: size, place, alignment with the one before; shares of the far edge")
  func order() {
    let stage = Stage()
    let row = stage.addRow(3)
    // f = 1/4, 2/4, 3/4 and constants (f - 1/2) · 40.
    #expect(
      row.autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSize: 40).formulas == [
        "a.width == 40", "a.centerX == 0.25 · root.trailing - 10",
        "b.width == 40", "b.centerX == 0.5 · root.trailing", "b.top == a.top",
        "c.width == 40", "c.centerX == 0.75 · root.trailing + 10", "c.top == b.top",
      ]
    )
    #expect(stage.issues.isEmpty)
  }

  @Test("Along the vertical axis shares are multiples of the middle")
  func vertical() {
    let stage = Stage()
    let row = stage.addRow(3)
    #expect(
      row.autoDistributeViews(along: .vertical, alignedTo: .leading, withFixedSize: 40).formulas
        == [
          "a.height == 40", "a.centerY == 0.5 · root.centerY - 10",
          "b.height == 40", "b.centerY == root.centerY", "b.leading == a.leading",
          "c.height == 40", "c.centerY == 1.5 · root.centerY + 10", "c.leading == b.leading",
        ]
    )
    #expect(stage.issues.isEmpty)
  }

  @Test("Without insets the first item starts exactly at the near edge")
  func flush() {
    let stage = Stage()
    let row = stage.addRow(3)
    #expect(
      row.autoDistributeViews(
        along: .horizontal,
        alignedTo: .top,
        withFixedSize: 40,
        insetSpacing: false
      ).formulas == [
        "a.width == 40", "a.centerX == root.leading + 20",
        "b.width == 40", "b.centerX == 0.5 · root.trailing", "b.top == a.top",
        "c.width == 40", "c.centerX == root.trailing - 20", "c.top == b.top",
      ]
    )
    let another = Stage()
    let column = another.addRow(2)
    #expect(
      column.autoDistributeViews(
        along: .vertical,
        alignedTo: .left,
        withFixedSize: 40,
        insetSpacing: false
      ).formulas == [
        "a.height == 40", "a.centerY == root.top + 20",
        "b.height == 40", "b.centerY == 2 · root.centerY - 20", "b.left == a.left",
      ]
    )
    #expect(stage.issues.isEmpty)
    #expect(another.issues.isEmpty)
  }

  static let rows: [(count: Int, size: Double, inset: Bool, lefts: [Double])] = [
    // (400 - 3 · 40) / 4 = 70 between and around.
    (3, 40, true, [70, 180, 290]),
    // (400 - 3 · 40) / 2 = 140 between.
    (3, 40, false, [0, 180, 360]),
    // (400 - 4 · 200) / 3 overlap, by a number without finite digits in base 2.
    (4, 200, false, [0, 200.0 / 3, 400.0 / 3, 200]),
    (1, 40, true, [180]),
    (1, 40, false, [0]),
    (2, 40, false, [0, 360]),
  ]

  @Test(
    "Spaces are equal and follow the reading direction, however late it is known",
    arguments: rows
  )
  func frames(row: (count: Int, size: Double, inset: Bool, lefts: [Double])) {
    let stage = Stage()
    let views = stage.addRow(row.count)
    views.autoDistributeViews(
      along: .horizontal,
      alignedTo: .top,
      withFixedSize: row.size,
      insetSpacing: row.inset
    )
    views[0].autoPinEdge(toSuperviewEdge: .top)
    views.autoSetViewsDimension(.height, toSize: 10)
    stage.root.layoutIfNeeded()
    // Frames have a grain of 2 to the power of -20 of a point.
    for (view, left) in zip(views, row.lefts) {
      #expect(abs(view.frame.minX - left) < 1e-6)
      #expect(view.frame.width == row.size)
    }
    stage.root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    stage.root.layoutIfNeeded()
    for (view, left) in zip(views, row.lefts) {
      #expect(abs(view.frame.maxX - (400 - left)) < 1e-6)
      #expect(view.frame.width == row.size)
    }
    #expect(stage.issues.isEmpty)
  }

  @Test("Along the vertical axis the first item is on top in both directions")
  func column() {
    for direction in LayoutReadingDirection.allCases {
      let stage = Stage()
      stage.root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
      let views = stage.addRow(3)
      views.autoDistributeViews(
        along: .vertical,
        alignedTo: .left,
        withFixedSize: 20,
        insetSpacing: false
      )
      views[0].autoPinEdge(toSuperviewEdge: .left, withInset: 5)
      views.autoSetViewsDimension(.width, toSize: 50)
      stage.root.layoutIfNeeded()
      #expect(
        views.map(\.frame) == [rect(5, 0, 50, 20), rect(5, 140, 50, 20), rect(5, 280, 50, 20)]
      )
    }
  }

  @Test("Items of different superviews spread over what holds them all")
  func cousins() {
    let stage = Stage()
    stage.view.autoPinEdgesToSuperviewEdges(with: LayoutInsets(left: 7))
    stage.other.autoPinEdgesToSuperviewEdges(with: LayoutInsets(left: 9))
    let (left, right) = (LayoutView(), LayoutView())
    left.layoutName = "left"
    right.layoutName = "right"
    stage.view.addSubview(left)
    stage.other.addSubview(right)
    let made = [left, right].autoDistributeViews(
      along: .horizontal,
      alignedTo: .top,
      withFixedSize: 50,
      insetSpacing: false
    )
    #expect(made.map { $0.secondItem === stage.root } == [false, true, false, true, false])
    left.autoPinEdge(toSuperviewEdge: .top)
    [left, right].autoSetViewsDimension(.height, toSize: 10)
    stage.root.layoutIfNeeded()
    #expect(left.frame == rect(-7, 0, 50, 10))
    #expect(right.frame == rect(341, 0, 50, 10))
  }

  @Test("Items of different hierarchies are reported and stay as they are")
  func strangers() {
    let (stage, elsewhere) = (Stage(), Stage())
    let row = [stage.view, elsewhere.view]
    #expect(row.autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSize: 5).isEmpty)
    #expect(stage.kinds == [.noCommonAncestor])
    #expect(stage.installed.isEmpty && elsewhere.installed.isEmpty)
  }

  @Test("Items of several types are distributed alike")
  func mixed() {
    let stage = Stage()
    let guide = LayoutGuide()
    stage.root.addLayoutGuide(guide)
    let row: [any LayoutItem] = [stage.view, guide]
    let made =
      row.autoDistributeViews(
        along: .horizontal,
        alignedTo: .top,
        withFixedSize: 100,
        insetSpacing: false
      ) + [guide.autoPinEdge(toSuperviewEdge: .top), guide.autoSetDimension(.height, toSize: 1)]
    #expect(made.areActive)
    stage.root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(300, 0, 100, 1))
    #expect(
      row.autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSpacing: 1).count == 5
    )
    #expect(
      row.autoDistributeViews(
        along: .vertical,
        alignedTo: .left,
        withFixedSpacing: 1,
        firstInset: 2,
        lastInset: 3
      ).count == 5
    )
  }
}
