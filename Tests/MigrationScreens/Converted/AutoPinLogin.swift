// swift-format-ignore-file
import MakerLayout
import MigrationScreens
import UIKitNames

final class AutoPinLogin: ChangingView {
    let userField = UIView()
    let passwordField = UIView()
    let button = UILabel("Sign in")
    private var bottomConstraint: NSLayoutConstraint?
    private let kHeight: CGFloat = 44

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(userField)
        addSubview(passwordField)
        addSubview(button)
        userField.snp.makeConstraints { make in
            make.top.equalTo(self.safeAreaLayoutGuide.snp.top).inset(24)
            make.left.right.equalToSuperview().inset(20)
            make.height.equalTo(kHeight)
        }
        passwordField.snp.makeConstraints { make in
            make.top.equalTo(userField.snp.bottom).offset(8)
            make.left.equalTo(userField)
            make.size.equalTo(userField)
        }
        button.snp.makeConstraints { make in
            make.centerX.equalToSuperview()
            make.height.greaterThanOrEqualTo(kHeight)
            bottomConstraint = make.bottom.equalToSuperview().inset(20).constraint.layoutConstraints[0]
        }
    }

    override func change() {
        bottomConstraint?.constant = -216
    }
}
