import OperatorLayout
import Testing
import UIKitNames

private final class PairView: UIView {
  let left = UIView()
  let right = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(left)
    addSubview(right)
    let gap: CGFloat = 12
    constrain(left, right) { left, right in
      left.leading == left.superview!.leading + gap
      left.top == left.superview!.top
      left.bottom == left.superview!.bottom
      right.leading == left.trailing + gap
      right.trailing == right.superview!.trailing - gap
      right.width == left.width * 2
      align(top: left, right)
      right.height == left.height
    }
  }
}

@Suite("Source written for UIKit with operators")
struct OperatorSourceTests {
  @Test("Views laid out with operators compile with their imports changed, and lay out")
  func pair() {
    let view = PairView(frame: CGRect(x: 0, y: 0, width: 336, height: 50))
    view.layoutIfNeeded()
    #expect(view.left.frame == CGRect(x: 12, y: 0, width: 100, height: 50))
    #expect(view.right.frame == CGRect(x: 124, y: 0, width: 200, height: 50))
  }
}
