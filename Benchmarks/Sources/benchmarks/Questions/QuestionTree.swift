import ConstraintKernel

/// A card that wants a height.
private final class QuestionCard: LayoutView {
  override var intrinsicContentSize: LayoutSize {
    LayoutSize(width: LayoutSize.noIntrinsicMetric, height: 44)
  }
}

/// A column of cards, each tied to both sides, to the one above, and at least 20 points tall.
final class QuestionTree {
  let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 375, height: 100_000))
  let cards: [LayoutView]

  /// Builds the column and lays it out; one that is too wide has a card 400 points wide in the middle.
  init(cards count: Int, tooWide: Bool = false) {
    root.layoutNode.issueHandler = LayoutIssueHandler { blackHole(Double($0.items.count)) }
    cards = (0..<count).map { _ in QuestionCard() }
    var above = root.topAnchor
    for card in cards {
      card.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(card)
      LayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        card.topAnchor.constraint(equalTo: above, constant: 8),
        card.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      ])
      above = card.bottomAnchor
    }
    if tooWide { cards[count / 2].widthAnchor.constraint(equalToConstant: 400).isActive = true }
    root.layoutIfNeeded()
  }

  /// Where the column ends.
  var height: Double { cards.last?.frame.maxY ?? 0 }
}

/// A row of views with a width each, end to end between both edges of the root.
final class ConflictRow {
  private let root: LayoutView
  private let views: [LayoutView]

  /// Builds the row and lays it out; one that is too long misses the last edge by a point, with widths that
  /// are equal to 10 points or at least that.
  init(views count: Int, isTooLong: Bool, isAtLeast: Bool = false) {
    let width = Double(10 * count) - (isTooLong ? 1 : 0)
    root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: width, height: 10))
    root.layoutNode.issueHandler = LayoutIssueHandler { blackHole(Double($0.items.count)) }
    views = (0..<count).map { _ in LayoutView() }
    var before = root.leftAnchor
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: before),
        isAtLeast
          ? view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
          : view.widthAnchor.constraint(equalToConstant: 10),
      ])
      before = view.rightAnchor
    }
    views.last?.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
  }

  /// How long the row is.
  var width: Double { views.last?.frame.maxX ?? 0 }
}
