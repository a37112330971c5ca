// swift-format-ignore-file
import AttributeLayout
import MigrationScreens
import UIKitNames

final class OperatorSearch: ChangingView {
    let field = UIView()
    let button = UILabel("Find")
    private var widthConstraint: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        let buttonConstraints = button.easy.layout([
            Width(80).with(.custom(900)),
            Trailing(12),
            CenterY(),
        ])
        widthConstraint = buttonConstraints[0]
        field.easy.layout([
            Leading(12),
            Trailing(8).to(button, .leading),
            Top(6),
            Bottom(6),
        ])
    }

    override func change() {
        widthConstraint.constant = 120
    }
}
