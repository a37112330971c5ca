// swift-format-ignore-file
import OperatorLayout
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
        constrain(field) { field in
            field.top == field.superview!.top + 40
            field.left == field.superview!.left + 20
            field.right == field.superview!.right - 20
            field.height == 44
        }
        constrain(button, self) { button, container in
            button.centerX == container.centerX
            bottom = (button.bottom == container.bottom - 20)
            button.height >= 44
        }
    }

    override func change() {
        bottom?.constant = -200
    }
}
