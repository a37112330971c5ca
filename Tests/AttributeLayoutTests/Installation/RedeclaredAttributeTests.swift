import AttributeLayout
import Testing

/// What follows from sequences of calls.
@Suite("Attributes declared again")
struct RedeclaredAttributeTests {
  @Test(
    "After any history a reload changes nothing, and clearing leaves nothing",
    arguments: 0..<40
  )
  func history(seed: UInt64) {
    let world = World()
    var dice = Dice(state: seed)
    for step in 0..<60 {
      var next = dice
      dice.skip(64)
      world.edit(&next)
      guard step % 10 == 9 else { continue }
      world.gather()
      let before = world.picture
      world.view.easy.reload()
      world.root.layoutIfNeeded()
      #expect(world.picture == before, "seed \(seed), step \(step)")
    }
    world.view.easy.clear()
    let left = world.ownConstraints.filter { $0.dialect == .attribute }
    #expect(left.isEmpty, "seed \(seed)")
  }

  @Test("After any history a reference that leaves and returns is met as before", arguments: 0..<40)
  func reunion(seed: UInt64) {
    let world = World()
    var dice = Dice(state: seed)
    for _ in 0..<8 {
      world.declare(&dice)
    }
    world.gather()
    let before = Set(world.ownConstraints.formulas)
    for other in world.others { other.removeFromSuperview() }
    world.root.layoutIfNeeded()
    world.gather()
    #expect(Set(world.ownConstraints.formulas) == before, "seed \(seed)")
  }

  @Test("An attribute that is declared again says what it says now")
  func declaredAgain() {
    let bench = Bench()
    let width = Width(10)
    bench.view.easy.layout(width, Height(20))
    bench.view.easy.layout(width.with(.low))
    #expect(bench.formulas == ["view.height == 20", "view.width == 10 @250"])
  }

  @Test("A call gives back the constraint that its attribute made or changed")
  func result() {
    let bench = Bench()
    // Written in one line, the same attribute changes the same constraint.
    func layOut(height: Double) -> [LayoutConstraint] { bench.view.easy.layout(Height(height)) }
    let first = layOut(height: 10)
    #expect(first.formulas == ["view.height == 10"])
    #expect(bench.view.easy.layout(Width(20)).formulas == ["view.width == 20"])
    #expect(bench.view.easy.layout(Top(5)).formulas == ["view.top == root.top + 5"])
    #expect(layOut(height: 30) == first)
    #expect(first.formulas == ["view.height == 30"])
    let held = Width(50)
    #expect(bench.view.easy.layout(held).formulas == ["view.width == 50"])
    #expect(layOut(height: 60) == first)
    let formulas = ["view.height == 60", "view.top == root.top + 5", "view.width == 50"]
    #expect(bench.formulas == formulas)
  }

  @Test("A part of a compound that somebody holds is the same when it is declared again")
  func partDeclaredAgain() {
    let bench = Bench()
    let parts: [Attribute]
    do {
      let size = Size(LayoutSize(width: 10, height: 20))
      parts = size.attributes
      bench.view.easy.layout(size)
    }
    bench.view.easy.layout(parts[0].with(.low))
    #expect(bench.formulas == ["view.height == 20", "view.width == 10 @250"])
  }

  @Test("A list of attributes may be applied twice, and takes its own place")
  func listDeclaredAgain() {
    let bench = Bench()
    let list: [Attribute] = [Width(10), Height(20)]
    bench.view.easy.layout(list)
    list[0].with(.low)
    bench.view.easy.layout(list)
    #expect(bench.formulas == ["view.height == 20", "view.width == 10 @250"])
  }

  @Test("What was declared outlasts the superview, and nothing outlasts the item")
  func lifetime() {
    weak var top: LayoutConstraint?
    let bench = Bench(isAttached: false)
    do {
      let view = LayoutView()
      do {
        let parent = LayoutView()
        parent.addSubview(view)
        top = view.easy.layout(Top(7), Width(5)).first
      }
      #expect(top?.isActive == false)
      bench.root.addSubview(view)
      #expect(bench.root.constraints.map(\.constant) == [7])
      #expect(view.constraints.map(\.constant) == [5])
      top = bench.root.constraints.first
      #expect(top != nil)
    }
    for view in bench.root.subviews { view.removeFromSuperview() }
    #expect(top == nil)
  }
}

/// A view among others, which is laid out by attributes at random.
private final class World {
  let root = LayoutView(frame: rect(0, 0, 400, 300))
  let view = LayoutView()
  private var parents: [LayoutView] = []
  private(set) var others: [LayoutView] = []
  private var made: [LayoutConstraint] = []
  private let flag = Flag()
  private let log = IssueLog()

  init() {
    root.layoutName = "root"
    view.layoutName = "view"
    log.listen(to: root)
    log.listen(to: view)
    for name in ["left", "right"] { addParent(name) }
    for index in 0..<3 { addOther(index) }
    parents[0].addSubview(view)
  }

  private func addParent(_ name: String) {
    let parent = LayoutView(frame: rect(10, 20, 200, 100))
    parent.layoutName = name
    log.listen(to: parent)
    root.addSubview(parent)
    parents.append(parent)
  }

  private func addOther(_ index: Int) {
    let other = LayoutView(frame: rect(Double(index), 2, 30, 40))
    other.layoutName = "other\(index)"
    (index == 0 ? root : parents[index - 1]).addSubview(other)
    others.append(other)
  }

  /// The active constraints of the view.
  var ownConstraints: [LayoutConstraint] {
    ([root] + parents + others + [view]).flatMap(\.constraints).filter { $0.firstItem === view }
  }

  /// What can be seen: constraints, what was reported, and the frame.
  var picture: [String] {
    ownConstraints.formulas.sorted() + log.kinds.map { "\($0)" } + ["\(view.frame)"]
  }

  /// Brings everything that is left into the hierarchy, and lays it out.
  func gather() {
    for other in others where other.superview == nil { root.addSubview(other) }
    if view.superview == nil { root.addSubview(view) }
    root.layoutIfNeeded()
  }

  /// Applies attributes that need nobody's constraints to be touched by hand.
  func declare(_ dice: inout Dice) {
    lay((0..<Int.random(in: 1...3, using: &dice)).map { _ in attribute(&dice) })
  }

  /// Does one thing.
  func edit(_ dice: inout Dice) {
    switch Int.random(in: 0..<24, using: &dice) {
    case 0..<7:
      let count = Int.random(in: 2...4, using: &dice)
      lay((0..<count).map { _ in attribute(&dice) })
    case 7..<10: lay([attribute(&dice)])
    case 10: lay([compound(&dice)])
    case 11: lay([attribute(&dice).when { [flag] in flag.isOn }])
    case 12:
      flag.isOn.toggle()
      view.easy.reload()
    case 13, 14: move(to: ([nil, root] + parents).randomElement(using: &dice) ?? nil)
    case 15: made.randomElement(using: &dice)?.constant = Double.random(in: 0..<9, using: &dice)
    case 16: made.randomElement(using: &dice)?.priority = 700
    case 17, 18: made.randomElement(using: &dice)?.isActive.toggle()
    case 19: replaceOther(Int.random(in: 0..<3, using: &dice))
    case 20: replaceParent(Int.random(in: 0..<2, using: &dice))
    case 21:
      view.adoptConstraints(by: Bool.random(using: &dice) ? .maker : .attribute)
      view.easy.reload()
    case 22 where Int.random(in: 0..<4, using: &dice) == 0: view.easy.clear()
    default: root.layoutIfNeeded()
    }
  }

  private func lay(_ attributes: [Attribute]) {
    made = made.suffix(4) + view.easy.layout(attributes)
  }

  private func attribute(_ dice: inout Dice) -> Attribute {
    let leaf = Leaf.allCases.randomElement(using: &dice) ?? .left
    let constant = Constant(
      value: Double(Int.random(in: 0..<20, using: &dice)),
      relation: Bool.random(using: &dice) ? .equal : .lessThanOrEqual,
      multiplier: 1
    )
    let reference: LayoutView? =
      switch Int.random(in: 0..<4, using: &dice) {
      case 0: others.randomElement(using: &dice)
      case 1: parents.randomElement(using: &dice)
      default: nil
      }
    let attribute = leaf.attribute(constant, to: reference)
    return Int.random(in: 0..<4, using: &dice) == 0 ? attribute.with(.low) : attribute
  }

  private func compound(_ dice: inout Dice) -> Attribute {
    switch Int.random(in: 0..<4, using: &dice) {
    case 0: Edges(3)
    case 1: Size(LayoutSize(width: 30, height: 20)).with(.medium)
    case 2: Center().to(others.randomElement(using: &dice) ?? root)
    default: Edges(LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
  }

  private func move(to parent: LayoutView?) {
    if let parent { parent.addSubview(view) } else { view.removeFromSuperview() }
  }

  private func replaceOther(_ index: Int) {
    let place = others[index].superview
    others[index].removeFromSuperview()
    if index == 1 { place?.addSubview(others[index]) }
    if index == 2 {
      others.removeLast()
      addOther(index)
    }
  }

  private func replaceParent(_ index: Int) {
    let name = parents[index].layoutName
    parents[index].removeFromSuperview()
    parents.remove(at: index)
    addParent(name)
  }
}

/// SplitMix64: seeded, and the same on every platform.
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Leaves out numbers, so that what one step takes does not shift the next.
  mutating func skip(_ count: UInt64) {
    state &+= count &* 0x9E37_79B9_7F4A_7C15
  }
}
