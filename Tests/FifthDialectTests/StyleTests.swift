import ConstraintKernel
import MakerLayout
import Testing

/// A dialect of its own in a test target: whatever the four have, any other may have.
@Suite("A fifth dialect")
struct StyleTests {
  let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 400, height: 100))
  let box = LayoutView()
  let log = Log()

  final class Log {
    var kinds: [LayoutIssue.Kind] = []
    var texts: [String] = []
  }

  init() {
    (root.layoutName, box.layoutName) = ("root", "box")
    root.layoutNode.issueHandler = LayoutIssueHandler { [log] in
      log.kinds.append($0.kind)
      log.texts.append("\($0)")
    }
    root.addSubview(box)
    box.heightAnchor.constraint(equalToConstant: 10).isActive = true
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
  }

  func frame() -> (x: Double, width: Double) {
    root.layoutIfNeeded()
    return (box.frame.minX, box.frame.width)
  }

  @Test("it has states, what lies between them, and places to try")
  func states() {
    let states = LayoutStates<String>()
    #expect(states.define("left") { box.style.set(.left(16), .width(50)) })
    #expect(states.define("middle", extending: "left") { box.style.set(.center()) })
    #expect(box.constraints(of: .style) == [])
    states.switch(to: "middle")
    #expect(frame() == (175, 50))
    let transition = states.transition(from: "left", to: "middle")
    #expect(transition?.frame(of: box, at: 0)?.minX == 16)
    #expect(transition?.frame(of: box, at: 1)?.minX == 175)
    states.clear()
    let places = LayoutPlaces(for: box)
    places.add { box.style.set(.left(380), .width(50)) }
    places.add { box.style.set(.left(300), .width(50)) }
    #expect(frame() == (300, 50))
    #expect(places.current == 1)
    #expect(log.kinds == [])
  }

  @Test("what is set later takes the place of what was set before")
  func slots() {
    box.style.set(.left(16), .width(50))
    #expect(frame() == (16, 50))
    // The centre and the left edge are one place along the axis.
    box.style.set(.center())
    #expect(box.constraints(of: .style).map(\.firstAttribute) == [.width, .centerX])
    #expect(frame() == (175, 50))
    box.style.clear()
    #expect(box.constraints(of: .style).isEmpty)
  }

  @Test("a ratio stands beside a width, gives way to another one, and is judged by the kernel")
  func ratio() {
    box.style.set(.left(0))
    // Ten points high: 10 · 3 = 30, then 10 · 5 = 50.
    box.style.setAspectRatio(3)
    #expect(frame().width == 30)
    box.style.setAspectRatio(5)
    #expect(frame().width == 50)
    box.style.setAspectRatio(-1)
    #expect(log.kinds == [.invalidUse("a ratio of width to height is above 0")])
    #expect(frame().width == 50)
    box.style.clear()
    #expect(box.constraints(of: .style).isEmpty)
  }

  @Test("a line and a row are words of several constraints, which read as one and go as one")
  func words() {
    let column = LayoutView()
    let other = LayoutView()
    box.translatesAutoresizingMaskIntoConstraints = false
    for (view, name) in [(column, "column"), (other, "other")] {
      view.layoutName = name
      root.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    #expect(column.style.setLine(at: 0.25))
    // A fourth of 400.
    root.layoutIfNeeded()
    #expect(column.frame == LayoutRect(x: 100, y: 0, width: 0, height: 100))
    #expect(Style.row([box, other], gap: 10, growing: [1, 2]))
    // 390 in three parts, one and two.
    #expect(frame() == (0, 130))
    #expect((other.frame.minX, other.frame.width) == (140, 260))
    #expect(other.explain(.leading).description.contains("chain of box and other"))
    #expect(column.explain(.leading).description.contains("guideline column along horizontal"))
    #expect(!Style.row([box, box]))
    #expect(log.kinds == [.invalidUse("an item stands once in a chain")])
    #expect(column.record.ledger(of: .style).replace(with: []))
    #expect(root.layoutGuides.count == 1)
    for view in [box, other] { view.style.rules() }
    #expect(root.layoutGuides.isEmpty)
  }

  @Test("a media query gives the place back")
  func media() {
    box.style.set(.width(50), .left(0))
    box.style.set(.width(80), media: { $0.layoutDirection == .rightToLeft })
    #expect(frame().width == 50)
    root.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    #expect(frame().width == 80)
    root.layoutNode.environment = nil
    #expect(frame().width == 50)
  }

  @Test("a place is taken again when the item moves there and back")
  func reunion() {
    let other = LayoutView()
    root.addSubview(other)
    box.style.set(.left(5, of: other), .width(10))
    #expect(frame().x == 5)
    other.removeFromSuperview()
    #expect(box.constraints(of: .style).map(\.firstAttribute) == [.width])
    root.addSubview(other)
    #expect(frame().x == 5)
  }

  @Test("rules are replaced and changed as a whole or not at all")
  func verbs() {
    #expect(box.style.rules(.left(10), .width(20)))
    #expect(box.style.update(.width(30)))
    #expect(frame() == (10, 30))
    // Nothing of it happens, as one rule could never hold.
    #expect(!box.style.rules(.left(1), .width(.nan)))
    #expect(frame() == (10, 30))
    #expect(box.style.rules(.left(2), .width(3)))
    #expect(box.constraints(of: .style).count == 2)
    #expect(frame() == (2, 3))
  }

  @Test("a block around gives pinned properties their priority")
  func scope() {
    let weak = unimportant(.low) { box.style.pin(.left(0), .width(300)) }
    #expect(weak.map(\.priority) == [.low, .low])
    box.style.set(.width(100))
    #expect(frame() == (0, 100))
  }

  @Test("messages speak its language, and name it")
  func spelling() throws {
    let wide = try #require(box.style.set(.left(16), .width(50)).last)
    #expect(wide.description == "box { width: 50 }")
    box.style.pin(.width(60))
    #expect(frame().width == 50)
    #expect(log.texts.joined().contains("box { width: 60 }"))
    // Another dialect in the same place of the item is reported, with the module to look in.
    box.snp.makeConstraints { $0.width.equalTo(70) }
    #expect(
      log.kinds.contains {
        if case .slotIsShared(_, of: "FifthDialect") = $0 { true } else { false }
      }
    )
  }

  @Test("constraints are handed to it and away from it")
  func adoption() {
    box.snp.makeConstraints {
      $0.left.equalToSuperview().offset(7)
      $0.width.equalTo(20)
    }
    #expect(box.adoptConstraints(by: .style).count == 4)
    box.style.set(.width(40))
    #expect(frame() == (7, 40))
    box.adoptConstraints(by: .maker)
    box.snp.updateConstraints { $0.width.equalTo(45) }
    #expect(frame() == (7, 45))
    // A batch that is refused gives it back what it had.
    box.adoptConstraints(by: .style)
    let before = box.constraints(of: .style)
    box.adoptConstraints(by: .maker) { box.snp.remakeConstraints { $0.width.equalTo(Double.nan) } }
    #expect(box.constraints(of: .style) == before)
  }
}
