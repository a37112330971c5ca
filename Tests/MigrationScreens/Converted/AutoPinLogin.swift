// swift-format-ignore-file
import OperatorLayout
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
        constrain(userField, self) { userField, view in
            userField.top == view.safeAreaLayoutGuide.top + 24
            userField.left == view.left + 20
            userField.right == view.right - 20
            userField.height == kHeight
        }
        constrain(passwordField, userField) { passwordField, userField in
            passwordField.top == userField.bottom + 8
            passwordField.left == userField.left
            passwordField.size == userField.size
        }
        constrain(button, self) { button, view in
            button.centerX == view.centerX
            button.height >= kHeight
            bottomConstraint = button.bottom == view.bottom - 20
        }
    }

    override func change() {
        bottomConstraint?.constant = -216
    }
}
