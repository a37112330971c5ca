import Testing

@testable import ConstraintKernel

@Suite("Links of the tree")
struct TreeLinksTests {
  @Test("children stand in the order they came, whichever leaves", arguments: 0..<4)
  func order(leaver: Int) {
    let parent = ItemRecord()
    let children = (0..<4).map { _ in ItemRecord() }
    for child in children { child.link(to: parent) }
    #expect(parent.children.map(ObjectIdentifier.init) == children.map(ObjectIdentifier.init))
    children[leaver].unlink()
    let left = children.filter { $0 !== children[leaver] }
    #expect(parent.children.map(ObjectIdentifier.init) == left.map(ObjectIdentifier.init))
    let backwards = sequence(first: parent.lastChild) { $0?.previousSibling }.prefix(while: {
      $0 != nil
    })
    #expect(
      backwards.compactMap { $0.map(ObjectIdentifier.init) }
        == left.reversed().map(ObjectIdentifier.init)
    )
    #expect(children[leaver].parent == nil && children[leaver].nextSibling == nil)
    // Who comes back comes last.
    children[leaver].link(to: parent)
    #expect(parent.lastChild === children[leaver])
    for child in children { child.unlink() }
    #expect(parent.firstChild == nil && parent.lastChild == nil)
  }

  @Test("links hold each other, and let go of what is unlinked")
  func memory() {
    weak var weakly: ItemRecord?
    let parent = ItemRecord()
    do {
      let child = ItemRecord()
      child.link(to: parent)
      weakly = child
    }
    #expect(weakly != nil)
    parent.firstChild?.unlink()
    #expect(weakly == nil)
  }
}
