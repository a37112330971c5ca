import ConstraintKernel
import Testing

/// A small generator whose numbers are the same everywhere.
struct Draw {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }
}

/// A layout described by numbers, so that it can be built anew after any number of edits.
private struct Plan {
  var rows: [(width: Double, height: Double, weight: Int, isShown: Bool)]
  var gap = 8.0
  var rootWidth = 320.0
  var direction = LayoutReadingDirection.leftToRight
}

/// The plan as a live hierarchy that follows edits.
private final class Live {
  let root = LayoutView(frame: rect(0, 0, 320, 4_000))
  var views: [ContentView] = []
  var ties: [[LayoutConstraint]] = []

  init(_ plan: Plan) {
    root.layoutName = "root"
    for (index, row) in plan.rows.enumerated() {
      let view = ContentView(frame: .zero)
      view.layoutName = "v\(index)"
      view.content = LayoutSize(width: row.width, height: row.height)
      view.translatesAutoresizingMaskIntoConstraints = false
      views.append(view)
    }
    apply(plan)
  }

  /// Brings the hierarchy to the plan's state.
  func apply(_ plan: Plan) {
    root.frame = rect(0, 0, plan.rootWidth, 4_000)
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: plan.direction)
    for tie in ties { LayoutConstraint.deactivate(tie) }
    ties = []
    var previous: ContentView?
    for (index, row) in plan.rows.enumerated() {
      let view = views[index]
      view.content = LayoutSize(width: row.width, height: row.height)
      if row.isShown, view.superview == nil { root.addSubview(view) }
      if !row.isShown {
        view.removeFromSuperview()
        continue
      }
      let wish = view.widthAnchor.constraint(equalToConstant: row.width * 2)
      wish.priority = LayoutPriority(Float(row.weight))
      let tie = [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: plan.gap),
        view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -plan.gap),
        view.topAnchor.constraint(
          equalTo: previous?.bottomAnchor ?? root.topAnchor,
          constant: plan.gap
        ),
        wish,
      ]
      LayoutConstraint.activate(tie)
      ties.append(tie)
      previous = view
    }
  }

  var frames: [LayoutRect] {
    root.layoutIfNeeded()
    return views.filter { $0.superview != nil }.map(\.frame)
  }
}

@Suite("Incremental equals from scratch")
struct IncrementalTests {
  @Test("After any sequence of edits the frames are those of a new hierarchy", arguments: 1...6)
  func edits(seed: UInt64) {
    var draw = Draw(seed: seed)
    var plan = Plan(
      rows: (0..<12).map { _ in
        (Double(20 + draw.below(300)), Double(5 + draw.below(40)), 1 + draw.below(999), true)
      }
    )
    let live = Live(plan)
    for step in 0..<60 {
      let row = draw.below(12)
      switch draw.below(7) {
      case 0: plan.rows[row].width = Double(20 + draw.below(300))
      case 1: plan.rows[row].height = Double(draw.below(50)) / 3
      case 2: plan.rows[row].weight = 1 + draw.below(999)
      case 3: plan.rows[row].isShown.toggle()
      case 4: plan.gap = Double(draw.below(30)) / 7
      case 5: plan.rootWidth = Double(100 + draw.below(500))
      default:
        plan.direction = plan.direction == .leftToRight ? .rightToLeft : .leftToRight
      }
      live.apply(plan)
      #expect(live.frames == Live(plan).frames, "seed \(seed), step \(step): \(plan)")
    }
  }
}
