import MakerLayout
import Testing

@Suite("Items of every kind")
struct ItemTests {
  @Test("A class of one's own is constrained like a view")
  func foreignItem() {
    let root = Box("root")
    let (a, b) = (Box("a", in: root), Box("b", in: root))
    root.layoutFrame = rect(0, 0, 300, 100)
    a.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview().inset(10)
      make.width.equalTo(b)
    }
    b.snp.makeConstraints { make in
      make.top.bottom.width.equalTo(a)
      make.left.equalTo(a.snp.right).offset(20)
      make.right.equalToSuperview { $0.snp.right }.inset(10)
    }
    root.layoutIfNeeded()
    #expect(a.layoutFrame == rect(10, 10, 130, 80))
    #expect(b.layoutFrame == rect(160, 10, 130, 80))
  }

  @Test("A closure that needs a view is refused where the superview is none")
  func superviewOfAnotherClass() {
    let root = Box("root")
    let a = Box("a", in: root)
    var kinds: [LayoutIssue.Kind] = []
    root.layoutNode.issueHandler = LayoutIssueHandler { kinds.append($0.kind) }
    a.snp.makeConstraints { $0.top.equalToSuperview { $0.layoutMarginsGuide } }
    #expect(kinds == [.invalidUse("the superview is not a LayoutView")])
  }

  @Test("A guide is constrained, and related to, like a view")
  func guide() {
    let stage = Stage()
    let guide = LayoutGuide()
    stage.root.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(LayoutSize(width: 100, height: 50))
    }
    stage.view.snp.makeConstraints { $0.edges.equalTo(guide).inset(5) }
    stage.root.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 0, 100, 50))
    #expect(stage.view.frame == rect(5, 5, 90, 40))
    #expect(stage.kinds == [])
  }

  @Test("A helper that gives the safe area's attributes works with every attribute")
  func safeArea() {
    let stage = Stage()
    stage.root.additionalSafeAreaInsets = LayoutInsets(top: 44, bottom: 34)
    let safeArea: any ConstraintBasicAttributesDSL = stage.root.safeAreaLayoutGuide.snp
    stage.view.snp.makeConstraints { make in
      make.top.equalTo(safeArea.top)
      make.left.right.bottom.equalTo(stage.root.safeAreaLayoutGuide)
    }
    stage.root.layoutIfNeeded()
    #expect(stage.view.frame == rect(0, 44, 400, 222))
  }

  @Test("Resistances of the natural size are plain numbers")
  func resistances() {
    let stage = Stage()
    let snp = stage.view.snp
    #expect(snp.contentHuggingHorizontalPriority == 250)
    #expect(snp.contentCompressionResistanceVerticalPriority == 750)
    snp.contentHuggingHorizontalPriority = 251
    snp.contentHuggingVerticalPriority = 252
    snp.contentCompressionResistanceHorizontalPriority = 751
    snp.contentCompressionResistanceVerticalPriority = 752
    #expect(stage.view.contentHuggingPriority(for: .horizontal) == 251)
    #expect(stage.view.contentHuggingPriority(for: .vertical) == 252)
    #expect(stage.view.contentCompressionResistancePriority(for: .horizontal) == 751)
    #expect(stage.view.contentCompressionResistancePriority(for: .vertical) == 752)
    snp.contentHuggingVerticalPriority = 0
    #expect(stage.kinds == [.priorityOutOfRange(0)])
    #expect(snp.contentHuggingVerticalPriority == 252)
  }

  @Test("A label is the item's name in diagnoses")
  func labels() {
    let stage = Stage()
    stage.view.snp.setLabel("avatar")
    #expect(stage.view.snp.label() == "avatar")
    stage.view.snp.makeConstraints { $0.width.equalTo(1) }
    #expect(stage.formulas == ["avatar.width == 1"])
    stage.view.snp.setLabel(nil)
    #expect(stage.view.snp.label() == nil)
    let guide = LayoutGuide()
    guide.snp.setLabel("gap")
    #expect(guide.identifier == "gap")
  }

  @Test("Items of attributes are equal if they mean the same")
  func equality() {
    let stage = Stage()
    #expect(stage.view.snp.left == stage.view.snp_left)
    #expect(stage.view.snp.left != stage.view.snp.right)
    #expect(stage.view.snp.left != stage.other.snp.left)
    #expect(stage.view.snp.edges == stage.view.snp_edges)
  }

  @Test("The older names of attributes mean the new ones")
  func olderNames() {
    let (view, snp) = (LayoutView(), LayoutView().snp)
    let pairs: [(ConstraintItem, ConstraintItem)] = [
      (view.snp_left, snp.left), (view.snp_top, snp.top), (view.snp_right, snp.right),
      (view.snp_bottom, snp.bottom), (view.snp_leading, snp.leading),
      (view.snp_trailing, snp.trailing), (view.snp_width, snp.width),
      (view.snp_height, snp.height), (view.snp_centerX, snp.centerX),
      (view.snp_centerY, snp.centerY), (view.snp_baseline, snp.lastBaseline),
      (view.snp_lastBaseline, snp.lastBaseline), (view.snp_firstBaseline, snp.firstBaseline),
      (view.snp_leftMargin, snp.leftMargin), (view.snp_rightMargin, snp.rightMargin),
      (view.snp_topMargin, snp.topMargin), (view.snp_bottomMargin, snp.bottomMargin),
      (view.snp_leadingMargin, snp.leadingMargin), (view.snp_trailingMargin, snp.trailingMargin),
      (view.snp_centerXWithinMargin, snp.centerXWithinMargins),
      (view.snp_centerYWithinMargin, snp.centerYWithinMargins),
      (view.snp_centerXWithinMargins, snp.centerXWithinMargins),
      (view.snp_centerYWithinMargins, snp.centerYWithinMargins), (view.snp_edges, snp.edges),
      (view.snp_size, snp.size), (view.snp_center, snp.center), (view.snp_margins, snp.margins),
      (view.snp_centerWithinMargins, snp.centerWithinMargins),
    ]
    for (old, new) in pairs { #expect(old.attributes == new.attributes) }
  }

  @Test("The older names of blocks do what the new ones do")
  func olderBlocks() {
    let stage = Stage()
    stage.view.snp_makeConstraints { $0.width.equalTo(1) }
    stage.view.snp_updateConstraints { $0.width.equalTo(2) }
    #expect(stage.formulas == ["v.width == 2"])
    stage.view.snp_remakeConstraints { $0.height.equalTo(3) }
    #expect(stage.formulas == ["v.height == 3"])
    let prepared = stage.view.snp_prepareConstraints { $0.width.equalTo(4) }
    #expect(prepared.count == 1)
    stage.view.snp_removeConstraints()
    #expect(stage.formulas == [])
  }
}
