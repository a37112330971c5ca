import ConstraintKernel
import Testing

/// Work is counted, never timed: counts are the same on every machine.
@Suite("How the work of conflicts grows")
struct ConflictGrowthTests {
  enum Shape: String, CaseIterable {
    case nest = "views inside one another"
    case fittingNest =
      "views inside one another, the innermost 10 points wide, asked for a fitting size"
    case list = "views below one another, each at least 20 points high"
    case circle = "widths in a circle, each a point more than the one before"
    case widths = "many widths of one view"
    case pairs = "two widths of each of many views"
  }

  /// What a layout takes, and what an edit after that.
  private func work(_ shape: Shape, _ count: Int) -> [Int] {
    let height = shape == .nest || shape == .fittingNest ? Double(count) : 300
    let (root, _) = makeRoot(Double(count), height)
    let constraints = Self.constraints(shape, count, in: root)
    LayoutConstraint.activate(constraints)
    var found: [Int] = []
    var before = 0
    func note() {
      let statistics = root.layoutStatistics
      let all = statistics.work + statistics.rowsTouched + statistics.adviceWork
      let looks = all + root.layoutQuestionWork
      found.append(looks - before)
      before = looks
    }
    root.layoutIfNeeded()
    #expect(!root.layoutConflicts.isEmpty)
    note()
    switch shape {
    case .fittingNest:
      let size = root.subviews[0].systemLayoutSizeFitting(.compressed)
      // The innermost is 10 points wide and 0 high, and each around it 2 points more.
      let margins = Double(2 * (count - 1))
      #expect(size == LayoutSize(width: margins + 10, height: margins))
    case .widths: constraints[0].isActive = false
    case .pairs: for constraint in constraints { constraint.constant += 1 }
    case .circle: constraints[count / 2].constant += 1
    case .nest, .list: root.frame.size.height += 10
    }
    root.layoutIfNeeded()
    #expect(!root.layoutConflicts.isEmpty)
    note()
    return found
  }

  @Test(
    "Among twice as many constraints a conflict takes 2.6 times the work",
    arguments: Shape.allCases
  )
  func growth(_ shape: Shape) {
    let small = work(shape, 200)
    let large = work(shape, 400)
    for (step, (one, other)) in zip(small, large).enumerated() {
      #expect(Double(other) <= 2.6 * Double(one), "\(step): \(one), \(other)")
    }
  }

  @Test("Conflicts of one part of the system share the copy in which changes are tried")
  func sharedCopy() throws {
    let (root, _) = makeRoot()
    // The frame of a view that is placed by its frame contradicts each width by itself, so that each of these
    // conflicts is reported alone.
    let view = makeView("v", in: root)
    view.translatesAutoresizingMaskIntoConstraints = true
    let count = 100
    LayoutConstraint.activate(Self.widths(1...count, of: view))
    root.layoutIfNeeded()
    #expect(root.layoutConflicts.count == count)
    // A copy for each would count 20 times its rows; a trial counts those that are set aside, and little more.
    #expect(root.layoutStatistics.adviceWork <= 6 * count * count)
  }

  private static func constraints(
    _ shape: Shape,
    _ count: Int,
    in root: LayoutView
  ) -> [LayoutConstraint] {
    switch shape {
    case .nest, .fittingNest: nest(count, inWidth: shape == .fittingNest, in: root)
    case .list: list(count, in: root)
    case .circle:
      circle((0..<count).map { makeView("v\($0)", in: root) })
    case .widths:
      widths(1...count, of: makeView("v", in: root))
    case .pairs:
      (0..<count).flatMap { widths(1...2, of: makeView("v\($0)", in: root)) }
    }
  }

  /// Views inside one another, a point in from the top and the bottom, or from every side.
  private static func nest(
    _ count: Int,
    inWidth: Bool,
    in root: LayoutView
  ) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var around = root
    let inset = inWidth ? 1.0 : 0
    for index in 0..<count {
      let view = makeView("v\(index)", in: around)
      constraints += [
        view.topAnchor.constraint(equalTo: around.topAnchor, constant: 1),
        view.bottomAnchor.constraint(equalTo: around.bottomAnchor, constant: -1),
        view.leftAnchor.constraint(equalTo: around.leftAnchor, constant: inset),
        view.rightAnchor.constraint(equalTo: around.rightAnchor, constant: -inset),
      ]
      around = view
    }
    if inWidth { constraints.append(around.widthAnchor.constraint(equalToConstant: 10)) }
    return constraints
  }

  private static func list(_ count: Int, in root: LayoutView) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var above = root.topAnchor
    for index in 0..<count {
      let view = makeView("v\(index)", in: root)
      constraints += [
        view.topAnchor.constraint(equalTo: above),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      ]
      above = view.bottomAnchor
    }
    return constraints + [above.constraint(equalTo: root.bottomAnchor)]
  }

  private static func circle(_ views: [LayoutView]) -> [LayoutConstraint] {
    views.indices.map { index in
      let before = views[(index + views.count - 1) % views.count]
      return views[index].widthAnchor.constraint(equalTo: before.widthAnchor, constant: 1)
    }
  }

  private static func widths(_ values: ClosedRange<Int>, of view: LayoutView) -> [LayoutConstraint]
  {
    values.map { view.widthAnchor.constraint(equalToConstant: Double($0)) }
  }
}
