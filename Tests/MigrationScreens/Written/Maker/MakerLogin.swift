// swift-format-ignore-file
import MakerLayout
import MigrationScreens
import UIKitNames

/// A form whose button moves up when the keyboard comes.
final class MakerLogin: ChangingView {
    let userField = UIView()
    let passwordField = UIView()
    let button = UILabel("Sign in")
    private var bottomConstraint: Constraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        [userField, passwordField, button].forEach { addSubview($0) }
        setUpConstraints()
    }

    private func setUpConstraints() {
        let height: CGFloat = 44
        userField.snp.makeConstraints { make in
            make.top.equalTo(safeAreaLayoutGuide).offset(24)
            make.left.right.equalToSuperview().inset(20)
            make.height.equalTo(height)
        }
        passwordField.snp.makeConstraints { make in
            make.top.equalTo(userField.snp.bottom).offset(8)
            make.left.right.height.equalTo(userField)
        }
        button.snp.makeConstraints { make in
            make.centerX.equalToSuperview()
            make.height.greaterThanOrEqualTo(height)
            bottomConstraint = make.bottom.equalToSuperview().inset(20).constraint
        }
    }

    override func change() {
        bottomConstraint?.update(inset: 216)
    }
}
