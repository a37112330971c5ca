// swift-format-ignore-file
import MigrationScreens
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
        avatarContainer.translatesAutoresizingMaskIntoConstraints = false
        messageLabel.translatesAutoresizingMaskIntoConstraints = false
        statusLabel.translatesAutoresizingMaskIntoConstraints = false
        let messageLabelTrailing = messageLabel.trailingAnchor.constraint(lessThanOrEqualTo: self.trailingAnchor, constant: -spacing)
        messageLabelTrailing.priority = UILayoutPriority(999)
        self.statusToMessage = statusLabel.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 4)
        NSLayoutConstraint.activate([
            avatarContainer.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: spacing),
            NSLayoutConstraint(item: avatarContainer, attribute: .top, relatedBy: .equal, toItem: self, attribute: .topMargin, multiplier: 1, constant: 4),
            avatarContainer.widthAnchor.constraint(equalToConstant: 40),
            avatarContainer.heightAnchor.constraint(equalTo: avatarContainer.widthAnchor),

            messageLabel.leadingAnchor.constraint(equalTo: avatarContainer.trailingAnchor, constant: spacing),
            messageLabel.topAnchor.constraint(equalTo: avatarContainer.topAnchor),
            messageLabelTrailing,
            self.statusToMessage,
            statusLabel.leadingAnchor.constraint(equalTo: messageLabel.leadingAnchor),
            statusLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 14),
        ])
        separator.translatesAutoresizingMaskIntoConstraints = false
        let separatorHeight2 = separator.heightAnchor.constraint(equalToConstant: 1)
        NSLayoutConstraint.activate([
            separator.leftAnchor.constraint(equalTo: self.leftAnchor),
            separator.rightAnchor.constraint(equalTo: self.rightAnchor),
            separator.bottomAnchor.constraint(equalTo: self.bottomAnchor),
            separatorHeight2,
        ])
        separatorHeight = separatorHeight2
        toolbar.translatesAutoresizingMaskIntoConstraints = false
        let toolbarTop = toolbar.topAnchor.constraint(equalTo: self.topAnchor, constant: 200)
        toolbarTop.priority = .defaultLow
        let toolbarLeading = toolbar.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 10)
        toolbarLeading.priority = .defaultLow
        let toolbarBottom = toolbar.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -20)
        toolbarBottom.priority = .defaultLow
        let toolbarTrailing = toolbar.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -10)
        toolbarTrailing.priority = .defaultLow
        NSLayoutConstraint.activate([
            toolbarTop,
            toolbarLeading,
            toolbarBottom,
            toolbarTrailing,
            toolbar.topAnchor.constraint(greaterThanOrEqualTo: statusLabel.bottomAnchor, constant: 2 * self.spacing),
        ])
        buttons[0].translatesAutoresizingMaskIntoConstraints = false
        buttons[1].translatesAutoresizingMaskIntoConstraints = false
        buttons[2].translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            buttons[0].rightAnchor.constraint(equalTo: buttons[1].leftAnchor, constant: -6),
            buttons[1].rightAnchor.constraint(equalTo: buttons[2].leftAnchor, constant: -6),
            buttons[0].centerYAnchor.constraint(equalTo: buttons[1].centerYAnchor),
            buttons[0].centerYAnchor.constraint(equalTo: buttons[2].centerYAnchor),
            buttons[0].leftAnchor.constraint(equalTo: buttons[0].superview!.leftAnchor),
            buttons[2].rightAnchor.constraint(lessThanOrEqualTo: buttons[2].superview!.rightAnchor),
            buttons[0].centerYAnchor.constraint(equalTo: buttons[0].superview!.centerYAnchor),
            buttons[0].widthAnchor.constraint(equalTo: buttons[1].widthAnchor),
            buttons[1].widthAnchor.constraint(equalTo: buttons[2].widthAnchor, multiplier: 0.5),
        ])
    }

    override func change() {
        separatorHeight?.constant = 3
        statusToMessage.isActive = false
        statusLabel.translatesAutoresizingMaskIntoConstraints = false
        statusLabel.topAnchor.constraint(equalTo: messageLabel.bottomAnchor, constant: 40).isActive = true
    }
}
