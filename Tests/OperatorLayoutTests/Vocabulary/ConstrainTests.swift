import OperatorLayout
import Testing

@Suite("Constraining items")
struct ConstrainTests {
  @Test("A block gets one proxy per item, in order, however many there are")
  func manyItems() {
    let root = LayoutView()
    let v = (0..<12).map { _ in LayoutView() }
    for (index, view) in v.enumerated() {
      view.layoutName = "\(index)"
      root.addSubview(view)
    }
    constrain(v[0]) { #expect($0.item === v[0]) }
    constrain(v[0], v[1]) { #expect([$0, $1].map { $0.item === v[0] } == [true, false]) }
    constrain(v[0], v[1], v[2]) { _, _, third in #expect(third.item === v[2]) }
    constrain(v[0], v[1], v[2], v[3]) { _, _, _, fourth in #expect(fourth.item === v[3]) }
    constrain(v[0], v[1], v[2], v[3], v[4]) { _, _, _, _, fifth in #expect(fifth.item === v[4]) }
    constrain(v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11]) {
      let first = [$0, $1, $2, $3, $4, $5].map { $0.item?.layoutName }
      #expect(first == ["0", "1", "2", "3", "4", "5"])
      let last = [$6, $7, $8, $9, $10, $11].map { $0.item?.layoutName }
      #expect(last == ["6", "7", "8", "9", "10", "11"])
    }
  }

  @Test("Items of several kinds stand side by side")
  func mixedKinds() {
    let stage = Stage()
    let guide = LayoutGuide()
    guide.identifier = "g"
    stage.root.addLayoutGuide(guide)
    #expect(
      constrain(stage.a, guide) { a, guide in a.left == guide.right }.formulas
        == ["a.left == g.right"]
    )
    let items: [any LayoutItem] = [stage.a, guide]
    #expect(constrain(items) { $0[1].top == $0[0].bottom }.formulas == ["g.top == a.bottom"])
    let some: any LayoutItem = guide
    #expect(constrain(some) { $0.width == 8 }.formulas == ["g.width == 8"])
  }

  @Test("The items of a dictionary are found under their keys")
  func dictionary() throws {
    let stage = Stage()
    let views = ["a": stage.a, "b": stage.b]
    let group = try constrainOrThrow(views) { views in
      let a = try #require(views["a"])
      let b = try #require(views["b"])
      a.left == b.right
    }
    #expect(group.formulas == ["a.left == b.right"])
  }

  /// Carries what `#require` throws out of a block that does not throw.
  private func constrainOrThrow(
    _ items: [String: any LayoutItem],
    _ block: ([String: LayoutProxy]) throws -> Void
  ) throws -> ConstraintGroup {
    var failure: (any Error)?
    let group = constrain(items) { proxies in
      do { try block(proxies) } catch { failure = error }
    }
    if let failure { throw failure }
    return group
  }

  @Test("A class of one's own is laid out like any other")
  func foreignClass() {
    let parent = Box("parent")
    parent.layoutFrame = rect(0, 0, 90, 60)
    let box = Box("box", in: parent)
    constrain(box) { $0.edges == inset($0.parent.edges, 10) }
    parent.layoutIfNeeded()
    #expect(box.layoutFrame == rect(10, 10, 70, 40))
  }

  @Test("Constraints know the line of their call")
  func source() {
    let stage = Stage()
    let line: UInt = #line + 1
    let group = constrain(stage.a) { $0.width == 10 }
    #expect(group.constraints.map(\.source.line) == [line])
    #expect(group.constraints.map(\.source.file) == ["OperatorLayoutTests/ConstrainTests.swift"])
  }
}
