// swift-format-ignore-file
import Cartography
import Foundation
import UIKit

@objc protocol MarkupToolbarDelegate {
    func markupToolbarDidClose()
}

public final class MarkupToolbar: UIView {
    private enum Height {
        static let regular: CGFloat = 48
        static let compact: CGFloat = 32
    }

    private let buttons: [UIButton]
    private let container = UIView()
    private let separator = UIView.line()
    private var heightConstraint: NSLayoutConstraint?
    private var constraints2 = [NSLayoutConstraint]()

    public required init(buttons: [UIButton]) {
        self.buttons = buttons
        super.init(frame: .zero)
        setup()
    }

    public required init?(coder aDecoder: NSCoder) { fatalError() }

    private func setup() {
        addSubview(container)
        addSubview(separator)

        constrain(self, container, separator) { toolbar, container, separator in
            container.edges == inset(toolbar.edges, 0, Spacing.regular)
            heightConstraint = toolbar.height == Height.regular
            separator.top == toolbar.top
            separator.width == toolbar.width
            separator.centerX == toolbar.centerX
            separator.height == 1
        }

        guard let first = buttons.first else { return }
        container.addSubview(first)
        constrain(container, first) { container, first in
            first.left == container.left
        }
        for (previous, current) in zip(buttons, buttons.dropFirst()) {
            container.addSubview(current)
            constrain(previous, current) { previous, current in
                current.left == previous.right + Spacing.small
            }
        }
        for button in buttons {
            constrain(container, button) { container, button in
                button.top == container.top
                button.bottom == container.bottom
                button.width == 44 ~ LayoutPriority(999)
            }
        }
    }

    func setCompact(_ compact: Bool) {
        heightConstraint?.constant = compact ? Height.compact : Height.regular
    }
}
