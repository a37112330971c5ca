import ConstraintKernel
import Testing

@Suite("Stacks in stacks")
struct NestedStackTests {
  /// Counts how often it is asked for its baseline.
  private final class Leaf: LayoutView {
    private(set) var asked = 0
    var baseline = 7.0 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: LayoutSize { LayoutSize(width: 10, height: 20) }
    override var firstBaselineOffsetFromTop: Double {
      asked += 1
      return baseline
    }
  }

  /// Columns in columns around a view, the outermost last.
  private func columns(_ depth: Int, around leaf: LayoutView) -> [LayoutStackView] {
    var stacks: [LayoutStackView] = []
    for _ in 0..<depth {
      let stack = LayoutStackView(arrangedSubviews: [stacks.last ?? leaf])
      stack.axis = .vertical
      stacks.append(stack)
    }
    return stacks
  }

  @Test("A baseline is asked for once, however many stacks around it make use of it")
  func baselines() {
    func asked(_ depth: Int) -> Int {
      let (root, log) = makeRoot()
      let leaf = Leaf(frame: .zero)
      let stacks = columns(depth, around: leaf)
      root.addSubview(stacks[depth - 1])
      let markers = stacks.map { stack in
        let marker = makeView("marker", in: root)
        marker.topAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
        return marker
      }
      stacks[depth - 1].translatesAutoresizingMaskIntoConstraints = false
      stacks[depth - 1].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(markers.allSatisfy { $0.frame.minY == 7 })
      leaf.baseline = 9
      root.layoutIfNeeded()
      #expect(markers.allSatisfy { $0.frame.minY == 9 })
      #expect(log.issues.isEmpty)
      return leaf.asked
    }
    #expect(asked(5) == asked(40))
    // Once for each of the two baselines it had.
    #expect(asked(40) <= 2)
  }

  @Test("A stack in the middle that has baselines of its own passes on when they change")
  func ownBaselines() {
    final class Middle: LayoutStackView {
      var own = 3.0 { didSet { invalidateIntrinsicContentSize() } }
      override var firstBaselineOffsetFromTop: Double { own }
    }
    let leaf = Leaf(frame: .zero)
    let middle = Middle(arrangedSubviews: [leaf])
    let outer = LayoutStackView(arrangedSubviews: [middle])
    #expect(outer.firstBaselineOffsetFromTop == 3)
    middle.own = 4
    #expect(outer.firstBaselineOffsetFromTop == 4)
    let inner = LayoutStackView(arrangedSubviews: [LayoutStackView(arrangedSubviews: [leaf])])
    #expect(inner.firstBaselineOffsetFromTop == 7)
    leaf.isHidden = true
    #expect(inner.firstBaselineOffsetFromTop == 0)
    leaf.isHidden = false
    leaf.baseline = 8
    #expect(inner.firstBaselineOffsetFromTop == 8)
  }

  @Test("Margins that a stack lies inside move its baselines, and those of the stacks around it")
  func margins() {
    let leaf = Leaf(frame: .zero)
    let stacks = columns(3, around: leaf)
    stacks[0].isLayoutMarginsRelativeArrangement = true
    stacks[0].layoutMargins = LayoutInsets(top: 10, left: 0, bottom: 0, right: 0)
    #expect(stacks[2].firstBaselineOffsetFromTop == 17)
    stacks[0].layoutMargins.top = 20
    #expect(stacks[2].firstBaselineOffsetFromTop == 27)
  }

  @Test("Neither baselines nor letting go of them recurse with the depth")
  func depth() {
    weak var innermost: LayoutView?
    do {
      let leaf = Leaf(frame: .zero)
      innermost = leaf
      let depth = 40_000
      var outermost: LayoutStackView?
      for _ in 0..<depth {
        let stack = LayoutStackView(arrangedSubviews: [outermost ?? leaf])
        stack.axis = .vertical
        outermost = stack
      }
      #expect(outermost?.firstBaselineOffsetFromTop == 7)
      leaf.baseline = 8
      #expect(outermost?.firstBaselineOffsetFromTop == 8)
      #expect(leaf.asked == 2)
    }
    #expect(innermost == nil)
  }

  @Test("Each level of nested stacks costs as many constraints and frames as any other")
  func work() {
    func statistics(_ depth: Int) -> LayoutStatistics {
      let (root, _) = makeRoot()
      let leaf = Leaf(frame: .zero)
      let stacks = columns(depth, around: leaf)
      root.addSubview(stacks[depth - 1])
      stacks[depth - 1].translatesAutoresizingMaskIntoConstraints = false
      pin(stacks[depth - 1])
      root.layoutIfNeeded()
      #expect(leaf.frame == rect(0, 0, 400, 300))
      return root.layoutStatistics
    }
    let (few, more, many) = (statistics(100), statistics(200), statistics(300))
    // Two edges along and two across for each stack.
    #expect(more.constraintsLowered - few.constraintsLowered == 400)
    #expect(many.constraintsLowered - more.constraintsLowered == 400)
    #expect(many.rowsTouched - more.rowsTouched == more.rowsTouched - few.rowsTouched)
    #expect(many.framesDelivered - more.framesDelivered == 100)
    #expect(few.solves == many.solves)
  }
}
