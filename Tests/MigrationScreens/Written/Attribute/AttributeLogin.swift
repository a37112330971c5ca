// swift-format-ignore-file
import AttributeLayout
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
        userField.easy.layout(Top(24).to(safeAreaLayoutGuide, .top), Left(20), Right(20), Height(height))
        passwordField.easy.layout(
            Top(8).to(userField),
            Left(20),
            Right(20),
            Height().like(userField)
        )
        // At the bottom.
        button.easy.layout(CenterX(), Height(>=height), Bottom(20))
    }
}
