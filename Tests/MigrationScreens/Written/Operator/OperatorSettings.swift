// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class OperatorSettings: UIView {
    let title = UILabel("Sounds")
    let toggle = UIView()
    let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(toggle)
        addSubview(line)
        constrain(title, toggle, line) { title, toggle, line in
            guard let view = title.superview else { return }
            title.left == view.left + 16
            title.centerY == view.centerY
            toggle.width == 51
            toggle.height == 31
            toggle.centerY == view.centerY
            toggle.right == view.right - 16
            title.right <= toggle.left - 8 ~ 750
            line.left == title.left; line.right == view.right
            line.bottom == view.bottom
            line.height == 0.5
        }
    }
}
