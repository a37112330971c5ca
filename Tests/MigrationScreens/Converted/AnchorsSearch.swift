// swift-format-ignore-file
import MigrationScreens
import UIKitNames
import OperatorLayout

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
        constrain(field, self, button) { field, view, button in
            trailingToEdge = field.trailing == view.trailing - 12
            field.trailing == button.leading - 8 ~ 999
            field.leading == view.leading + 12
            field.top == view.top + 6
            field.bottom == view.bottom - 6
        }
        constrain(button, self) { button, view in
            button.centerY == view.centerY
            button.trailing == view.trailing - 12
        }
    }

    override func change() {
        trailingToEdge.isActive = false
    }
}
