import ConstraintKernel
import Foundation
import Testing
import UIKitNames

@Suite("Foundation's geometry")
struct GeometryTests {
  @Test("Rectangles go to Foundation and back without loss")
  func roundTrip() {
    let rect = LayoutRect(x: 0.1, y: -2.0 / 3, width: 1e-9, height: 12_345.678)
    let there = Foundation.CGRect(rect)
    #expect(there.minX == 0.1)
    #expect(there.size.height == 12_345.678)
    #expect(LayoutRect(there) == rect)
  }

  @Test("A number of Foundation's is a number of points")
  func number() {
    let width: Foundation.CGFloat = 12.5
    #expect(width.layoutValue == 12.5)
  }

  @Test("A view takes a rectangle of Foundation's")
  func view() {
    let view = LayoutView(frame: Foundation.CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.frame == LayoutRect(x: 1, y: 2, width: 3, height: 4))
  }
}
