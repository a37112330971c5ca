import AttributeLayout
import Testing

@Suite("What an attribute refers to")
struct ReferenceTests {
  /// A leaf with 7 points: against the superview, and against any other item.
  struct Row: Sendable, CustomTestStringConvertible {
    let leaf: Leaf
    let superview: String
    let sibling: String

    init(_ leaf: Leaf, _ superview: String, _ sibling: String) {
      self.leaf = leaf
      self.superview = superview
      self.sibling = sibling
    }

    var testDescription: String { leaf.rawValue }
  }

  static let rows = [
    Row(.left, "root.left + 7", "other.right + 7"),
    Row(.leading, "root.leading + 7", "other.trailing + 7"),
    Row(.right, "root.right - 7", "other.left - 7"),
    Row(.trailing, "root.trailing - 7", "other.leading - 7"),
    Row(.top, "root.top + 7", "other.bottom + 7"),
    Row(.bottom, "root.bottom - 7", "other.top - 7"),
    Row(.leftMargin, "root.leftMargin + 7", "other.rightMargin + 7"),
    Row(.leadingMargin, "root.leadingMargin + 7", "other.trailingMargin + 7"),
    Row(.rightMargin, "root.rightMargin - 7", "other.leftMargin - 7"),
    Row(.trailingMargin, "root.trailingMargin - 7", "other.leadingMargin - 7"),
    Row(.topMargin, "root.topMargin + 7", "other.bottomMargin + 7"),
    Row(.bottomMargin, "root.bottomMargin - 7", "other.topMargin - 7"),
    Row(.centerX, "root.centerX + 7", "other.centerX + 7"),
    Row(.centerY, "root.centerY + 7", "other.centerY + 7"),
    Row(.centerXWithinMargins, "root.centerXWithinMargins + 7", "other.centerXWithinMargins + 7"),
    Row(.centerYWithinMargins, "root.centerYWithinMargins + 7", "other.centerYWithinMargins + 7"),
    Row(.firstBaseline, "root.firstBaseline + 7", "other.firstBaseline + 7"),
    Row(.lastBaseline, "root.lastBaseline - 7", "other.lastBaseline - 7"),
    Row(.width, "7", "other.width + 7"),
    Row(.height, "7", "other.height + 7"),
  ]

  @Test("The table names every leaf once")
  func complete() {
    #expect(Set(Self.rows.map(\.leaf)) == Set(Leaf.allCases) && Self.rows.count == 20)
  }

  @Test("The superview is met at the same attribute", arguments: rows)
  func superview(row: Row) {
    let bench = Bench()
    let formula = "view.\(row.leaf.rawValue) == \(row.superview)"
    #expect(bench.view.easy.layout(row.leaf.attribute(==7)).formulas == [formula])
    #expect(bench.formulas == [formula])
  }

  static let positions = rows.filter { ![.width, .height].contains($0.leaf) }

  @Test("The superview named explicitly is the same as none", arguments: positions)
  func namedSuperview(row: Row) throws {
    let bench = Bench()
    let position = try #require(row.leaf.attribute(==7) as? PositionAttribute)
    bench.view.easy.layout(position.to(bench.root))
    #expect(bench.formulas == ["view.\(row.leaf.rawValue) == \(row.superview)"])
  }

  @Test("Any other item is met at the opposite attribute", arguments: rows)
  func sibling(row: Row) {
    let bench = Bench()
    bench.view.easy.layout(row.leaf.attribute(==7, to: bench.other))
    #expect(bench.formulas == ["view.\(row.leaf.rawValue) == \(row.sibling)"])
  }

  @Test("A guide of the superview is another item")
  func guide() {
    let bench = Bench()
    let guide = LayoutGuide()
    guide.identifier = "gap"
    bench.root.addLayoutGuide(guide)
    bench.view.easy.layout(Left(7).to(guide), Bottom().to(guide))
    #expect(bench.formulas == ["view.bottom == gap.top", "view.left == gap.right + 7"])
  }

  @Test("The superview's safe area and margins are met at the same attribute")
  func systemGuides() {
    let bench = Bench()
    bench.view.easy.layout(
      Top(1).to(bench.root.safeAreaLayoutGuide),
      Right(2).to(bench.root.layoutMarginsGuide)
    )
    #expect(
      bench.formulas == [
        "view.right == root.layoutMarginsGuide.right - 2",
        "view.top == root.safeAreaLayoutGuide.top + 1",
      ]
    )
  }

  @Test("Another item's safe area is met at the opposite attribute")
  func siblingsSafeArea() {
    let bench = Bench()
    bench.view.easy.layout(Top().to(bench.other.safeAreaLayoutGuide))
    #expect(bench.formulas == ["view.top == other.safeAreaLayoutGuide.bottom"])
  }

  @Test("A named attribute is taken as it is")
  func named() {
    let bench = Bench()
    bench.view.easy.layout(
      Top(5).to(bench.other, .top),
      Left(>=3).to(bench.other, .centerX),
      Width(*2).like(bench.other, .height),
      Height(*0.5).like(bench.view, .width)
    )
    #expect(
      bench.formulas == [
        "view.height == 0.5 · view.width",
        "view.left >= other.centerX + 3",
        "view.top == other.top + 5",
        "view.width == 2 · other.height",
      ]
    )
  }

  @Test("A position refers to every position, a dimension to every dimension")
  func everyReference() {
    let positions: [(PositionReference, String)] = [
      (.left, "left"), (.right, "right"), (.centerX, "centerX"), (.leftMargin, "leftMargin"),
      (.rightMargin, "rightMargin"), (.centerXWithinMargins, "centerXWithinMargins"),
      (.top, "top"), (.bottom, "bottom"), (.centerY, "centerY"), (.topMargin, "topMargin"),
      (.bottomMargin, "bottomMargin"), (.centerYWithinMargins, "centerYWithinMargins"),
      (.firstBaseline, "firstBaseline"), (.lastBaseline, "lastBaseline"),
    ]
    let directional: [(PositionReference, String)] = [
      (.leading, "leading"), (.trailing, "trailing"), (.leadingMargin, "leadingMargin"),
      (.trailingMargin, "trailingMargin"),
    ]
    let dimensions: [(DimensionReference, String)] = [(.width, "width"), (.height, "height")]
    let bench = Bench()
    for (reference, name) in positions {
      bench.view.easy.layout(Left().to(bench.other, reference))
      #expect(bench.formulas == ["view.left == other.\(name)"])
    }
    for (reference, name) in directional {
      bench.view.easy.layout(Leading().to(bench.other, reference))
      #expect(bench.formulas == ["view.leading == other.\(name)"])
    }
    bench.view.easy.clear()
    for (reference, name) in dimensions {
      bench.view.easy.layout(Width().like(bench.other, reference))
      #expect(bench.formulas == ["view.width == other.\(name)"])
    }
    #expect(positions.count + directional.count + dimensions.count == 20)
  }

  @Test("A parent may be tied to its child")
  func parentToChild() {
    let bench = Bench()
    bench.root.easy.layout(Bottom(10).to(bench.view, .bottom), Width(>=20).like(bench.view))
    #expect(
      bench.root.constraints.formulas == [
        "root.bottom == view.bottom - 10", "root.width >= view.width + 20",
      ]
    )
  }

  @Test("The relation is never turned round", arguments: [Leaf.right, .bottom, .lastBaseline])
  func relation(leaf: Leaf) {
    let bench = Bench()
    bench.view.easy.layout(leaf.attribute(>=10))
    #expect(bench.formulas == ["view.\(leaf.rawValue) >= root.\(leaf.rawValue) - 10"])
  }

  @Test("A guide can be laid out as well")
  func guideAsItem() {
    let bench = Bench()
    let guide = LayoutGuide()
    guide.identifier = "column"
    bench.root.addLayoutGuide(guide)
    guide.easy.layout(Left(4), Width(20))
    let formulas = ["column.left == root.left + 4", "column.width == 20"]
    #expect(guide.constraints.formulas == formulas)
    bench.view.easy.layout(Left().to(guide))
    #expect(guide.constraints.formulas == formulas, "what others say of the guide is theirs")
  }

  @Test("A class of one's own can be laid out as well")
  func foreignItem() {
    final class Box: LayoutItem {
      let layoutNode = LayoutNode()
      weak var parent: Box? { didSet { layoutParentDidChange() } }
      var layoutParent: (any LayoutItem)? { parent }
      var layoutFrame = LayoutRect.zero
    }
    let root = Box()
    root.layoutFrame = rect(0, 0, 100, 100)
    let box = Box()
    box.easy.layout(Left(10), Top(5), Size(20))
    box.parent = root
    root.layoutIfNeeded()
    #expect(box.layoutFrame == rect(10, 5, 20, 20))
  }

  @Test("Every constraint carries the line of its attribute")
  func source() {
    let bench = Bench()
    let line: UInt = #line + 3
    let constraints = bench.view.easy.layout(
      // Each attribute has a line of its own.
      Left(1),
      Size(2)
    )
    #expect(constraints.map(\.source.line) == [line, line + 1, line + 1])
    #expect(constraints.first?.source.file == "AttributeLayoutTests/ReferenceTests.swift")
  }
}
