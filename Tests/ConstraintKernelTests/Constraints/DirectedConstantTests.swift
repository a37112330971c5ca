import ConstraintKernel
import Testing

@Suite("Constants in both reading directions")
struct DirectedConstantTests {
  typealias Attribute = LayoutConstraint.Attribute

  /// Each attribute with what insets of 1 (top), 2 (left), 3 (bottom) and 4 (right) add to it, from
  /// left to right and from right to left.
  static let physical: [(Attribute, Double, Double)] = [
    (.top, 1, 1), (.left, 2, 2), (.bottom, -3, -3), (.right, -4, -4),
    (.leading, 2, 4), (.trailing, -4, -2), (.leadingMargin, 2, 4), (.trailingMargin, -4, -2),
    (.centerX, -1, -1), (.centerY, -1, -1), (.width, -6, -6), (.height, -4, -4),
  ]

  @Test("Leading and trailing take the distance of the edge they lie on", arguments: physical)
  func insets(attribute: Attribute, leftToRight: Double, rightToLeft: Double) {
    let insets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    let constant = DirectedConstant(insets, on: attribute)
    #expect(constant.leftToRight == leftToRight)
    #expect(constant.rightToLeft == rightToLeft)
  }

  /// The same for insets of 2 where reading starts and 4 where it ends.
  static let directional: [(Attribute, Double, Double)] = [
    (.top, 1, 1), (.left, 2, 4), (.bottom, -3, -3), (.right, -4, -2),
    (.leading, 2, 2), (.trailing, -4, -4), (.leadingMargin, 2, 2), (.trailingMargin, -4, -4),
    (.centerX, -1, 1), (.centerY, -1, -1), (.width, -6, -6), (.height, -4, -4),
  ]

  @Test("Left and right take the distance of the end of reading there", arguments: directional)
  func directionalInsets(attribute: Attribute, leftToRight: Double, rightToLeft: Double) {
    let insets = LayoutDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let constant = DirectedConstant(insets, on: attribute)
    #expect(constant.leftToRight == leftToRight)
    #expect(constant.rightToLeft == rightToLeft)
  }

  @Test("What is no number in both directions does not follow the direction")
  func notANumber() {
    #expect(!DirectedConstant(.nan).followsDirection)
    #expect(DirectedConstant(leftToRight: 1, rightToLeft: .nan).followsDirection)
    #expect(DirectedConstant(leftToRight: 1, rightToLeft: 2).followsDirection)
    #expect(!DirectedConstant(leftToRight: 0, rightToLeft: -0.0).followsDirection)
  }
}
