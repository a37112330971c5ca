import AttributeLayout
import Testing

/// An attribute that nobody holds leaves only its constraint behind.
///
/// One that somebody holds is kept in a list of its own. Nobody may be able to tell.
@Suite("Attributes of which nothing but constraints is kept")
struct PlainLawTests {
  @Test("Held or not, attributes mean the same after any sequence of edits", arguments: 0..<40)
  func history(seed: UInt64) {
    let plain = World(holdsAttributes: false)
    let held = World(holdsAttributes: true)
    var dice = Dice(state: seed)
    for step in 0..<60 {
      let next = dice
      dice.skip(64)
      var (first, second) = (next, next)
      let told = plain.edit(&first)
      #expect(told == held.edit(&second), "seed \(seed), step \(step)")
      #expect(plain.picture == held.picture, "seed \(seed), step \(step): \(told)")
      if plain.picture != held.picture { return }
    }
  }

  @Test("Attributes that nobody holds take no ledger, and those that somebody holds do")
  func ledger() {
    let bench = Bench()
    bench.view.easy.layout(Left(1), Top(2).to(bench.other), Size(LayoutSize(width: 3, height: 4)))
    bench.view.easy.layout([Right(>=5)])
    bench.view.easy.layout(Width(<=30))
    bench.other.easy.layout(Edges(6))
    #expect(bench.view.record.existingLedger == nil)
    #expect(bench.other.record.existingLedger == nil)
    #expect(bench.formulas.count == 6)
    let bottom = Bottom(>=5)
    bench.view.easy.layout(bottom)
    #expect(bench.view.record.existingLedger != nil)
    #expect(bench.formulas.count == 7)
  }

  @Test("An attribute that is declared again says what it says now")
  func declaredAgain() {
    let bench = Bench()
    let width = Width(10)
    bench.view.easy.layout(width, Height(20))
    bench.view.easy.layout(width.with(.low))
    #expect(bench.formulas == ["view.height == 20", "view.width == 10 @250"])
  }

  @Test("Whoever looks is given the constraint that one attribute made or changed")
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
  private let root = LayoutView(frame: rect(0, 0, 400, 300))
  private let view = LayoutView()
  private var parents: [LayoutView] = []
  private var others: [LayoutView] = []
  private var made: [LayoutConstraint] = []
  private var held: [Attribute] = []
  private let holdsAttributes: Bool
  private let flag = Flag()
  private let log = IssueLog()

  init(holdsAttributes: Bool) {
    self.holdsAttributes = holdsAttributes
    root.name = "root"
    view.name = "view"
    log.listen(to: root)
    log.listen(to: view)
    for name in ["left", "right"] { addParent(name) }
    for index in 0..<3 { addOther(index) }
    parents[0].addSubview(view)
  }

  private func addParent(_ name: String) {
    let parent = LayoutView(frame: rect(10, 20, 200, 100))
    parent.name = name
    log.listen(to: parent)
    root.addSubview(parent)
    parents.append(parent)
  }

  private func addOther(_ index: Int) {
    let other = LayoutView(frame: rect(Double(index), 2, 30, 40))
    other.name = "other\(index)"
    (index == 0 ? root : parents[index - 1]).addSubview(other)
    others.append(other)
  }

  /// What can be seen: constraints in order, frames, and what was told.
  var picture: [String] {
    let hosts = [root] + parents + [view]
    let constraints = hosts.flatMap { host in host.constraints.map { "\(host.name): \($0)" } }
    let inactive = made.map { "\($0.isActive) \($0.dialect) \($0)" }
    return constraints + inactive + log.kinds.map { "\($0)" } + ["\(view.frame)"]
  }

  /// Does one thing, and says what came of it.
  func edit(_ dice: inout Dice) -> [String] {
    switch Int.random(in: 0..<24, using: &dice) {
    case 0..<7:
      let count = Int.random(in: 2...4, using: &dice)
      return lay((0..<count).map { _ in attribute(&dice) })
    case 7..<10: return layOne(attribute(&dice))
    case 10: return lay([compound(&dice)])
    case 11: return lay([attribute(&dice).when { [flag] in flag.isOn }])
    case 12:
      flag.isOn.toggle()
      view.easy.reload()
    case 13, 14: move(to: ([nil, root] + parents).randomElement(using: &dice) ?? nil)
    case 15: made.randomElement(using: &dice)?.constant = Double.random(in: 0..<9, using: &dice)
    case 16: made.randomElement(using: &dice)?.priority = 700
    case 17, 18: made.randomElement(using: &dice)?.isActive.toggle()
    case 19: replaceOther(Int.random(in: 0..<3, using: &dice))
    case 20: replaceParent(Int.random(in: 0..<2, using: &dice))
    case 21: return adopt(by: Bool.random(using: &dice) ? .maker : .attribute)
    case 22 where Int.random(in: 0..<4, using: &dice) == 0: view.easy.clear()
    default: root.layoutIfNeeded()
    }
    return []
  }

  private func lay(_ attributes: consuming [Attribute]) -> [String] {
    if holdsAttributes { held += copy attributes }
    return keep(view.easy.layout(attributes))
  }

  private func layOne(_ attribute: consuming Attribute) -> [String] {
    if holdsAttributes { held.append(copy attribute) }
    return keep(view.easy.layout(attribute))
  }

  private func keep(_ constraints: [LayoutConstraint]) -> [String] {
    made = made.suffix(4) + constraints
    return constraints.formulas
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
    let name = parents[index].name
    parents[index].removeFromSuperview()
    parents.remove(at: index)
    addParent(name)
  }

  private func adopt(by dialect: LayoutDialect) -> [String] {
    view.adoptConstraints(by: dialect).formulas
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
