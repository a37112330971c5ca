import ConstraintKernel
import Testing

@Suite("Laws of explanations")
struct ExplainLawTests {
  private static let attributes: [LayoutConstraint.Attribute] = [
    .width, .height, .left, .top, .trailing, .bottom, .centerX,
  ]

  /// A random hierarchy after some edits.
  private func makeLayout(_ seed: UInt64) -> LiveBlueprint {
    var draw = Draw(seed: seed + 1)
    let live = LiveBlueprint()
    for _ in 0..<3 { live.addCard(&draw) }
    for _ in 0..<9 { live.edit(&draw) }
    live.root.layoutIfNeeded()
    return live
  }

  @Test("The chain adds up to the value, which is the frame's", arguments: 0..<UInt64(6))
  func sum(seed: UInt64) {
    let live = makeLayout(seed)
    for view in live.cards + live.leaves {
      for attribute in Self.attributes {
        let why = view.explain(attribute)
        let sum = why.steps.reduce(0) { $0 + $1.contribution }
        #expect(abs(sum - why.value) < 1e-5, "\(why)")
        #expect(abs(why.value - number(attribute, of: view.frame)) < 1e-5, "\(why)")
      }
    }
  }

  @Test(
    "Without the constraints it does not name, a decided value stays",
    arguments: 0..<UInt64(6)
  )
  func removal(seed: UInt64) {
    let count = makeLayout(seed).leaves.count
    for index in 0..<count {
      let live = makeLayout(seed)
      let leaf = live.leaves[index]
      let why = leaf.explain(.trailing)
      guard why.freedom == .unique else { continue }
      let named = Set(
        why.steps.map(\.statement) + why.losses.map(\.statement) + why.support
      )
      let all = constraints(of: live)
      for constraint in all where !named.contains(LayoutIssue.Statement(constraint)) {
        constraint.isActive = false
      }
      let rest = leaf.explain(.trailing)
      #expect(abs(rest.value - why.value) < 1e-5, "\(why)\n\nbut alone\n\n\(rest)")
    }
  }

  @Test("Moving a named constant moves the value at its rate", arguments: 0..<UInt64(6))
  func rates(seed: UInt64) {
    let live = makeLayout(seed)
    let step = 1e-3
    for view in live.cards + live.leaves {
      let why = view.explain(.right)
      guard why.freedom == .unique else { continue }
      for constraint in constraints(of: live) {
        let statement = LayoutIssue.Statement(constraint)
        let named = why.steps.filter { $0.statement == statement }
        guard named.count == 1 else { continue }
        let constant = constraint.constant
        let slopes = [step, -step].map { step in
          constraint.constant = constant + step
          return (view.explain(.right).value - why.value) / step
        }
        constraint.constant = constant
        // At a corner the value goes on in two ways.
        guard abs(slopes[0] - slopes[1]) < 1e-2 else { continue }
        #expect(abs(slopes[0] - named[0].rate) < 1e-2, "\(constraint) in\n\(why)")
      }
    }
  }

  private func constraints(of live: LiveBlueprint) -> [LayoutConstraint] {
    live.root.constraints + live.cards.flatMap(\.constraints) + live.leaves.flatMap(\.constraints)
  }

  private func number(_ attribute: LayoutConstraint.Attribute, of frame: LayoutRect) -> Double {
    switch attribute {
    case .width: frame.width
    case .height: frame.height
    case .left: frame.minX
    case .top: frame.minY
    case .trailing: frame.maxX
    case .bottom: frame.maxY
    default: frame.midX
    }
  }
}
