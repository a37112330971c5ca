import MakerLayout
import Testing
import UIKitNames

private final class LoginView: UIView {
  let field = UIView()
  let button = UIView()
  var topConstraint: Constraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
    addSubview(button)
    let height: CGFloat = 44
    field.snp.makeConstraints { make in
      topConstraint = make.top.equalToSuperview().offset(20).constraint
      make.left.right.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30))
      make.height.equalTo(height)
    }
    button.snp.makeConstraints {
      $0.top.equalTo(field.snp.bottom).offset(8)
      $0.centerX.equalTo(self)
      $0.size.equalTo(CGSize(width: 100, height: 50))
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
  }
}

@Suite("Source written for UIKit with makers")
struct MakerSourceTests {
  @Test("Views made with makers compile with their imports changed, and lay out")
  func login() {
    let view = LoginView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.layoutIfNeeded()
    #expect(view.field.frame == CGRect(x: 10, y: 20, width: 160, height: 44))
    #expect(view.button.frame == CGRect(x: 50, y: 72, width: 100, height: 50))
    view.topConstraint?.update(offset: 0)
    view.layoutIfNeeded()
    #expect(view.button.frame.origin == CGPoint(x: 50, y: 52))
  }
}
