// swift-format-ignore-file
import AttributeLayout
import MigrationScreens
import UIKitNames

final class OperatorLogin: ChangingView {
    let field = UIView()
    let button = UILabel("Go")
    var bottom: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        field.easy.layout([
            Top(40),
            Left(20),
            Right(20),
            Height(44),
        ])
        let buttonConstraints = button.easy.layout([
            CenterX(),
            Bottom(20),
            Height(>=44),
        ])
        bottom = buttonConstraints[1]
    }

    override func change() {
        bottom?.constant = -200
    }
}
