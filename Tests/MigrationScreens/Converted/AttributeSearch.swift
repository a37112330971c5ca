// swift-format-ignore-file
import OperatorLayout
import MigrationScreens
import UIKitNames

final class AttributeSearch: ChangingView {
    let field = UIView()
    let button = UILabel("Find")
    var width: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        constrain(button, self) { button, view in
            button.centerY == view.centerY
            button.right == view.right - 12
        }
        constrain(field) { field in
            width = field.width == 120 ~ 999
        }
        constrain(field, self, button) { field, view, button in
            field.left == view.left + 12
            field.top == view.top + 6
            field.bottom == view.bottom - 6
            field.right >= button.left - 8
        }
    }

    override func change() {
        width?.constant = 200
    }
}
