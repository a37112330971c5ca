// swift-format-ignore-file
import Cartography
import UIKit

class CurrencyRowView: UIView {
    struct Style {
        var iconSize: CGFloat = 24
        var insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    }

    private let style: Style
    private let icon = UIImageView()
    private let code = UILabel()
    private let price = UILabel()
    private let change = UILabel()
    private let stack = UIStackView()
    private let group = ConstraintGroup()

    init(style: Style = Style()) {
        self.style = style
        super.init(frame: CGRect.zero)
        buildHierarchy()
        setNeedsUpdateConstraints()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func buildHierarchy() {
        addSubview(icon)
        addSubview(stack)
        addSubview(price)
        stack.axis = .vertical
        stack.addArrangedSubview(code)
        stack.addArrangedSubview(change)
    }

    override func updateConstraints() {
        constrain(icon, stack, price, replace: group) { icon, stack, price in
            icon.left == icon.superview!.left + style.insets.left
            icon.centerY == icon.superview!.centerY
            icon.width == style.iconSize
            icon.height == style.iconSize

            stack.left == icon.right + 12
            stack.top == stack.superview!.top + style.insets.top
            stack.bottom == stack.superview!.bottom - style.insets.bottom

            price.left >= stack.right + 12
            price.right == price.superview!.right - style.insets.right
            align(centerY: icon, price)
        }
        super.updateConstraints()
    }
}

final class KeypadView: UIView {
    private var buttons: [UIButton] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        for digit in 0..<3 {
            let button = UIButton()
            button.setTitle("\(digit)", for: .normal)
            addSubview(button)
            buttons.append(button)
        }
        constrain(buttons[0], buttons[1], buttons[2]) { one, two, three in
            one.left == one.superview!.left
            three.right == three.superview!.right
            distribute(by: 10, horizontally: one, two, three)
            align(top: one, two, three)
            one.top == one.superview!.top
            one.width == two.width
            two.width == three.width
        }
        buttons.forEach { button in
            constrain(button) { button in
                button.height == 48
            }
        }
    }

    required init?(coder: NSCoder) { fatalError() }
}
