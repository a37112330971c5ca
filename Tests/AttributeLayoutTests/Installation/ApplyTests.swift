import AttributeLayout
import Testing

@Suite("Applying attributes")
struct ApplyTests {
  @Test("Of the same attribute in one call the last is meant, compounds included")
  func oneCall() {
    let bench = Bench()
    #expect(
      bench.view.easy.layout(Left(10), Edges(0)).formulas == [
        "view.top == root.top", "view.left == root.left", "view.right == root.right",
        "view.bottom == root.bottom",
      ]
    )
    #expect(bench.formulas.count == 4)
    bench.view.easy.clear()
    #expect(
      bench.view.easy.layout(Edges(), Left(10), Width(1), Width(2)).formulas == [
        "view.top == root.top", "view.right == root.right", "view.bottom == root.bottom",
        "view.left == root.left + 10", "view.width == 2",
      ]
    )
    bench.view.easy.clear()
    #expect(bench.formulas.isEmpty)
  }

  @Test("What is replaced by an unconditional attribute does not come back")
  func noReturn() {
    let bench = Bench()
    bench.view.easy.layout(Left(1), Right(2), Width(50))
    bench.view.easy.layout(Left(9))
    bench.view.easy.layout(CenterX())
    #expect(bench.formulas == ["view.centerX == root.centerX", "view.width == 50"])
    bench.view.easy.layout(Right(3))
    #expect(bench.formulas == ["view.right == root.right - 3", "view.width == 50"])
  }

  @Test("One instance serves several items, and is edited in place when applied again")
  func instances() throws {
    let bench = Bench()
    let left = Left(1)
    let first = try #require(bench.view.easy.layout(left).first)
    let second = try #require(bench.other.easy.layout(left).first)
    #expect(bench.view.easy.layout(left) == [first])
    #expect(bench.root.constraints == [first, second])
    bench.view.easy.layout(Left(9))
    #expect(!first.isActive && second.isActive)
    #expect(bench.formulas == ["view.left == root.left + 9"])
  }

  @Test("Changing an applied attribute changes nothing until it is applied again")
  func copies() {
    let bench = Bench()
    let left = Left(1)
    bench.view.easy.layout(left)
    left.with(.low).to(bench.other)
    bench.view.easy.reload()
    #expect(bench.formulas == ["view.left == root.left + 1"])
    bench.view.easy.layout(left)
    #expect(bench.formulas == ["view.left == other.right + 1 @250"])
  }

  @Test("An instance used under another superview refers to that one")
  func notSticky() {
    let bench = Bench()
    let edges = Edges(3)
    bench.view.easy.layout(edges)
    let inner = LayoutView()
    inner.layoutName = "inner"
    bench.other.addSubview(inner)
    inner.easy.layout(edges)
    #expect(bench.other.constraints.formulas.first == "inner.top == other.top + 3")
  }

  @Test("Only the item itself stops translating its frame")
  func translation() {
    let bench = Bench()
    bench.view.easy.layout(Left().to(bench.other))
    #expect(!bench.view.translatesAutoresizingMaskIntoConstraints)
    #expect(bench.other.translatesAutoresizingMaskIntoConstraints)
    bench.other.easy.layout()
    #expect(!bench.other.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("An attribute waits for a superview and follows the item to the next one")
  func waiting() {
    let bench = Bench(isAttached: false)
    #expect(bench.view.easy.layout(Edges(2), Width(3)).formulas == ["view.width == 3"])
    bench.root.addSubview(bench.view)
    #expect(bench.formulas.count == 5 && bench.formulas.contains("view.left == root.left + 2"))
    bench.other.addSubview(bench.view)
    #expect(
      bench.other.constraints.formulas == [
        "view.top == other.top + 2", "view.left == other.left + 2",
        "view.right == other.right - 2", "view.bottom == other.bottom - 2",
      ]
    )
    #expect(bench.log.kinds == [])
  }

  @Test("A reference named before the view was added to it turns into its superview")
  func superviewNamedEarly() {
    let bench = Bench(isAttached: false)
    bench.view.easy.layout(Left(2).to(bench.root))
    bench.root.addSubview(bench.view)
    #expect(bench.formulas == ["view.left == root.left + 2"])
  }

  @Test("Conditions alternate, and what they suspend returns")
  func conditions() {
    let bench = Bench()
    let flag = Flag()
    bench.view.easy.layout(
      Left(10),
      Left(20).when { flag.isOn },
      Top(1).when { flag.isOn },
      Top(2).when { !flag.isOn }
    )
    let off = ["view.left == root.left + 10", "view.top == root.top + 2"]
    #expect(bench.formulas == off)
    flag.isOn = true
    bench.view.easy.reload()
    #expect(bench.formulas == ["view.left == root.left + 20", "view.top == root.top + 1"])
    flag.isOn = false
    bench.view.easy.reload()
    #expect(bench.formulas == off)
  }

  @Test("Reloading or clearing an item without attributes does nothing")
  func nothing() {
    let bench = Bench()
    bench.view.easy.reload()
    bench.view.easy.clear()
    #expect(bench.formulas.isEmpty && bench.log.kinds.isEmpty)
  }

  @Test("Attributes of one call that compete all count")
  func competing() {
    let bench = Bench()
    let made = bench.view.easy.layout([Left(16), Right(16), CenterX(), Top(), Height(10)])
    #expect(made.count == 5)
    bench.root.layoutIfNeeded()
    #expect(bench.view.frame == rect(16, 0, 368, 10))
    bench.view.easy.layout(Left(40), Width(10))
    bench.root.layoutIfNeeded()
    #expect(made.map(\.isActive) == [false, true, false, true, true])
    bench.view.easy.clear()
    #expect(bench.formulas.isEmpty)
  }

  @Test(
    "A condition counts wherever it stands in its call, whatever it says at first",
    arguments: [
      false, true,
    ]
  )
  func firstValue(isOn: Bool) {
    let bench = Bench()
    let flag = Flag(isOn)
    bench.view.easy.layout(Left(50).when { flag.isOn }, Left(5))
    for _ in 0..<3 {
      #expect(bench.formulas == ["view.left == root.left + \(flag.isOn ? 50 : 5)"])
      flag.isOn.toggle()
      bench.view.easy.reload()
    }
  }

  @Test("A compound means the same in a call and in a variable")
  func compoundInVariable() {
    let bench = Bench()
    let size: CompoundAttribute = Size(10)
    #expect(bench.view.easy.layout(size).formulas == ["view.width == 10", "view.height == 10"])
    bench.view.easy.clear()
    #expect(bench.view.easy.layout(Size(10)).formulas == ["view.width == 10", "view.height == 10"])
  }

  @Test("A reference that moves is met where it goes, and one that leaves when it returns")
  func reunion() {
    let bench = Bench()
    let box = LayoutView()
    bench.root.addSubview(box)
    bench.view.easy.layout(Left(5).to(bench.other))
    let formulas = ["view.left == other.right + 5"]
    box.addSubview(bench.other)
    bench.root.layoutIfNeeded()
    #expect(bench.formulas == formulas)
    bench.other.removeFromSuperview()
    bench.root.layoutIfNeeded()
    #expect(bench.formulas.isEmpty)
    bench.root.addSubview(bench.other)
    bench.root.layoutIfNeeded()
    #expect(bench.formulas == formulas)
  }

  @Test("A reference named while it was the superview keeps its meaning below it")
  func superviewNamedOnce() {
    let bench = Bench()
    let box = LayoutView()
    bench.root.addSubview(box)
    bench.view.easy.layout(Left(1).to(bench.root))
    box.addSubview(bench.view)
    #expect(bench.root.constraints.formulas == ["view.left == root.left + 1"])
  }

  @Test("A guide that is removed and added again keeps its size")
  func guideReturns() {
    let bench = Bench()
    let guide = LayoutGuide()
    bench.root.addLayoutGuide(guide)
    guide.easy.layout(Left(1), Top(2), Width(30), Height(40))
    bench.root.removeLayoutGuide(guide)
    bench.root.addLayoutGuide(guide)
    bench.root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(1, 2, 30, 40))
  }

  @Test("A condition may hold its root without keeping it, as it is not asked while that dies")
  func unownedRoot() {
    final class Screen: LayoutView {
      let label = LayoutView()
      var isWide = true

      func build() {
        layoutNode.environment = LayoutEnvironment(idiom: .pad)
        addSubview(label)
        label.easy.layout(
          Left(8).when { [unowned self] in isWide },
          Top(8).when { [unowned self] in $0.isPad && isWide }
        )
      }
    }
    weak var root: Screen?
    let label: LayoutView
    do {
      let screen = Screen()
      root = screen
      screen.build()
      screen.layoutIfNeeded()
      label = screen.label
      #expect(screen.constraints.count == 2)
    }
    #expect(root == nil)
    #expect(label.superview == nil && label.constraints.isEmpty)
  }
}
