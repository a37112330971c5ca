import ConstraintKernel
import Testing

@testable import LayoutFormats

@Suite("Places for labels")
struct LabelPlacerTests {
  @Test("Rectangles that touch do not overlap, and those that share a point of area do")
  func touching() {
    let one = LayoutRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!one.overlaps(LayoutRect(x: 10, y: 0, width: 10, height: 10)))
    #expect(!one.overlaps(LayoutRect(x: 0, y: 10, width: 10, height: 10)))
    #expect(one.overlaps(LayoutRect(x: 9, y: 9, width: 10, height: 10)))
    #expect(!one.overlaps(LayoutRect(x: 9, y: 9, width: 10, height: 10), by: 1))
  }
}
