// swift-format-ignore-file
import AttributeLayout
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
        wrapperView.easy.layout(Edges(UIEdgeInsets(top: .margin8, left: .margin16, bottom: .margin8, right: .margin16)))
        setupViews()
        stackView.axis = .horizontal
        stackView.distribution = .fillEqually
        stackView.spacing = .margin8
        stackView.addArrangedSubview(sendButton)
        stackView.addArrangedSubview(receiveButton)
        sendButton.easy.layout(Height(CGFloat.heightButton))
        titleLabel.setContentHuggingPriority(.required, for: .vertical)
        amountLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    private func setupViews() {
        [iconImageView, titleLabel, amountLabel].forEach { wrapperView.addSubview($0) }
        wrapperView.addSubview(stackView)
        wrapperView.addSubview(separator)

        iconImageView.easy.layout([
            Leading(CGFloat.margin16),
            Top(CGFloat.margin16),
            Size(24),
        ])

        titleLabel.easy.layout([
            Leading(CGFloat.margin8).to(self.iconImageView, .trailing),
            Top().to(self.iconImageView, .top),
            Trailing(<=CGFloat.margin8).to(amountLabel, .leading),
        ])

        let amountLabelConstraints = amountLabel.easy.layout([
            Trailing(CGFloat.margin16),
            Top(2).to(iconImageView, .top).with(.high),
        ])
        amountTopConstraint = amountLabelConstraints[1]

        let separatorConstraints = separator.easy.layout([
            Leading(),
            Trailing(),
            Top(>=CGFloat.margin16).to(titleLabel, .bottom),
            Top(CGFloat.margin16).to(titleLabel, .bottom).with(.low),
            Height(1 / 2.0),
        ])
        self.heightConstraint = separatorConstraints[4]
        NSLayoutConstraint(item: separator, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: iconImageView, attribute: .bottom, multiplier: 1, constant: CGFloat.margin16).isActive = true

        stackView.easy.layout([
            Top(CGFloat.margin8).to(separator, .bottom),
            Leading(CGFloat.margin16).to(wrapperView.safeAreaLayoutGuide, .leading),
            Trailing(CGFloat.margin16).to(wrapperView.safeAreaLayoutGuide, .trailing),
            Bottom(<=CGFloat.margin16).with(.custom(999)),
        ])
    }

    override func change() {
        heightConstraint?.constant = 4
        amountTopConstraint.isActive = false
        amountLabel.easy.layout(CenterY().to(titleLabel, .centerY))
    }
}
