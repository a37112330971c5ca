import OperatorLayout
import Testing

@Suite("Proxies that outlive their block")
struct EscapedProxyTests {
  @Test("A proxy that somebody holds keeps its item")
  func keepsItem() {
    weak var witness: LayoutView?
    var held: LayoutProxy?
    do {
      let view = LayoutView()
      witness = view
      constrain(view) { held = $0 }
    }
    #expect(witness != nil)
    #expect(held?.item === witness)
    held = nil
    #expect(witness == nil)
  }

  @Test("So does a property, until it has no owner")
  func propertyKeepsItem() {
    weak var witness: LayoutView?
    var held: LayoutProxy.Dimension?
    do {
      let view = LayoutView()
      witness = view
      constrain(view) { held = $0.width + 1 }
    }
    #expect(held != nil)
    #expect(witness != nil)
    held = nil
    #expect(witness == nil)
  }

  @Test("After its hierarchy has died a proxy knows its item and no relatives")
  func hierarchyDied() {
    let view = LayoutView()
    var kinds: [LayoutIssue.Kind] = []
    view.layoutNode.issueHandler = LayoutIssueHandler { kinds.append($0.kind) }
    var held: LayoutProxy?
    weak var witness: LayoutView?
    do {
      let root = LayoutView()
      witness = root
      root.addSubview(view)
      constrain(view) { held = $0 }
    }
    #expect(witness == nil)
    #expect(held?.item === view)
    #expect(held?.superview == nil)
    #expect(held?.parent.item == nil)
    let late = held.map { [$0.width == 10, $0.left == $0.parent.left] } ?? []
    #expect(late.map(\.isActive) == [false, false])
    #expect(
      kinds
        == Array(
          repeating: .invalidUse("the block of this proxy has ended; nothing is installed"),
          count: 2
        )
    )
    #expect(view.constraints.isEmpty)
  }

  @Test("Aligning with late proxies installs nothing and frees no item")
  func lateAlignment() {
    let stage = Stage()
    var held: [LayoutProxy] = []
    let group = constrain(stage.a, stage.b, stage.c) { held = [$0, $1, $2] }
    #expect(align(top: held).map(\.isActive) == [false, false])
    #expect(stage.kinds.count == 2)
    #expect(stage.formulas.isEmpty)
    #expect(group.constraints.isEmpty)
    #expect(stage.freed.isEmpty)
  }

  @Test("What a late relation answers with may be activated by hand")
  func lateByHand() {
    let stage = Stage()
    var held: LayoutProxy?
    constrain(stage.a) { held = $0 }
    let late = held.map { $0.width == 10 }
    late?.isActive = true
    #expect(stage.formulas == ["a.width == 10"])
  }
}
