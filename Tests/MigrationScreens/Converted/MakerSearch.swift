// swift-format-ignore-file
import OperatorLayout
import MigrationScreens
import UIKitNames

final class MakerSearch: ChangingView {
    let field = UIView()
    let cancelButton = UILabel("Cancel")
    var trailingToEdge: NSLayoutConstraint?
    var trailingToButton: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(cancelButton)
        constrain(cancelButton, self) { cancelButton, view in
            cancelButton.centerY == view.centerY
            cancelButton.trailing == view.trailing - 12
        }
        constrain(field, self, cancelButton) { field, view, cancelButton in
            field.leading == view.leading + 12
            field.top == view.top + 6
            field.bottom == view.bottom - 6
            self.trailingToEdge = field.trailing == view.trailing - 12
            self.trailingToButton = field.trailing == cancelButton.leading - 8 ~ 999
        }
    }

    override func change() {
        trailingToEdge?.isActive = false
    }
}
