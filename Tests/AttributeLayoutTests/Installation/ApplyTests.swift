import AttributeLayout
import Testing

@Suite("Applying attributes")
struct ApplyTests {
  @Test("The last writer in one call wins, compounds included")
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
    inner.name = "inner"
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
}
