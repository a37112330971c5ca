import ConstraintKernel
import Dialects

/// A few views with required constraints at random, most of which contradict each other somewhere.
struct TornLayout {
  struct Tie {
    var view: Int
    var attribute: LayoutConstraint.Attribute
    var relation: LayoutConstraint.Relation
    var other: (view: Int?, attribute: LayoutConstraint.Attribute)?
    var constant: Double
    var priority = LayoutPriority.required
  }

  let views: Int
  var ties: [Tie] = []

  /// Fewer constraints contradict each other less, and leave more open.
  init(seed: UInt64, fewest: Int = 4) {
    var draw = Draw(seed: seed)
    views = 2 + draw.below(3)
    let places: [LayoutConstraint.Attribute] = [.left, .right, .centerX]
    for _ in 0..<(fewest + draw.below(8)) {
      let relations: [LayoutConstraint.Relation] = [
        .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
      ]
      let isSize = draw.below(3) == 0
      let constant = Double(draw.below(40) * 5 - (isSize ? 0 : 100))
      let other = draw.below(views + 1)
      ties.append(
        Tie(
          view: draw.below(views),
          attribute: isSize ? .width : places[draw.below(3)],
          relation: relations[draw.below(4)],
          other: isSize ? nil : (other < views ? other : nil, places[draw.below(3)]),
          constant: constant
        )
      )
    }
  }

  /// The layout after a pass.
  func make() -> (root: LayoutView, log: IssueLog, items: [LayoutView]) {
    let (root, log) = makeRoot(300, 100)
    let items = (0..<views).map { makeView("v\($0)", in: root) }
    for (index, tie) in ties.enumerated() {
      let second: LayoutView? = tie.other.flatMap { $0.view.map { items[$0] } ?? root }
      // Nothing is apart from itself.
      if second === items[tie.view] { continue }
      let constraint = LayoutConstraint(
        item: items[tie.view],
        attribute: tie.attribute,
        relatedBy: tie.relation,
        toItem: second,
        attribute: tie.other?.attribute ?? .notAnAttribute,
        multiplier: 1,
        constant: tie.constant
      )
      constraint.priority = tie.priority
      constraint.identifier = "\(index)"
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    return (root, log, items)
  }

  /// The identifiers of the constraints that are left out, and what is reported.
  func solve() -> (broken: Set<String>, told: [LayoutIssue.Conflict]) {
    let (root, log, _) = make()
    let told = log.kinds.compactMap { kind in
      if case .unsatisfiable(let conflict) = kind { conflict } else { nil }
    }
    return (Set(root.layoutConflicts.compactMap { $0.broken?.identifier }), told)
  }
}
