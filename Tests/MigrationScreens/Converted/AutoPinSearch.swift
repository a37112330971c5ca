// swift-format-ignore-file
import AttributeLayout
import UIKitNames

final class AutoPinSearch: UIView {
    let field = UIView()
    let button = UILabel("Find")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        addSubview(button)
        let buttonConstraints = button.easy.layout([
            Top(6),
            Bottom(6),
            Right(12),
            Width(80),
        ])
        let width = buttonConstraints[3]
        width.constant = 90
        field.easy.layout([
            Top(6).to(self.safeAreaLayoutGuide, .top),
            Leading(12).to(self.safeAreaLayoutGuide, .leading),
            Bottom(6).to(self.safeAreaLayoutGuide, .bottom),
            Trailing(8).to(button, .leading),
        ])
    }
}
