import ConstraintKernel
import Testing

@testable import LayoutFormats

/// An item of another library, which knows its parent only.
private class ForeignBox: LayoutItem {
  let layoutNode = LayoutNode()
  weak var parent: (any LayoutItem)? { didSet { layoutParentDidChange() } }
  var layoutParent: (any LayoutItem)? { parent }
  var layoutFrame: LayoutRect
  let layoutName: String
  var safeAreaInsets: LayoutInsets { .zero }

  init(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    layoutName = name
    layoutFrame = LayoutRect(x: x, y: y, width: width, height: height)
  }
}

/// An item of another library that knows what lies in it.
private final class ForeignPanel: ForeignBox, LayoutContainer {
  var layoutChildren: [any LayoutItem] = []
}

@Suite("Pictures of hierarchies")
struct PictureHierarchyTests {
  private func names(_ picture: Picture) -> [String] {
    picture.items.map { String(repeating: "-", count: $0.depth) + $0.name }
  }

  @Test("Views and guides become boxes, named as in diagnoses where they have no name")
  func views() {
    let root = LayoutView(frame: LayoutRect(x: 1, y: 2, width: 30, height: 40))
    root.layoutName = "root"
    root.addSubview(LayoutView(frame: LayoutRect(x: 3, y: 4, width: 5, height: 6)))
    let guide = LayoutGuide()
    guide.identifier = "gap"
    guide.layoutFrame = LayoutRect(x: 7, y: 8, width: 9, height: 10)
    root.addLayoutGuide(guide)
    #expect(
      Picture(of: root).items == [
        PictureItem(name: "root", frame: LayoutRect(x: 1, y: 2, width: 30, height: 40)),
        PictureItem(
          name: "LayoutView#2",
          frame: LayoutRect(x: 3, y: 4, width: 5, height: 6),
          depth: 1
        ),
        PictureItem(
          name: "gap",
          frame: LayoutRect(x: 7, y: 8, width: 9, height: 10),
          depth: 1,
          isGuide: true
        ),
      ]
    )
  }

  @Test("Items of other libraries are seen in views, and by what they say of themselves")
  func foreign() {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutName = "root"
    let panel = ForeignPanel("panel", 10, 20, 50, 60)
    let (near, behind) = (ForeignBox("near", 1, 2, 3, 4), ForeignBox("behind", 5, 6, 7, 8))
    panel.parent = root
    near.parent = panel
    behind.parent = panel
    panel.layoutChildren = [behind, near]
    let picture = Picture(of: root)
    #expect(names(picture) == ["root", "-panel", "--behind", "--near"])
    #expect(picture.boxes[3] == LayoutRect(x: 11, y: 22, width: 3, height: 4))
  }

  @Test("An item that says it lies in itself is shown once")
  func circle() {
    let panel = ForeignPanel("panel", 0, 0, 50, 60)
    panel.layoutChildren = [panel]
    #expect(names(Picture(of: panel)) == ["panel"])
  }

  @Test("What scrolls shows its content where it has been scrolled to")
  func scrolling() {
    let scroll = LayoutScrollView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    let row = LayoutView(frame: LayoutRect(x: 0, y: 300, width: 100, height: 50))
    row.layoutName = "row"
    scroll.addSubview(row)
    scroll.contentOffset = LayoutPoint(x: 0, y: 250)
    let picture = Picture(of: scroll)
    let place = picture.items.firstIndex { $0.name == "row" }
    #expect(place.map { picture.boxes[$0] } == LayoutRect(x: 0, y: 50, width: 100, height: 50))
    #expect(place.map { picture.items[$0].frame.minY } == 300)
  }

  @Test("A constraint is a line between the places it ties together, where both can be seen")
  func dimensions() {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
    root.layoutName = "root"
    let child = LayoutView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    LayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      child.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 10),
      child.widthAnchor.constraint(equalToConstant: 50),
      child.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
      child.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    // The child stands at (30, 50), 50 by 50; its bottom is the root's, which is no distance.
    let lines = Picture(of: root).dimensions.map { line in
      "\(line.label): \(line.start.x) \(line.start.y) to \(line.end.x) \(line.end.y)"
    }
    #expect(
      lines == [
        "30: 0.0 75.0 to 30.0 75.0", "≥ 10: 55.0 0.0 to 55.0 50.0",
        "50: 30.0 75.0 to 80.0 75.0", "0.5 · root.height: 55.0 50.0 to 55.0 100.0",
      ]
    )
  }

  @Test("A line says how long it may be, from whichever end the constraint counts")
  func distances() {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
    let child = LayoutView(frame: LayoutRect(x: 20, y: 20, width: 50, height: 50))
    child.translatesAutoresizingMaskIntoConstraints = true
    root.addSubview(child)
    LayoutConstraint.activate([
      child.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 8),
      child.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -16),
      child.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
      child.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 40),
    ])
    root.layoutIfNeeded()
    #expect(Picture(of: root).dimensions.map(\.label) == ["≥ 8", "≥ 16", "≥ 0", "≤ 40"])
  }

  @Test("Conflicts and ambiguities are notes, and boxes tell their numbers")
  func notes() {
    let root = LayoutView(frame: LayoutRect(x: 0, y: 0, width: 200, height: 100))
    root.layoutNode.issueHandler = LayoutIssueHandler { _ in }
    let child = LayoutView()
    child.layoutName = "child"
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let widths = [50.0, 60].map { child.widthAnchor.constraint(equalToConstant: $0) }
    LayoutConstraint.activate(widths)
    root.layoutIfNeeded()
    let picture = Picture(of: root, findingAmbiguities: true)
    #expect(picture.notes.map(\.kind) == [.ambiguous, .conflict])
    #expect(picture.items[1].notes == [1, 2])
    #expect(picture.notes[0].text == "child: x, y, height may be others")
    #expect(picture.notes[1].text.contains("child.width == 60"))
    #expect(picture.dimensions.map(\.isConflicting) == [true, true])
  }

  @Test("A label shows its lines, aligned in the direction of reading")
  func text() {
    let label = LayoutLabel("one two", numberOfLines: 0)
    label.frame = LayoutRect(x: 0, y: 0, width: 40, height: 40)
    #expect(
      Picture(of: label).items[0].lines == [
        PictureLine(text: "one", origin: LayoutPoint(x: 0, y: 16), width: 24, size: 16),
        PictureLine(text: "two", origin: LayoutPoint(x: 0, y: 36), width: 24, size: 16),
      ]
    )
    label.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    #expect(Picture(of: label).items[0].lines.map(\.origin.x) == [16, 16])
  }
}
