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

  @Test("Insets go to Foundation and back without loss")
  func insets() {
    let insets = UIEdgeInsets(top: 0.1, left: -2.0 / 3, bottom: 1e-9, right: 4)
    let there = NSEdgeInsets(insets)
    #expect(there.left == -2.0 / 3)
    #expect(UIEdgeInsets(there) == insets)
  }

  @Test("A number of Foundation's is a number of points")
  func number() {
    let width: Foundation.CGFloat = 12.5
    #expect(width.layoutValue == 12.5)
  }

  @Test("A view takes a rectangle of Foundation's, and .zero is not ambiguous")
  func view() {
    let view = UIView(frame: CGRect(Foundation.CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(view.frame == LayoutRect(x: 1, y: 2, width: 3, height: 4))
    #expect(UILabel(frame: .zero).frame == CGRect.zero)
  }

  @Test("Rectangles answer as in UIKit")
  func rectangles() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.insetBy(dx: 5, dy: 1) == CGRect(x: 15, y: 21, width: 20, height: 38))
    #expect(rect.offsetBy(dx: 1, dy: -1) == CGRect(x: 11, y: 19, width: 30, height: 40))
    #expect(
      CGRect(x: 0.5, y: -0.5, width: 1, height: 1).integral
        == CGRect(x: 0, y: -1, width: 2, height: 2)
    )
    #expect(rect.contains(CGPoint(x: 10, y: 20)))
    #expect(!rect.contains(CGPoint(x: 40, y: 20)))
    #expect(rect.contains(CGRect(x: 10, y: 20, width: 3, height: 40)))
    #expect(!rect.contains(CGRect(x: 10, y: 20, width: 31, height: 40)))
    let other = CGRect(x: 30, y: 0, width: 100, height: 25)
    #expect(rect.intersects(other))
    #expect(rect.intersection(other) == CGRect(x: 30, y: 20, width: 10, height: 5))
    #expect(rect.union(other) == CGRect(x: 10, y: 0, width: 120, height: 60))
    let beside = rect.offsetBy(dx: 30, dy: 0)
    #expect(!rect.intersects(beside))
    #expect(rect.intersection(beside.offsetBy(dx: 1, dy: 0)) == .zero)
    #expect(CGRect().isEmpty && !rect.isEmpty)
    let side: Int = 3
    #expect(CGSize(width: side, height: side) == CGSize(width: 3.0, height: 3.0))
    #expect(CGPoint() == .zero && CGSize() == .zero)
  }
}
