import ConstraintKernel

/// A leaf of a blueprint; it remembers what it was asked since its notes were cleared.
final class BlueprintLeaf: LayoutView {
  var content = LayoutSize.zero { didSet { invalidateIntrinsicContentSize() } }
  var wraps = false
  var questions: [String] = []

  override var intrinsicContentSize: LayoutSize {
    questions.append("size")
    return wraps ? LayoutSize(width: content.width, height: area / content.width) : content
  }

  override var contentHeightFollowsWidth: Bool { wraps }

  override func intrinsicContentHeight(forWidth width: Double) -> Double {
    questions.append("height for \(width)")
    return width > 0 ? area / width : 0
  }

  private var area: Double { content.width * content.height * 4 }
}

/// A blueprint as a hierarchy that follows edits.
final class LiveBlueprint {
  let root: LayoutView
  let log: IssueLog
  private(set) var plan = Blueprint()
  private var views: [Int: LayoutView] = [:]
  private var constraints: [Int: LayoutConstraint] = [:]

  /// A hierarchy with nothing in it.
  init() {
    (root, log) = makeRoot(plan.rootSize.width, plan.rootSize.height)
    views[0] = root
  }

  /// A hierarchy built from a plan in one go.
  convenience init(_ plan: Blueprint) {
    self.init()
    self.plan = plan
    root.frame.size = plan.rootSize
    for card in plan.cards { insert(card) }
    activate(plan.ties)
  }

  /// The frames of everything the plan mentions, after a pass.
  var frames: [LayoutRect] {
    root.layoutIfNeeded()
    return plan.cards.flatMap { [$0.number] + $0.leaves.map(\.number) }
      .compactMap { views[$0]?.frame }
  }

  var cards: [LayoutView] { plan.cards.compactMap { views[$0.number] } }
  var leaves: [BlueprintLeaf] { plan.leaves.compactMap { views[$0.number] as? BlueprintLeaf } }

  private func insert(_ card: Blueprint.Card) {
    let view = makeView("card \(card.number)", in: root)
    views[card.number] = view
    for leaf in card.leaves {
      let inner = BlueprintLeaf()
      inner.layoutName = "leaf \(leaf.number)"
      inner.translatesAutoresizingMaskIntoConstraints = false
      inner.wraps = leaf.wraps
      inner.content = leaf.size
      for axis in [LayoutAxis.horizontal, .vertical] {
        inner.setContentHuggingPriority(LayoutPriority(leaf.hugging), for: axis)
        inner.setContentCompressionResistancePriority(LayoutPriority(leaf.resistance), for: axis)
      }
      view.addSubview(inner)
      views[leaf.number] = inner
    }
  }

  private func activate(_ ties: [Blueprint.Tie]) {
    for tie in ties {
      guard let first = views[tie.first] else { continue }
      let constraint = LayoutConstraint(
        item: first,
        attribute: tie.attribute,
        relatedBy: tie.relation,
        toItem: tie.second.flatMap { views[$0] },
        attribute: tie.other,
        multiplier: tie.factor,
        constant: tie.constant
      )
      constraint.priority = LayoutPriority(tie.priority)
      constraint.isActive = true
      constraints[tie.number] = constraint
    }
  }
}

// Edits: each changes the plan and the hierarchy alike.
extension LiveBlueprint {
  /// One edit of any kind.
  func edit(_ draw: inout Draw) {
    let limits = plan.ties.indices.filter { !plan.ties[$0].isPlacement }
    let limit = limits.isEmpty ? nil : limits[draw.below(limits.count)]
    switch draw.below(9) {
    case 0 where plan.cards.count < 8, 1 where plan.cards.count < 3: addCard(&draw)
    case 1: removeCard(at: draw.below(plan.cards.count))
    case 2:
      plan.rootSize = LayoutSize(width: Double(90 + draw.below(400)), height: 900)
      root.frame.size = plan.rootSize
    case 3, 4: resizeLeaf(&draw)
    case 5 where !limits.isEmpty: setConstant(limit ?? 0, Double(draw.below(700)) / 3)
    case 6 where !limits.isEmpty: setPriority(limit ?? 0, isRequired: draw.below(4) == 0)
    case 7 where limits.count > 4: removeTie(limit ?? 0)
    default: addTie(&draw)
    }
  }

  func addCard(_ draw: inout Draw) {
    let (card, ties) = plan.addCard(&draw)
    insert(card)
    activate(ties)
  }

  private func removeCard(at place: Int) {
    let (card, tie) = plan.removeCard(at: place)
    views[card.number]?.removeFromSuperview()
    if let tie { activate([tie]) }
  }

  private func resizeLeaf(_ draw: inout Draw) {
    let card = draw.below(plan.cards.count)
    let leaf = draw.below(plan.cards[card].leaves.count)
    let size = Blueprint.size(&draw)
    plan.cards[card].leaves[leaf].size = size
    let view = views[plan.cards[card].leaves[leaf].number] as? BlueprintLeaf
    view?.content = size
  }

  private func setConstant(_ place: Int, _ constant: Double) {
    plan.ties[place].constant = constant
    constraints[plan.ties[place].number]?.constant = constant
  }

  private func setPriority(_ place: Int, isRequired: Bool) {
    let priority = isRequired ? 1_000 : plan.priority()
    plan.ties[place].priority = priority
    constraints[plan.ties[place].number]?.priority = LayoutPriority(priority)
  }

  private func removeTie(_ place: Int) {
    constraints[plan.ties[place].number]?.isActive = false
    plan.ties.remove(at: place)
  }

  /// A limit or a wish for a leaf, by itself or beside another.
  private func addTie(_ draw: inout Draw) {
    let leaves = plan.leaves
    let isWidth = draw.below(2) == 0
    let attribute = isWidth ? LayoutConstraint.Attribute.width : .height
    let (first, second) = (draw.below(leaves.count), draw.below(leaves.count))
    var tie = Blueprint.Tie(
      number: plan.number(),
      first: leaves[first].number,
      attribute: attribute,
      isPlacement: false
    )
    tie.relation = [.lessThanOrEqual, .greaterThanOrEqual, .equal][draw.below(3)]
    tie.constant = Double(draw.below(isWidth ? 700 : 200)) / 3
    let isRequired = tie.relation != .equal && draw.below(3) == 0
    if !isRequired { tie.priority = plan.priority() }
    if !isRequired && first != second && draw.below(2) == 0 {
      (tie.second, tie.other) = (leaves[second].number, attribute)
      tie.factor = [0.5, 1, 1.5][draw.below(3)]
      tie.constant = Double(draw.below(60) - 30)
    }
    plan.ties.append(tie)
    activate([tie])
  }
}
