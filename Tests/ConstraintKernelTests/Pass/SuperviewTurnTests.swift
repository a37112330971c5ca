import ConstraintKernel
import Testing

/// Counts its turns, and does something in them.
private final class Container: LayoutView {
  private(set) var turns = 0
  var act: () -> Void = {}

  override func layoutSubviews() {
    turns += 1
    super.layoutSubviews()
    act()
  }
}

/// As in UIKit a view hears in `layoutSubviews` that a subview moved or has another size.
@Suite("Turns of superviews")
struct SuperviewTurnTests {
  private let root: LayoutView
  private let log: IssueLog
  private let container = Container(frame: rect(0, 0, 200, 200))
  private let other = Container(frame: rect(200, 0, 200, 200))
  private let view: LayoutView
  private let left: LayoutConstraint
  private let width: LayoutConstraint

  init() {
    (root, log) = makeRoot()
    root.addSubview(container)
    root.addSubview(other)
    view = makeView("view", in: container)
    left = view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10)
    width = view.widthAnchor.constraint(equalToConstant: 50)
    LayoutConstraint.activate([
      left, width,
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
  }

  @Test("Superviews have their turns before what they hold, in whatever order both were asked for")
  func order() {
    let inner = Container(frame: rect(10, 10, 50, 50))
    container.addSubview(inner)
    root.layoutIfNeeded()
    for first in [container, inner] {
      var order: [String] = []
      container.act = { order.append("container") }
      inner.act = { order.append("inner") }
      first.setNeedsLayout()
      for view in [container, inner] { view.setNeedsLayout() }
      root.layoutIfNeeded()
      #expect(order == ["container", "inner"])
    }
  }

  @Test("A pass that moves or resizes a subview lays out its superview, once, and no other view")
  func solved() {
    #expect(container.turns == 1)
    left.constant = 30
    root.layoutIfNeeded()
    #expect(container.turns == 2)
    width.constant = 60
    root.layoutIfNeeded()
    #expect(container.turns == 3)
    root.layoutIfNeeded()
    #expect(container.turns == 3)
    #expect(other.turns == 1)
    #expect(log.issues.isEmpty)
  }

  @Test("It sees the new frames")
  func frames() {
    var seen: [Double] = []
    container.act = { [unowned container] in seen += container.subviews.map(\.frame.minX) }
    left.constant = 30
    root.layoutIfNeeded()
    #expect(seen == [30])
  }

  @Test("A subview given another size by hand has its superview laid out, one that is moved not")
  func byHand() {
    let inner = LayoutView(frame: rect(0, 0, 10, 10))
    other.addSubview(inner)
    root.layoutIfNeeded()
    let turns = other.turns
    inner.frame = rect(0, 0, 20, 10)
    root.layoutIfNeeded()
    #expect(other.turns == turns + 1)
    inner.frame.origin = LayoutPoint(x: 5, y: 5)
    root.layoutIfNeeded()
    #expect(other.turns == turns + 1)
  }

  @Test("Frames that a view sets in its turn bring no other turn")
  func ownFrames() {
    let inner = LayoutView(frame: rect(0, 0, 10, 10))
    other.addSubview(inner)
    root.layoutIfNeeded()
    let turns = other.turns
    other.act = { [unowned other] in
      inner.frame = rect(0, 0, other.frame.width / 2, Double(other.turns))
    }
    other.frame = rect(200, 0, 100, 100)
    root.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 50, Double(turns + 1)))
    #expect(other.turns == turns + 1)
  }

  @Test("What a view edits in its turn is laid out once more")
  func edits() {
    let turns = container.turns
    container.act = { [unowned container, width] in width.constant = container.frame.width / 2 }
    container.frame = rect(0, 0, 300, 200)
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
    #expect(container.turns == turns + 2)
    #expect(log.issues.isEmpty)
  }

  @Test("A view that sets frames against its constraints in every turn does not keep a pass going")
  func stubborn() {
    container.act = { [unowned view] in view.frame = rect(1, 1, 2, 2) }
    for constant in [30.0, 40, 50] {
      let turns = container.turns
      left.constant = constant
      root.layoutIfNeeded()
      #expect(container.turns <= turns + 2)
    }
    #expect(log.issues.isEmpty)
  }

  @Test("A question for a fitting size lays nothing out")
  func question() {
    let turns = container.turns
    _ = view.systemLayoutSizeFitting(LayoutSize(width: 5, height: 5))
    root.layoutIfNeeded()
    #expect(container.turns == turns)
  }
}
