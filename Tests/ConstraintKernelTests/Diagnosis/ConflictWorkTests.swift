import ConstraintKernel
import Testing

/// The trees of which `benchmarks --questions` measures the time.
@Suite("What telling of a conflict takes")
struct ConflictWorkTests {
  enum Shape: String, CaseIterable {
    case fourOfCards = "four at odds in a column of cards"
    case endToEnd = "all of a row, 10 points each"
    case endToEndAtLeast = "all of a row, 10 points or more"
    case nested = "all of a nest"
    case asWideAsBefore = "a row, each as wide as the one before"
    case asWideAsFirst = "a row, each as wide as the first"
  }

  /// What a build takes for each constraint, in looks at one: a microsecond, and a look ten nanoseconds.
  ///
  /// Measured in CPU time and in instructions (`Benchmarks/Results`): 1,000 constraints take at least
  /// 1,045 µs, and no shape's constraints take less.
  private static let buildWork = 100

  private struct Untold: Error {}

  @Test(
    "A conflict among 1,000 constraints, told with its sum and advice, takes less than ten builds",
    arguments: Shape.allCases
  )
  func builds(_ shape: Shape) throws {
    let count = shape == .fourOfCards ? 250 : 500
    let (root, log) = makeRoot(Self.width(shape, count), 100_000)
    let constraints = Self.constraints(shape, count, in: root)
    LayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(log.issues.count == 1)
    guard case .unsatisfiable(let conflict)? = log.issues.first?.kind else { throw Untold() }
    #expect(conflict.arithmetic != nil && !conflict.suggestions.isEmpty)
    let statistics = root.layoutStatistics
    let looks = statistics.work + statistics.adviceWork + root.layoutQuestionWork
    // The tree itself is built once.
    let builds = 1 + Double(looks) / Double(constraints.count * Self.buildWork)
    #expect(builds < 10, "\(looks) looks among \(constraints.count) constraints, \(builds) builds")
  }

  // MARK: Trees

  private static func width(_ shape: Shape, _ count: Int) -> Double {
    switch shape {
    case .fourOfCards: 375
    case .endToEnd, .endToEndAtLeast: Double(10 * count - 1)
    case .nested: 10_000
    case .asWideAsBefore, .asWideAsFirst: Double(20 * count)
    }
  }

  private static func constraints(
    _ shape: Shape,
    _ count: Int,
    in root: LayoutView
  ) -> [LayoutConstraint] {
    switch shape {
    case .fourOfCards: cards(count, in: root)
    case .endToEnd, .endToEndAtLeast: row(count, in: root, isAtLeast: shape == .endToEndAtLeast)
    case .nested: nest(count, in: root)
    case .asWideAsBefore, .asWideAsFirst:
      equals(count, in: root, tiedToFirst: shape == .asWideAsFirst)
    }
  }

  /// Cards below one another, tied to both sides; one has a width of its own, too large for that.
  private static func cards(_ count: Int, in root: LayoutView) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var above = root.topAnchor
    for index in 0..<count {
      let card = Card()
      card.layoutName = "v\(index)"
      card.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(card)
      constraints += [
        card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        card.topAnchor.constraint(equalTo: above, constant: 8),
        card.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      ]
      if index == count / 2 {
        constraints.append(card.widthAnchor.constraint(equalToConstant: 400))
      }
      above = card.bottomAnchor
    }
    return constraints
  }

  /// Views side by side between both edges of the root, which is a point too narrow for them.
  private static func row(_ count: Int, in root: LayoutView, isAtLeast: Bool) -> [LayoutConstraint]
  {
    var constraints: [LayoutConstraint] = []
    var before = root.leftAnchor
    for index in 0..<count {
      let view = makeView("v\(index)", in: root)
      constraints += [
        view.leftAnchor.constraint(equalTo: before),
        isAtLeast
          ? view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
          : view.widthAnchor.constraint(equalToConstant: 10),
      ]
      before = view.rightAnchor
    }
    return constraints + [before.constraint(equalTo: root.rightAnchor)]
  }

  /// Views inside one another, a point in from both sides; the innermost is too wide for that.
  private static func nest(_ count: Int, in root: LayoutView) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var around = root
    for index in 0..<count {
      let view = makeView("v\(index)", in: around)
      constraints += [
        view.leftAnchor.constraint(equalTo: around.leftAnchor, constant: 1),
        view.rightAnchor.constraint(equalTo: around.rightAnchor, constant: -1),
      ]
      around = view
    }
    return constraints + [around.widthAnchor.constraint(equalToConstant: 9_999)]
  }

  /// Views of one width side by side between both edges of the root, the last wider than there is room for.
  private static func equals(
    _ count: Int,
    in root: LayoutView,
    tiedToFirst: Bool
  ) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var views: [LayoutView] = []
    for index in 0..<count {
      let view = makeView("v\(index)", in: root)
      constraints.append(
        view.leftAnchor.constraint(equalTo: views.last?.rightAnchor ?? root.leftAnchor)
      )
      if let other = tiedToFirst ? views.first : views.last {
        constraints.append(view.widthAnchor.constraint(equalTo: other.widthAnchor))
      }
      views.append(view)
    }
    guard let last = views.last else { return constraints }
    return constraints + [
      last.rightAnchor.constraint(equalTo: root.rightAnchor),
      last.widthAnchor.constraint(equalToConstant: 30),
    ]
  }
}

/// A card that wants a height.
private final class Card: LayoutView {
  override var intrinsicContentSize: LayoutSize {
    LayoutSize(width: LayoutSize.noIntrinsicMetric, height: 44)
  }
}
