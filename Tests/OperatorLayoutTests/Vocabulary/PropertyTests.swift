import OperatorLayout
import Testing

@Suite("Properties of proxies")
struct PropertyTests {
  typealias Attribute = LayoutConstraint.Attribute

  static let horizontal: [(@Sendable (LayoutProxy) -> LayoutProxy.HorizontalEdge, Attribute)] = [
    ({ $0.left }, .left), ({ $0.right }, .right), ({ $0.leading }, .leading),
    ({ $0.trailing }, .trailing), ({ $0.centerX }, .centerX), ({ $0.leftMargin }, .leftMargin),
    ({ $0.rightMargin }, .rightMargin), ({ $0.leadingMargin }, .leadingMargin),
    ({ $0.trailingMargin }, .trailingMargin),
    ({ $0.centerXWithinMargins }, .centerXWithinMargins),
    ({ $0.edges.leading }, .leading), ({ $0.edges.trailing }, .trailing),
    ({ $0.edgesWithinMargins.leading }, .leadingMargin),
    ({ $0.edgesWithinMargins.trailing }, .trailingMargin),
  ]
  static let vertical: [(@Sendable (LayoutProxy) -> LayoutProxy.VerticalEdge, Attribute)] = [
    ({ $0.top }, .top), ({ $0.bottom }, .bottom), ({ $0.centerY }, .centerY),
    ({ $0.baseline }, .lastBaseline), ({ $0.lastBaseline }, .lastBaseline),
    ({ $0.firstBaseline }, .firstBaseline), ({ $0.topMargin }, .topMargin),
    ({ $0.bottomMargin }, .bottomMargin), ({ $0.centerYWithinMargins }, .centerYWithinMargins),
    ({ $0.edges.top }, .top), ({ $0.edges.bottom }, .bottom),
    ({ $0.edgesWithinMargins.top }, .topMargin),
    ({ $0.edgesWithinMargins.bottom }, .bottomMargin),
  ]

  @Test("Every horizontal edge stands for its attribute", arguments: horizontal.indices)
  func horizontalEdges(index: Int) {
    let (property, attribute) = Self.horizontal[index]
    let stage = Stage()
    let group = constrain(stage.a, stage.b) { a, b in property(a) == property(b) }
    #expect(group.constraints.map(\.firstAttribute) == [attribute])
    #expect(group.constraints.map(\.secondAttribute) == [attribute])
  }

  @Test("Every vertical edge stands for its attribute", arguments: vertical.indices)
  func verticalEdges(index: Int) {
    let (property, attribute) = Self.vertical[index]
    let stage = Stage()
    let group = constrain(stage.a, stage.b) { a, b in property(a) == property(b) }
    #expect(group.constraints.map(\.firstAttribute) == [attribute])
    #expect(group.constraints.map(\.secondAttribute) == [attribute])
  }

  @Test("The middle between the margins has two components")
  func centerWithinMargins() {
    #expect(
      formulas { a, _, _, root in a.center == root.centerWithinMargins } == [
        "a.centerX == root.centerXWithinMargins", "a.centerY == root.centerYWithinMargins",
      ]
    )
  }

  @Test("A proxy knows its item, its parent and the guides of a view")
  func relatives() {
    let stage = Stage()
    let guide = LayoutGuide()
    stage.a.addLayoutGuide(guide)
    constrain(stage.a, stage.root, guide) { a, root, guide in
      #expect(a.item === stage.a)
      #expect(a.superview?.item === stage.root)
      #expect(a.parent.item === stage.root)
      #expect(root.superview == nil)
      #expect(root.parent.item == nil)
      #expect(guide.owningView?.item === stage.a)
      #expect(a.layoutMarginsGuide.item === stage.a.layoutMarginsGuide)
      #expect(a.readableContentGuide.item === stage.a.readableContentGuide)
      #expect(a.safeAreaLayoutGuide.item === stage.a.safeAreaLayoutGuide)
      #expect(a.safeArea.item === stage.a.safeAreaLayoutGuide)
    }
    #expect(stage.issues.isEmpty)
  }

  @Test("Attributes and relations have the names that sources of the original use")
  func names() {
    let attribute: LayoutAttribute = .leading
    let relation: LayoutRelation = .equal
    let stage = Stage()
    let group = constrain(stage.a, stage.b) { $0.leading == $1.leading }
    #expect(group.constraints.map(\.firstAttribute) == [attribute])
    #expect(group.constraints.map(\.relation) == [relation])
  }

  @Test("A proxy reads and sets whether its item is placed by its frame")
  func translation() {
    let stage = Stage()
    constrain(stage.a) { a in
      #expect(a.translatesAutoresizingMaskIntoConstraints)
      a.translatesAutoresizingMaskIntoConstraints = false
    }
    #expect(stage.freed == ["a"])
  }
}
