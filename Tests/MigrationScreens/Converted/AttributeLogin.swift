// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class AttributeLogin: UIView {
    let userField = UIView()
    let passwordField = UIView()
    let button = UILabel("Sign in")
    let height: CGFloat = 44

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(userField)
        addSubview(passwordField)
        addSubview(button)
        constrain(userField, safeAreaLayoutGuide, self) { userField, safeAreaLayoutGuide, view in
            userField.top == safeAreaLayoutGuide.top + 24
            userField.left == view.left + 20
            userField.right == view.right - 20
            userField.height == height
        }
        constrain(passwordField, userField, self) { passwordField, userField, view in
            passwordField.top == userField.bottom + 8
            passwordField.left == view.left + 20
            passwordField.right == view.right - 20
            passwordField.height == userField.height
        }
        // At the bottom.
        constrain(button, self) { button, view in
            button.centerX == view.centerX
            button.height >= height
            button.bottom == view.bottom - 20
        }
    }
}
