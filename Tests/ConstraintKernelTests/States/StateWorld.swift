import ConstraintKernel

/// Seeded states of a few views: sizes and places that differ or agree, wishes of equal strength that
/// contradict each other, and required ones that do.
final class StateWorld {
  let (root, log) = makeRoot(320, 480)
  let views: [LayoutView]
  let states = LayoutStates<Int>()

  init(seed: UInt64) {
    var dice = Dice(state: seed)
    // Every other one reads from right to left.
    let direction = seed % 2 == 0 ? LayoutReadingDirection.leftToRight : .rightToLeft
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: direction)
    views = (0..<6).map { _ in LayoutView() }
    for (number, view) in views.enumerated() {
      view.layoutName = "view\(number)"
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let before = root.widthAnchor.constraint(lessThanOrEqualToConstant: 1_000)
    before.isActive = true
    for state in 0..<3 {
      let base = state == 2 && Bool.random(using: &dice) ? 0 : nil
      states.define(state, extending: base) { describe(state, &dice) }
    }
  }

  private func describe(_ state: Int, _ dice: inout Dice) {
    for (number, view) in views.enumerated() {
      let above = number == 0 ? root.topAnchor : views[number - 1].bottomAnchor
      add(view.topAnchor.constraint(equalTo: above, constant: draw(3, &dice) * 4), &dice)
      add(
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: draw(4, &dice)),
        &dice
      )
      add(view.heightAnchor.constraint(equalToConstant: 10 + draw(3, &dice)), &dice)
      for _ in 0...Int(draw(2, &dice)) {
        add(view.widthAnchor.constraint(equalToConstant: 30 * (1 + draw(4, &dice))), &dice)
      }
    }
    guard Bool.random(using: &dice) else { return }
    LayoutConstraint.activate(
      LayoutConstraint.constraints(
        chaining: Array(views.prefix(3)),
        .spread,
        from: root.leadingAnchor,
        to: root.trailingAnchor
      )
    )
  }

  private func draw(_ count: Int, _ dice: inout Dice) -> Double {
    Double(Int.random(in: 0..<count, using: &dice))
  }

  private func add(_ constraint: LayoutConstraint, _ dice: inout Dice) {
    let levels: [Float] = [1_000, 1_000, 750, 500, 500]
    constraint.priority = LayoutPriority(
      levels[Int.random(in: 0..<levels.count, using: &dice)]
    )
    constraint.isActive = true
  }

  /// The frames in a state, to the bit.
  func frames(in state: Int?) -> [LayoutRect] {
    states.switch(to: state)
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  /// What is in layout.
  var formulas: [String] {
    root.constraints.map(\.formula) + views.flatMap(\.constraints).map(\.formula)
  }
}
