import Testing

@testable import ConstraintKernel

@Suite("Environments of a tree that changes")
struct EnvironmentTests {
  /// The same without anything remembered.
  private func environment(of record: ItemRecord) -> LayoutEnvironment {
    for record in record.pathToRoot {
      if let environment = record.extras?.environment { return environment }
    }
    return LayoutEnvironment()
  }

  @Test(
    "Whatever is remembered of the way, each item has that of the nearest above",
    arguments: Sweep.seeds(0..<40)
  )
  func history(seed: UInt64) {
    var dice = Dice(state: seed)
    var views = (0..<20).map { makeView("\($0)") }
    for step in 0..<400 {
      let view = views[Int.random(in: 0..<views.count, using: &dice)]
      let other = views[Int.random(in: 0..<views.count, using: &dice)]
      switch Int.random(in: 0..<10, using: &dice) {
      case 0, 1, 2:
        if !other.record.isInside(view.record) { other.addSubview(view) }
      case 3: view.removeFromSuperview()
      case 4: view.layoutNode.environment = LayoutEnvironment(textScale: Double(step))
      case 5: view.layoutNode.environment = nil
      case 6: view.layoutIfNeeded()
      case 7:
        // One dies, and what lay in it goes on.
        views.removeAll { $0 === view }
        view.removeFromSuperview()
        views.append(makeView("\(step)"))
      default: _ = view.record.findEnvironment()
      }
      for view in views {
        let expected = environment(of: view.record)
        let place = "seed \(seed), step \(step), \(view.layoutName)"
        #expect(view.effectiveEnvironment == expected, "\(place)")
      }
    }
    for view in views { view.removeFromSuperview() }
    #expect(views.allSatisfy { $0.record.shortcut == nil }, "seed \(seed)")
  }
}
