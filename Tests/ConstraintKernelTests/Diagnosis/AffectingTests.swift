import ConstraintKernel
import Testing

@Suite("Constraints that affect a layout")
struct AffectingTests {
  @Test("They are those that decide the item's place and length on the axis, and no others")
  func chain() {
    let (root, _) = makeRoot()
    let views = ["a", "b", "other"].map { makeView($0, in: root) }
    let a = views[0].leftAnchor.constraint(equalTo: root.leftAnchor)
    let width = views[0].widthAnchor.constraint(equalToConstant: 10)
    let b = views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor)
    let top = views[1].topAnchor.constraint(equalTo: root.topAnchor)
    let other = views[2].leftAnchor.constraint(equalTo: root.leftAnchor)
    let inactive = views[1].widthAnchor.constraint(equalToConstant: 5)
    LayoutConstraint.activate([a, width, b, top, other])
    #expect(views[1].constraintsAffectingLayout(for: .horizontal) == [a, width, b])
    #expect(views[1].constraintsAffectingLayout(for: .vertical) == [top])
    #expect(views[0].constraintsAffectingLayout(for: .vertical).isEmpty)
    inactive.isActive = true
    #expect(views[0].constraintsAffectingLayout(for: .horizontal) == [a, width])
    #expect(views[1].constraintsAffectingLayout(for: .horizontal) == [a, width, b, inactive])
  }
}
