import ConstraintKernel
import Testing

@Suite("Parents that change while they are linked")
struct LinkTests {
  private final class Box: LayoutItem {
    let layoutNode = LayoutNode()
    var layoutFrame = LayoutRect.zero
    var layoutParent: (any LayoutItem)?
    init(in parent: any LayoutItem) {
      layoutParent = parent
      layoutParentDidChange()
    }
  }

  @Test("What moved while those above it were linked stays where it moved")
  func movedMeanwhile() throws {
    let (root, _) = makeRoot()
    let (other, _) = makeRoot()
    other.layoutNode.environment = LayoutEnvironment(layoutDirection: .rightToLeft)
    let outer = Box(in: root)
    let inner = Box(in: outer)
    let constraint = inner.leftAnchor.constraint(equalTo: root.leftAnchor)
    var moves = false
    let wish = want(
      .width,
      5,
      when: { _ in
        if moves {
          moves = false
          inner.layoutParent = root
          inner.layoutParentDidChange()
          constraint.isActive = true
        }
        return true
      }
    )
    let declaration = try #require(wish.declaration(on: outer))
    #expect(outer.record.slotLedger.declare([declaration])?.count == 1)
    // The outer box comes into other surroundings, in which its condition is asked again.
    moves = true
    outer.layoutParent = other
    inner.record.refreshAncestry()
    #expect(!moves)
    #expect(inner.record.parent === root.record)
    #expect(constraint.isActive)
  }
}
