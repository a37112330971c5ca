// swift-format-ignore-file
import MigrationScreens
import UIKitNames
import AttributeLayout

final class AnchorsLogin: ChangingView {
    let field = UIView()
    let button = UILabel("Sign in")
    private var bottomConstraint: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [field, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        field.easy.layout([
            Top(24).to(safeAreaLayoutGuide, .top),
            Left(20),
            Right(20),
            Height(44),
        ])
        let buttonConstraints = button.easy.layout([
            CenterX(),
            Bottom(20),
        ])
        bottomConstraint = buttonConstraints[1]
    }

    override func change() {
        bottomConstraint?.constant = -216
    }
}
