// swift-format-ignore-file
import OperatorLayout
import MigrationScreens
import UIKitNames

private extension CGFloat {
    static let margin8: CGFloat = 8
    static let margin16: CGFloat = 16
    static let heightButton: CGFloat = 50
}

/// A balance with buttons below, inside a card with margins.
final class MakerWallet: ChangingView {
    private let wrapperView = UIView()
    private let iconImageView = UIView()
    private let titleLabel: UILabel = {
        let label = UILabel()
        label.text = "Wrapped Bitcoin"
        label.numberOfLines = 0
        return label
    }()
    private lazy var amountLabel = UILabel("12.5")
    private let stackView = UIStackView()
    private let separator = UIView()
    private let sendButton = UILabel("Send"), receiveButton = UILabel("Send")
    private var heightConstraint: NSLayoutConstraint?
    private var amountTopConstraint: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(wrapperView)
        constrain(wrapperView, self) { wrapperView, view in
            wrapperView.left == view.left + .margin16
            wrapperView.top == view.top + .margin8
            wrapperView.right == view.right - .margin16
            wrapperView.bottom == view.bottom - .margin8
        }
        setupViews()
        stackView.axis = .horizontal
        stackView.distribution = .fillEqually
        stackView.spacing = .margin8
        stackView.addArrangedSubview(sendButton)
        stackView.addArrangedSubview(receiveButton)
        constrain(sendButton) { sendButton in
            sendButton.height == CGFloat.heightButton
        }
        titleLabel.setContentHuggingPriority(.required, for: .vertical)
        amountLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    private func setupViews() {
        [iconImageView, titleLabel, amountLabel].forEach { wrapperView.addSubview($0) }
        wrapperView.addSubview(stackView)
        wrapperView.addSubview(separator)

        constrain(iconImageView, wrapperView) { iconImageView, wrapperView in
            iconImageView.leading == wrapperView.leading + CGFloat.margin16
            iconImageView.top == wrapperView.top + CGFloat.margin16
            iconImageView.width == 24
            iconImageView.height == 24
        }

        constrain(titleLabel, self.iconImageView, amountLabel) { titleLabel, iconImageView, amountLabel in
            titleLabel.leading == iconImageView.trailing + CGFloat.margin8
            titleLabel.top == iconImageView.top
            titleLabel.trailing <= amountLabel.leading - CGFloat.margin8
        }

        constrain(amountLabel, wrapperView, iconImageView) { amountLabel, wrapperView, iconImageView in
            amountLabel.trailing == wrapperView.trailing - CGFloat.margin16
            amountTopConstraint = amountLabel.top == iconImageView.top + 2 ~ .defaultHigh
        }

        constrain(separator, wrapperView, titleLabel, iconImageView) { separator, wrapperView, titleLabel, iconImageView in
            separator.leading == wrapperView.leading
            separator.trailing == wrapperView.trailing
            separator.top >= titleLabel.bottom + CGFloat.margin16
            separator.top >= iconImageView.bottom + CGFloat.margin16
            separator.top == titleLabel.bottom + CGFloat.margin16 ~ .defaultLow
            self.heightConstraint = separator.height == 1 / 2.0
        }

        constrain(stackView, separator, wrapperView) { stackView, separator, wrapperView in
            stackView.top == separator.bottom + CGFloat.margin8
            stackView.leading == wrapperView.safeAreaLayoutGuide.leading + CGFloat.margin16
            stackView.trailing == wrapperView.safeAreaLayoutGuide.trailing - CGFloat.margin16
            stackView.bottom <= wrapperView.bottom - CGFloat.margin16 ~ 999
        }
    }

    override func change() {
        heightConstraint?.constant = 4
        amountTopConstraint.isActive = false
        constrain(amountLabel, titleLabel) { amountLabel, titleLabel in
            amountLabel.centerY == titleLabel.centerY
        }
    }
}
