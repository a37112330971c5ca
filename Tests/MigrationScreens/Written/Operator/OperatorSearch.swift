// swift-format-ignore-file
import OperatorLayout
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
        constrain(field, button, self) { field, button, view in
            widthConstraint = button.width == 80 ~ 900
            button.trailing == view.trailing - 12
            button.centerY == view.centerY
            field.leading == view.leading + 12
            field.trailing == button.leading - 8
            field.top == view.top + 6
            field.bottom == view.bottom - 6
        }
    }

    override func change() {
        widthConstraint.constant = 120
    }
}
