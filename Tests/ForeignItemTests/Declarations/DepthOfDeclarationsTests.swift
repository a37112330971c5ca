import AttributeLayout
import Testing

@testable import ConstraintKernel

@Suite("What declarations cost deep down a tree")
struct DepthOfDeclarationsTests {
  /// A box that counts how often one like it is asked for its parent.
  private final class CountedBox: LayoutItem {
    final class Counter {
      var asked = 0
    }

    let layoutNode = LayoutNode()
    var layoutFrame = LayoutRect.zero
    private weak var parent: (any LayoutItem)?
    private let counter: Counter

    init(in parent: any LayoutItem, counter: Counter) {
      self.parent = parent
      self.counter = counter
    }

    var layoutParent: (any LayoutItem)? {
      counter.asked += 1
      return parent
    }
  }

  private func chain(_ depth: Int) -> [LayoutView] {
    var views = [LayoutView(frame: rect(0, 0, 100, 100))]
    for _ in 0..<depth {
      let view = LayoutView()
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    return views
  }

  /// How many items are looked at for the environment of one.
  private func steps(of view: LayoutView) -> Int {
    let path = sequence(first: view.record) { record in
      record.extras?.environment == nil ? record.shortcut ?? record.parent : nil
    }
    return path.reduce(0) { count, _ in count + 1 }
  }

  private func steps(of views: [LayoutView]) -> Int {
    views.reduce(0) { $0 + self.steps(of: $1) }
  }

  @Test(
    "Each item under a condition looks at few others for its environment",
    arguments: [100, 200]
  )
  func conditions(depth: Int) {
    let views = chain(depth)
    var steps = 0
    for view in views.dropFirst() {
      // The item, the one above, and the root: what was found there is known.
      steps += self.steps(of: view)
      view.easy.layout(Left(), Width(10).when { !$0.isPad }, Width(20).when { $0.isPad })
    }
    #expect(steps <= 3 * depth)
    #expect(self.steps(of: views) <= 2 * depth + 1)
    views[0].layoutIfNeeded()
    #expect(views[depth].frame.width == 10)
    views[0].layoutNode.environment = LayoutEnvironment(idiom: .pad)
    #expect(self.steps(of: views) <= 2 * depth + 1)
    views[0].layoutIfNeeded()
    #expect(views[depth].frame.width == 20)
    // Half way down there are other surroundings, and then there are none.
    let middle = views[depth / 2].layoutNode
    for idiom in [LayoutEnvironment.Idiom.phone, nil] {
      middle.environment = idiom.map { LayoutEnvironment(idiom: $0) }
      views[0].layoutIfNeeded()
      #expect(views[depth / 2 - 1].frame.width == 20)
      #expect(views[depth].frame.width == (idiom == nil ? 20 : 10))
      #expect(self.steps(of: views) <= 3 * depth)
    }
  }

  @Test("Without conditions no item is looked at, whatever changes")
  func unconditional() {
    let views = chain(50)
    for view in views.dropFirst() { view.easy.layout(Left(1), Top(2), Size(10)) }
    views[0].layoutIfNeeded()
    views[0].layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    views[0].layoutIfNeeded()
    #expect(views.allSatisfy { $0.record.shortcut == nil })
  }

  @Test("Parents are asked a few times for each item of a chain", arguments: [50, 100])
  func parents(depth: Int) {
    let root = LayoutView(frame: rect(0, 0, 100, 100))
    let counter = CountedBox.Counter()
    var boxes: [CountedBox] = []
    for _ in 0..<depth {
      let parent: any LayoutItem = boxes.last ?? root
      let box = CountedBox(in: parent, counter: counter)
      boxes.append(box)
      box.easy.layout(Left(), Width(10).when { !$0.isPad }, Width(20).when { $0.isPad })
    }
    counter.asked = 0
    root.layoutIfNeeded()
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    root.layoutIfNeeded()
    #expect(counter.asked == 0, "nothing waits for a constraint")
    root.layoutNode.environment = LayoutEnvironment(idiom: .pad)
    #expect(counter.asked <= depth)
    root.layoutIfNeeded()
    #expect(boxes.last?.layoutFrame.width == 20)
    #expect(counter.asked <= depth)
  }

  @Test(
    "A tree that comes to other surroundings asks each parent once in a pass",
    arguments: [
      50, 100,
    ]
  )
  func arrival(depth: Int) {
    let counter = CountedBox.Counter()
    let top = LayoutView()
    var boxes: [CountedBox] = []
    for _ in 0..<depth {
      let parent: any LayoutItem = boxes.last ?? top
      let box = CountedBox(in: parent, counter: counter)
      boxes.append(box)
      box.easy.layout(Left(), Width(10).when { !$0.isPad }, Width(20).when { $0.isPad })
    }
    let root = LayoutView(frame: rect(0, 0, 100, 100))
    root.layoutNode.environment = LayoutEnvironment(idiom: .pad)
    root.addSubview(top)
    counter.asked = 0
    root.layoutIfNeeded()
    #expect(boxes.last?.layoutFrame.width == 20)
    #expect(counter.asked <= depth)
  }

  @Test("References that are away are looked for without a walk for each", arguments: [50, 100])
  func awaited(depth: Int) {
    let counter = CountedBox.Counter()
    let root = LayoutView(frame: rect(0, 0, 100, 100))
    root.layoutNode.issueHandler = .silent
    let target = LayoutView()
    var boxes: [CountedBox] = []
    for _ in 0..<depth {
      let parent: any LayoutItem = boxes.last ?? root
      let box = CountedBox(in: parent, counter: counter)
      boxes.append(box)
      box.easy.layout(Left(1))
    }
    // What comes true while its reference is away waits for it.
    var isOn = false
    for box in boxes { box.easy.layout(Width().like(target).when { isOn }) }
    isOn = true
    for box in boxes { box.easy.reload() }
    root.layoutIfNeeded()
    counter.asked = 0
    for _ in 0..<3 { root.layoutIfNeeded() }
    #expect(counter.asked <= 3 * depth)
    target.easy.layout(Width(30))
    root.addSubview(target)
    counter.asked = 0
    root.layoutIfNeeded()
    #expect(counter.asked <= 2 * depth)
    #expect(boxes.last?.layoutFrame.width == 30)
  }

  @Test(
    "What is remembered of surroundings is forgotten when an item above moves",
    arguments: [
      false, true,
    ]
  )
  func moves(laysOut: Bool) {
    let pad = LayoutView(frame: rect(0, 0, 100, 100))
    pad.layoutNode.environment = LayoutEnvironment(idiom: .pad)
    let phone = LayoutView(frame: rect(0, 0, 100, 100))
    let views = chain(6)
    for view in views.dropFirst() {
      view.easy.layout(Width(10).when { !$0.isPad }, Width(20).when { $0.isPad })
    }
    for (number, root) in [pad, phone, pad].enumerated() {
      if number == 2 { views[3].removeFromSuperview() }
      root.addSubview(number == 2 ? views[3] : views[0])
      if laysOut { root.layoutIfNeeded() }
      #expect(views[5].record.effectiveEnvironment.idiom == (root === pad ? .pad : .unspecified))
      for view in views.dropFirst() { view.easy.reload() }
      root.layoutIfNeeded()
      #expect(views[5].frame.width == (root === pad ? 20 : 10))
      #expect(views[2].frame.width == (number == 0 ? 20 : 10))
    }
  }
}
