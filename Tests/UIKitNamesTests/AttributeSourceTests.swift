import AttributeLayout
import Testing
import UIKitNames

private final class BadgeView: UIView {
  let icon = UIView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    addSubview(label)
    let side: CGFloat = 24
    label.text = "News"
    icon.easy.layout(Left(8), CenterY(), Size(CGSize(width: side, height: side)))
    label.easy.layout(Left(4).to(icon), Right(<=8), CenterY())
  }
}

@Suite("Source written for UIKit with attributes")
struct AttributeSourceTests {
  @Test("Views laid out with attributes compile with their imports changed, and lay out")
  func badge() {
    let view = BadgeView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.layoutIfNeeded()
    #expect(view.icon.frame == CGRect(x: 8, y: 18, width: 24, height: 24))
    #expect(view.label.frame.origin == CGPoint(x: 36, y: 20))
  }
}
