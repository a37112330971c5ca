import ConstraintKernel
import Testing

@Suite("Stacks")
struct LayoutStackViewTests {
  private let sizes = [(40.0, 10.0), (60.0, 30.0), (20.0, 20.0)]

  /// A stack at the origin with three views of 40 by 10, 60 by 30 and 20 by 20.
  private func stack(
    _ width: Double? = nil,
    _ height: Double? = nil
  ) -> (LayoutView, LayoutStackView, [ContentView], IssueLog) {
    let (root, log) = makeRoot()
    let views = sizes.map { size in
      let view = ContentView(frame: .zero)
      view.content = LayoutSize(width: size.0, height: size.1)
      return view
    }
    let stack = LayoutStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return (root, stack, views, log)
  }

  @Test("A row is as long as its views with the spacing, and as high as the highest")
  func natural() {
    let (root, stack, views, log) = stack()
    stack.spacing = 10
    stack.alignment = .center
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 140, 30))
    #expect(views.map(\.frame) == [rect(0, 10, 40, 10), rect(50, 0, 60, 30), rect(120, 5, 20, 20)])
    #expect(!stack.hasAmbiguousLayout)
    #expect(log.issues.isEmpty)
  }

  @Test("A column puts views below each other, at the edge asked for")
  func column() {
    let (root, stack, views, _) = stack()
    stack.axis = .vertical
    stack.spacing = 5
    stack.alignment = .trailing
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 60, 70))
    #expect(views.map(\.frame) == [rect(20, 0, 40, 10), rect(0, 15, 60, 30), rect(40, 50, 20, 20)])
  }

  @Test("Filling across gives all views the stack's height")
  func fill() {
    let (root, stack, views, _) = stack(120, 50)
    root.layoutIfNeeded()
    #expect(views.map(\.frame) == [rect(0, 0, 40, 50), rect(40, 0, 60, 50), rect(100, 0, 20, 50)])
    #expect(stack.stackConstraints.count == 10)
  }

  @Test("Filling equally makes all views as long")
  func fillEqually() {
    let (root, stack, views, _) = stack(200, 50)
    stack.distribution = .fillEqually
    stack.spacing = 10
    root.layoutIfNeeded()
    #expect(views.map(\.frame) == [rect(0, 0, 60, 50), rect(70, 0, 60, 50), rect(140, 0, 60, 50)])
  }

  @Test("Filling in proportion keeps natural lengths in proportion")
  func fillProportionally() {
    let (root, stack, views, _) = stack(240, 50)
    stack.distribution = .fillProportionally
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [80, 120, 40])
  }

  @Test("Equal spacing shares what is left among the gaps")
  func equalSpacing() {
    let (root, stack, views, _) = stack(200, 50)
    stack.distribution = .equalSpacing
    root.layoutIfNeeded()
    // 200 - 120 = 80, two gaps of 40.
    #expect(views.map(\.frame.minX) == [0, 80, 180])
    #expect(views.map(\.frame.width) == [40, 60, 20])
  }

  @Test("Equal centering puts middles at equal distances")
  func equalCentering() {
    let (root, stack, views, _) = stack(200, 50)
    stack.distribution = .equalCentering
    root.layoutIfNeeded()
    // The first middle is 20, the last 190: the one between is 105.
    #expect(views.map(\.frame.midX) == [20, 105, 190])
  }

  @Test("Baselines of a row lie in one line")
  func baselines() {
    let (root, stack, views, _) = stack()
    stack.alignment = .firstBaseline
    views[0].baselines = (8, 2)
    views[1].baselines = (20, 10)
    views[2].baselines = (15, 5)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [12, 0, 5])
    #expect(stack.frame.height == 30)
  }

  @Test("A view has a spacing of its own after it")
  func customSpacing() {
    let (root, stack, views, log) = stack()
    stack.spacing = 10
    stack.setCustomSpacing(25, after: views[0])
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 65, 135])
    #expect(stack.customSpacing(after: views[0]) == 25)
    stack.setCustomSpacing(LayoutStackView.spacingUseDefault, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == LayoutStackView.spacingUseDefault)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 50, 120])
    stack.setCustomSpacing(1, after: root)
    #expect(log.issues.count == 1)
    // The system's spacing is 8 points, behind the first view's 40.
    stack.setCustomSpacing(LayoutStackView.spacingUseSystem, after: views[0])
    root.layoutIfNeeded()
    #expect(views[1].frame.minX == 48)
  }

  @Test("A column may measure its distances between baselines")
  func baselineRelative() {
    let (root, stack, views, _) = stack()
    stack.axis = .vertical
    stack.spacing = 30
    stack.isBaselineRelativeArrangement = true
    for view in views { view.baselines = (16, 4) }
    root.layoutIfNeeded()
    let baselines = views.map { (first: $0.frame.minY + 16, last: $0.frame.maxY - 4) }
    #expect(views[0].frame.minY == 0)
    #expect(baselines[1].first - baselines[0].last == 30)
    #expect(baselines[2].first - baselines[1].last == 30)
  }

  @Test("Views that are hidden or gone leave the row and come back")
  func hidden() {
    let (root, stack, views, log) = stack()
    stack.spacing = 10
    let own = views[1].widthAnchor.constraint(equalToConstant: 60)
    own.isActive = true
    for hide in [\ContentView.isHidden, \ContentView.isGone] {
      views[1][keyPath: hide] = true
      root.layoutIfNeeded()
      #expect(stack.frame == rect(0, 0, 70, 20))
      #expect(views[2].frame == rect(50, 0, 20, 20))
      // In the middle of the distance; hidden as high as the row, gone of no size.
      #expect(views[1].frame == rect(45, 0, 0, hide == \ContentView.isHidden ? 20 : 0))
      #expect(!stack.hasAmbiguousLayout)
      views[1][keyPath: hide] = false
      root.layoutIfNeeded()
      #expect(stack.frame == rect(0, 0, 140, 30))
      #expect(views[1].frame == rect(50, 0, 60, 30))
    }
    #expect(log.issues.isEmpty)
  }

  @Test("A row inside margins lies inside the margins")
  func margins() {
    let (root, stack, views, _) = stack()
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 126, 34))
    #expect(views[0].frame == rect(2, 1, 40, 30))
  }

  @Test("A stack has no margins of its own at first, other views have 8 points")
  func standardMargins() {
    let (root, stack, views, _) = stack()
    #expect(stack.layoutMargins == .zero)
    #expect(stack.directionalLayoutMargins == LayoutDirectionalInsets.zero)
    #expect(views[0].layoutMargins == LayoutInsets(top: 8, left: 8, bottom: 8, right: 8))
    stack.isLayoutMarginsRelativeArrangement = true
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 120, 30))
    // The safe area comes on top, as it does for every view.
    root.additionalSafeAreaInsets = LayoutInsets(top: 20)
    root.layoutIfNeeded()
    #expect(stack.layoutMargins == LayoutInsets(top: 20))
    #expect(views[0].frame.minY == 20)
  }

  @Test(
    "A hidden view stands in the middle of what lies between its neighbours",
    arguments: LayoutStackView.Distribution.allCases
  )
  func placeOfHidden(distribution: LayoutStackView.Distribution) {
    let (root, stack, views, log) = stack(200, 50)
    stack.distribution = distribution
    stack.spacing = 10
    views[1].isHidden = true
    root.layoutIfNeeded()
    let gap = (views[0].frame.maxX, views[2].frame.minX)
    let middle =
      distribution == .equalCentering
      ? (views[0].frame.midX + views[2].frame.midX) / 2 : (gap.0 + gap.1) / 2
    #expect(views[1].frame == rect(middle, 0, 0, 50))
    views[1].isHidden = false
    views[0].isHidden = true
    views[2].isHidden = true
    root.layoutIfNeeded()
    #expect(views[0].frame == rect(0, 0, 0, 50))
    #expect(views[2].frame == rect(views[1].frame.maxX, 0, 0, 50))
    #expect(!stack.hasAmbiguousLayout)
    #expect(log.issues.isEmpty)
  }

  @Test("A hidden view is tied across as its neighbours are, and makes the row no thicker")
  func hiddenAcross() {
    let (root, stack, views, _) = stack()
    views[1].isHidden = true
    let edges: [(LayoutStackView.Alignment, Double)] = [
      (.leading, 0), (.center, 10), (.trailing, 20),
    ]
    for (alignment, edge) in edges {
      stack.alignment = alignment
      root.layoutIfNeeded()
      #expect(stack.frame == rect(0, 0, 60, 20))
      #expect(views[1].frame == rect(40, edge, 0, 0))
    }
    stack.axis = .vertical
    stack.alignment = .fill
    root.layoutIfNeeded()
    #expect(views[1].frame == rect(0, 10, 40, 0))
  }

  @Test("Between baselines a hidden view stands in the middle of these")
  func hiddenBetweenBaselines() {
    let (root, stack, views, _) = stack()
    stack.axis = .vertical
    stack.spacing = 30
    stack.isBaselineRelativeArrangement = true
    for view in views { view.baselines = (16, 4) }
    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(views[1].frame.minY == views[0].frame.maxY - 4 + 15)
  }

  @Test("Read right to left, the row begins at the right")
  func rightToLeft() {
    let (root, stack, views, _) = stack(150, 30)
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    stack.distribution = .equalSpacing
    root.layoutIfNeeded()
    #expect(views.map(\.frame.maxX) == [150, 95, 20])
  }

  @Test("Views move within the row, leave it, and leave the stack")
  func membership() {
    let (root, stack, views, log) = stack()
    stack.insertArrangedSubview(views[2], at: 0)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [20, 60, 0])
    views[2].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(views[0].frame.minX == 0)
    #expect(stack.arrangedSubviews.count == 2)
    stack.removeArrangedSubview(views[0])
    #expect(stack.subviews.contains { $0 === views[0] })
    root.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 60, 30))
    #expect(log.issues.isEmpty)
  }

  @Test("A column has the baselines of its first and last view, and follows them")
  func baselinesOfColumn() {
    let (root, log) = makeRoot()
    let column = LayoutStackView()
    column.axis = .vertical
    let row = LayoutStackView(arrangedSubviews: [LayoutLabel("beside"), column])
    row.alignment = .firstBaseline
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    let title = LayoutLabel("title")
    let text = LayoutLabel("text")
    let below = makeView("below", in: root)
    column.addArrangedSubview(title)
    column.addArrangedSubview(text)
    LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: root.topAnchor),
      row.leftAnchor.constraint(equalTo: root.leftAnchor),
      below.topAnchor.constraint(equalTo: column.lastBaselineAnchor),
      below.leftAnchor.constraint(equalTo: root.leftAnchor),
      below.widthAnchor.constraint(equalToConstant: 1),
      below.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    // Baselines lie 16 points below the top of type of 16 points, 4 above its bottom.
    #expect(row.arrangedSubviews.map(\.frame.minY) == [0, 0])
    #expect(below.frame.minY == 36)
    title.measurer = MonospacedTextMeasurer(pointSize: 32)
    root.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.frame.minY) == [16, 0])
    #expect(below.frame.minY == 40 + 16)
    title.isHidden = true
    root.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.frame.minY) == [0, 0])
    #expect(below.frame.minY == 16)
    root.layoutNode.environment = LayoutEnvironment(textScale: 2)
    root.layoutIfNeeded()
    #expect(below.frame.minY == 32)
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = LayoutInsets(top: 8)
    root.layoutIfNeeded()
    // Margins push the text down, and what stands beside it to the same line.
    #expect(row.arrangedSubviews[0].frame.minY == 8)
    #expect(below.frame.minY == 8 + 32)
    #expect(log.issues.isEmpty)
  }
}
