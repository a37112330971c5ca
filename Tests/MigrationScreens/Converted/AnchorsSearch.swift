// swift-format-ignore-file
import MigrationScreens
import UIKitNames
import AttributeLayout

final class AnchorsSearch: ChangingView {
    let field = UIView()
    let button = UILabel("Find")
    private var trailingToEdge: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        field.translatesAutoresizingMaskIntoConstraints = false
        button.translatesAutoresizingMaskIntoConstraints = false
        let fieldConstraints = field.easy.layout([
            Trailing(12),
            Trailing(8).to(button, .leading).with(.custom(999)),
            Leading(12),
            Top(6),
            Bottom(6),
        ])
        trailingToEdge = fieldConstraints[0]
        button.easy.layout([
            CenterY(),
            Trailing(12),
        ])
    }

    override func change() {
        trailingToEdge.isActive = false
    }
}
