import ConstraintKernel
import Testing

@Suite("Constants in both reading directions")
struct DirectedConstantTests {
  @Test("Insets go inwards at every edge, leading and trailing ones in either direction")
  func insets() {
    let insets = LayoutInsets(top: 1, left: 2, bottom: 4, right: 8)
    func both(_ attribute: LayoutConstraint.Attribute) -> [Double] {
      let constant = DirectedConstant(insets, on: attribute)
      return [constant.leftToRight, constant.rightToLeft]
    }
    #expect(both(.left) == [2, 2])
    #expect(both(.right) == [-8, -8])
    // Read right to left the leading edge is the right one, and positions count towards the left.
    #expect(both(.leading) == [2, 8])
    #expect(both(.trailing) == [-8, -2])
    #expect(both(.trailingMargin) == [-8, -2])
    #expect(both(.bottom) == [-4, -4])
    #expect(both(.centerX) == [-3, -3])
    #expect(both(.width) == [-10, -10])
  }

  @Test("Insets in reading direction stay with the edges they are named for")
  func directionalInsets() {
    let insets = LayoutDirectionalInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    func both(_ attribute: LayoutConstraint.Attribute) -> [Double] {
      let constant = DirectedConstant(insets, on: attribute)
      return [constant.leftToRight, constant.rightToLeft]
    }
    #expect(both(.leading) == [2, 2])
    #expect(both(.trailing) == [-8, -8])
    #expect(both(.left) == [2, 8])
    #expect(both(.right) == [-8, -2])
  }
}
