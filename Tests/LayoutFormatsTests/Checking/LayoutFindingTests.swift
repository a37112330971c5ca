import ConstraintKernel
import LayoutFormats
import Testing

@Suite("What rules find")
struct LayoutFindingTests {
  private let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))

  private func add(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    let view = LayoutView(frame: LayoutRect(x: x, y: y, width: width, height: height))
    view.layoutName = name
    root.addSubview(view)
  }

  private func messages() -> [String] { root.layoutFindings().map(\.description) }

  @Test("Siblings that cover a part of each other overlap; one inside the other does not")
  func overlap() {
    // Twenty points of width and five of height are shared; half a point is let through.
    add("a", 0, 0, 50, 20)
    add("b", 30, 15, 50, 20)
    add("inside", 2, 2, 10, 10)
    add("beside", 49.5, 0, 20, 15)
    #expect(messages() == ["overlap: a and b overlap by 5 points in height"])
  }

  @Test("A gap that a constraint holds open and that has turned negative is reported")
  func gap() {
    add("a", 0, 0, 50, 20)
    add("b", 40, 30, 50, 20)
    let (first, second) = (root.subviews[0], root.subviews[1])
    let gap = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)
    gap.priority = .defaultLow
    gap.isActive = true
    #expect(messages() == ["negative-gap: a and b have passed each other by 10 points"])
  }

  @Test("What has no size is reported once, what is hidden or a guide never")
  func noSize() {
    add("rule", 10, 10, 100, 0)
    add("hidden", 20, 20, 0, 0)
    root.subviews[1].isHidden = true
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    #expect(messages() == ["no-size: rule has no size"])
  }

  @Test("Text without the room it needs is cut off, by how much")
  func text() {
    let short = LayoutLabel("eleven here")
    short.frame = LayoutRect(x: 0, y: 0, width: 64, height: 20)
    let long = LayoutLabel("one two", numberOfLines: 0)
    long.layoutName = "long"
    long.frame = LayoutRect(x: 0, y: 30, width: 40, height: 30)
    root.addSubview(short)
    root.addSubview(long)
    #expect(
      messages() == [
        "cut-off: `eleven here` needs 24 points more in width",
        "cut-off: long needs 10 points more in height",
      ]
    )
  }

  @Test("What is tapped has room for a finger; what that is can be said")
  func tapTargets() {
    add("follow button", 0, 0, 80, 30)
    add("name", 0, 50, 80, 30)
    #expect(
      messages() == ["tap-target: `follow button` is 14 points short of the 44 a finger needs"]
    )
    let found = root.layoutFindings { $0.layoutName == "name" }
    #expect(found.map(\.items) == [["name"]])
    #expect(root.layoutFindings { _ in false }.isEmpty)
  }

  @Test("What scrolls may be larger than its window; nothing else may")
  func outside() {
    let scroll = LayoutScrollView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 50))
    scroll.layoutName = "scroll"
    scroll.addSubview(LayoutView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 500)))
    root.addSubview(scroll)
    #expect(messages().isEmpty)
    add("late", 180, 60, 40, 20)
    root.layoutName = "root"
    #expect(messages() == ["outside: late reaches 20 points out of root"])
    let suppressions = [LayoutSuppression(.outside, ["late", "root"], reason: "on purpose")]
    #expect(root.layoutFindings(suppressing: suppressions).isEmpty)
  }
}
