import AttributeLayout
import Testing

@Suite("Names that source written for EasyPeasy uses")
struct NameTests {
  @Test("A view's owning view is its superview, a guide's the view that it belongs to")
  func owningView() {
    let bench = Bench()
    let guide = LayoutGuide()
    bench.root.addLayoutGuide(guide)
    let view: View = bench.view
    #expect(view.owningView === bench.root && guide.owningView === bench.root)
    view.removeFromSuperview()
    #expect(view.owningView == nil)
  }

  @Test("An attribute tells what it speaks of")
  func attributes() {
    let words: [(Attribute, ReferenceAttribute, ownedByItem: Bool)] = [
      (Left(), .left, false), (LastBaseline(), .lastBaseline, false), (Height(), .height, true),
      (Size(), .width, false), (Edges(), .width, false),
    ]
    for (attribute, spoken, ownedByItem) in words {
      #expect(attribute.createAttribute == spoken)
      #expect(attribute.ownedByItem == ownedByItem)
    }
  }

  @Test("An attribute tells which item it was last applied to, and does not keep it")
  func createItem() {
    let bench = Bench()
    let size = Size(3)
    #expect(size.createItem == nil)
    bench.view.easy.layout(size)
    #expect(size.createItem === bench.view && size.attributes[1].createItem === bench.view)
    do {
      let mortal = LayoutView()
      mortal.easy.layout(size)
      #expect(size.createItem === mortal)
    }
    #expect(size.createItem == nil)
  }

  @Test("An attribute tells when it is wanted, as it was written")
  func condition() throws {
    let plain = Left().when { true }
    let contextual = Size().when { $0.isPad }
    let asked = try #require(plain.condition as? Condition)
    #expect(asked())
    let part = try #require(contextual.attributes.first?.condition as? ContextualCondition)
    #expect(part(Context(LayoutEnvironment(idiom: .pad))))
    #expect(!part(Context(LayoutEnvironment(idiom: .phone))))
    #expect(contextual.when(nil).condition == nil && Left().condition == nil)
  }

  @available(*, deprecated)
  @Test("The earlier names reload and clear")
  func earlier() {
    let bench = Bench()
    let flag = Flag()
    bench.view.easy.layout(Left(1).when { flag.isOn })
    flag.isOn = true
    bench.view.easy_reload()
    #expect(bench.formulas == ["view.left == root.left + 1"])
    bench.view.easy_clear()
    #expect(bench.formulas.isEmpty)
  }
}
