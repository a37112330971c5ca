// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class OperatorBanner: UIView {
    let message = UILabel("Saved")
    let closeButton = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(message)
        addSubview(closeButton)
        constrain(message, closeButton) { message, close in
            close.size == message.size * 0.5 ~ 100
            close.width == 24
            close.height == 24
            close.right == close.superview!.rightMargin
            close.centerY == close.superview!.centerY
            message.left == message.superview!.leftMargin
            message.centerY == message.superview!.centerY - 1
            message.right <= close.left - 8
        }
    }
}
