// swift-format-ignore-file
import AttributeLayout
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
        userField.easy.layout([
            Top(24).to(.safeArea),
            Left(20),
            Right(20),
            Height(kHeight),
        ])
        passwordField.easy.layout([
            Top(8).to(userField, .bottom),
            Left().to(userField, .left),
            Size().like(userField),
        ])
        let buttonConstraints = button.easy.layout([
            CenterX(),
            Height(>=kHeight),
            Bottom(20),
        ])
        bottomConstraint = buttonConstraints[2]
    }

    override func change() {
        bottomConstraint?.constant = -216
    }
}
