import ConstraintKernel
import Testing

/// Frames that others recorded in UIKit where constraints leave them open.
@Suite("The choice among equally good frames")
struct ChoiceTests {
  /// Views end to end along an axis, from edge to edge of a root of some length.
  private func chain(
    _ views: [LayoutView],
    _ length: Double,
    spacing: Double = 0,
    on axis: LayoutAxis = .horizontal,
    _ direction: LayoutReadingDirection = .leftToRight
  ) -> LayoutView {
    let isRow = axis == .horizontal
    let root = LayoutView(frame: rect(0, 0, isRow ? length : 100, isRow ? 100 : length))
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
    var previous: LayoutView?
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      if isRow {
        view.leadingAnchor.constraint(
          equalTo: previous?.trailingAnchor ?? root.leadingAnchor,
          constant: previous == nil ? 0 : spacing
        ).isActive = true
      } else {
        view.topAnchor.constraint(
          equalTo: previous?.bottomAnchor ?? root.topAnchor,
          constant: previous == nil ? 0 : spacing
        ).isActive = true
      }
      previous = view
    }
    if isRow {
      previous?.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    } else {
      previous?.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    }
    return root
  }

  private func view(_ width: Double, _ height: Double) -> ContentView {
    let view = ContentView(frame: .zero)
    view.content = LayoutSize(width: width, height: height)
    return view
  }

  private func stack(
    _ views: [LayoutView],
    _ size: LayoutSize,
    _ axis: LayoutAxis,
    spacing: Double = 0
  ) -> LayoutStackView {
    let stack = LayoutStackView(arrangedSubviews: views)
    stack.frame = LayoutRect(origin: .zero, size: size)
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }

  // MARK: Natural sizes

  @Test("Of three that hug equally the first grows, in a stack")
  func growthInStack() {
    // 300 - 2 · 8 - 29 - 41.5
    let views = [29.5, 29, 41.5].map { view($0, 20) }
    stack(views, LayoutSize(width: 300, height: 20), .horizontal, spacing: 8).layoutIfNeeded()
    #expect(views.map(\.frame.width) == [213.5, 29, 41.5])
    for axis in LayoutAxis.allCases {
      let views = [50.0, 60, 100].map { axis == .horizontal ? view($0, 20) : view(20, $0) }
      stack(views, LayoutSize(width: 400, height: 400), axis).layoutIfNeeded()
      let starts = views.map { axis == .horizontal ? $0.frame.minX : $0.frame.minY }
      #expect(starts == [0, 240, 300])
    }
  }

  @Test("Of three that hug equally the first grows, in a chain, in both directions and axes")
  func growth() {
    let views = [50.0, 60, 100].map { view($0, 20) }
    chain(views, 400).layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 240, 300])
    let mirrored = [50.0, 60, 100].map { view($0, 20) }
    chain(mirrored, 400, .rightToLeft).layoutIfNeeded()
    #expect(mirrored.map(\.frame.maxX) == [400, 160, 100])
    let below = [50.0, 60, 100].map { view(20, $0) }
    chain(below, 400, on: .vertical).layoutIfNeeded()
    #expect(below.map(\.frame.minY) == [0, 240, 300])
  }

  @Test("Where there is too little room the first shrinks, then the second")
  func shrinking() {
    for (length, widths) in [(250.0, [50.0, 100, 100]), (150, [0, 50, 100])] {
      let views = [100.0, 100, 100].map { view($0, 20) }
      chain(views, length).layoutIfNeeded()
      #expect(views.map(\.frame.width) == widths)
    }
  }

  @Test("In a stack the order of the row counts, not the order in which views were made")
  func orderOfRow() {
    let views = [50.0, 60, 100].map { view($0, 20) }
    let row = stack(views, LayoutSize(width: 400, height: 20), .horizontal)
    row.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [240, 60, 100])
    row.insertArrangedSubview(views[2], at: 0)
    row.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 60, 290])
    row.removeArrangedSubview(views[2])
    row.addArrangedSubview(views[2])
    row.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [240, 60, 100])
  }

  @Test("Views of a stack that has died choose as they were made again")
  func orderAfterRow() {
    let views = [50.0, 60].map { view($0, 20) }
    do {
      let row = stack([views[1], views[0]], LayoutSize(width: 400, height: 20), .horizontal)
      row.layoutIfNeeded()
      #expect(views.map(\.frame.width) == [50, 350])
    }
    #expect(views[0].superview == nil)
    chain(views, 400).layoutIfNeeded()
    #expect(views.map(\.frame.width) == [340, 60])
  }

  // MARK: Sizes

  @Test("Of two spacers the last takes all that is left")
  func spacers() {
    let (first, last) = (LayoutView(), LayoutView())
    chain([first, view(50, 20), last], 320).layoutIfNeeded()
    #expect(first.frame.width == 0)
    #expect(last.frame.width == 270)
  }

  @Test(
    "Plain views across a stack have no thickness",
    arguments: [
      (LayoutStackView.Alignment.leading, 0.0), (.center, 15), (.trailing, 30), (.lastBaseline, 0),
    ]
  )
  func thickness(alignment: LayoutStackView.Alignment, place: Double) {
    let inRow = LayoutView()
    let row = stack([inRow], LayoutSize(width: 218.5, height: 30), .horizontal)
    row.alignment = alignment
    row.layoutIfNeeded()
    // A row of last baselines stands at its top, as far as it may.
    #expect(inRow.frame == rect(0, place, 218.5, 0))
    let inColumn = LayoutView()
    let column = stack([inColumn], LayoutSize(width: 30, height: 218.5), .vertical)
    column.alignment = alignment
    column.layoutIfNeeded()
    #expect(inColumn.frame == rect(place, 0, 0, 218.5))
  }

  // MARK: Places

  @Test(
    "A view with one bound stands at it, of no size",
    arguments: LayoutReadingDirection.allCases
  )
  func bounds(direction: LayoutReadingDirection) {
    for relation in [LayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
      for (attribute, constant) in [
        (LayoutConstraint.Attribute.left, 23.0), (.right, -23), (.top, 23), (.bottom, -23),
      ] {
        let root = LayoutView(frame: rect(0, 0, 414, 844))
        root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
        let view = makeView("view", in: root)
        LayoutConstraint(
          item: view,
          attribute: attribute,
          relatedBy: relation,
          toItem: root,
          attribute: attribute,
          multiplier: 1,
          constant: constant
        ).isActive = true
        root.layoutIfNeeded()
        let edge: Double =
          switch attribute {
          case .left, .top: 23
          case .right: 391
          default: 821
          }
        let free = direction == .leftToRight ? 0.0 : 414
        let isHorizontal = attribute == .left || attribute == .right
        #expect(view.frame == (isHorizontal ? rect(edge, 0, 0, 0) : rect(free, edge, 0, 0)))
      }
    }
  }

  @Test(
    "Between two bounds a view stands where reading starts",
    arguments: LayoutReadingDirection.allCases
  )
  func range(direction: LayoutReadingDirection) {
    let root = LayoutView(frame: rect(0, 0, 400, 300))
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
    let view = makeView("view", in: root)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 40),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: -5),
      view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(direction == .leftToRight ? 10 : 350, -5, 40, 40))
  }
}
