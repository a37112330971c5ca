// swift-format-ignore-file
import MigrationScreens
import OperatorLayout
import UIKitNames

/// A message with its state below, and a bar whose buttons share its width.
final class OperatorChat: ChangingView {
    fileprivate let avatarContainer = UIView()
    fileprivate let messageLabel = UILabel("Shall we meet at the station, or right there?", numberOfLines: 0)
    fileprivate let statusLabel = UILabel("Delivered")
    fileprivate let separator = UIView()
    private let toolbar = UIView()
    private let buttons = [UILabel("A"), UILabel("B"), UILabel("C")]
    private let spacing: CGFloat = 12
    private var separatorHeight: NSLayoutConstraint?
    private var statusToMessage: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        [avatarContainer, messageLabel, statusLabel, separator, toolbar].forEach(addSubview)
        buttons.forEach(toolbar.addSubview)
        createConstraints()
    }

    func createConstraints() {
        constrain(self, avatarContainer, messageLabel, statusLabel) { selfView, avatarContainer, messageLabel, statusLabel in
            avatarContainer.leading == selfView.leading + spacing
            avatarContainer.top == selfView.topMargin + 4
            avatarContainer.width == 40
            avatarContainer.height == avatarContainer.width

            messageLabel.leading == avatarContainer.trailing + spacing
            messageLabel.top == avatarContainer.top
            messageLabel.trailing <= selfView.trailing - spacing ~ 999
            self.statusToMessage = statusLabel.top == messageLabel.bottom + 4
            statusLabel.leading == messageLabel.leading
            statusLabel.height >= 14
        }
        constrain(separator, self) { line, view in
            line.left == view.left
            line.right == view.right
            line.bottom == view.bottom
            separatorHeight = line.height == 1
        }
        constrain(toolbar, statusLabel) { (toolbar, status) in
            toolbar.edges == inset(toolbar.superview!.edges, 200, 10, 20, 10) ~ .defaultLow
            toolbar.top >= status.bottom + 2 * self.spacing
        }
        constrain(buttons[0], buttons[1], buttons[2]) { a, b, c in
            distribute(by: 6, leftToRight: a, b, c)
            align(centerY: a, b, c)
            a.left == a.superview!.left
            c.right <= c.superview!.right
            a.centerY == a.superview!.centerY
            a.width == b.width
            b.width == c.width * 0.5
        }
    }

    override func change() {
        separatorHeight?.constant = 3
        statusToMessage.isActive = false
        constrain(statusLabel, messageLabel) { $0.top == $1.bottom + 40 }
    }
}
