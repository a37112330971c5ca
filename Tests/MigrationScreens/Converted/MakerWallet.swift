// swift-format-ignore-file
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
        wrapperView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            wrapperView.leftAnchor.constraint(equalTo: self.leftAnchor, constant: .margin16),
            wrapperView.topAnchor.constraint(equalTo: self.topAnchor, constant: .margin8),
            wrapperView.rightAnchor.constraint(equalTo: self.rightAnchor, constant: -.margin16),
            wrapperView.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -.margin8),
        ])
        setupViews()
        stackView.axis = .horizontal
        stackView.distribution = .fillEqually
        stackView.spacing = .margin8
        stackView.addArrangedSubview(sendButton)
        stackView.addArrangedSubview(receiveButton)
        sendButton.heightAnchor.constraint(equalToConstant: CGFloat.heightButton).isActive = true
        titleLabel.setContentHuggingPriority(.required, for: .vertical)
        amountLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    private func setupViews() {
        [iconImageView, titleLabel, amountLabel].forEach { wrapperView.addSubview($0) }
        wrapperView.addSubview(stackView)
        wrapperView.addSubview(separator)

        iconImageView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            iconImageView.leadingAnchor.constraint(equalTo: wrapperView.leadingAnchor, constant: CGFloat.margin16),
            iconImageView.topAnchor.constraint(equalTo: wrapperView.topAnchor, constant: CGFloat.margin16),
            iconImageView.widthAnchor.constraint(equalToConstant: 24),
            iconImageView.heightAnchor.constraint(equalToConstant: 24),
        ])

        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: self.iconImageView.trailingAnchor, constant: CGFloat.margin8),
            titleLabel.topAnchor.constraint(equalTo: self.iconImageView.topAnchor),
            titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: amountLabel.leadingAnchor, constant: -CGFloat.margin8),
        ])

        amountLabel.translatesAutoresizingMaskIntoConstraints = false
        amountTopConstraint = amountLabel.topAnchor.constraint(equalTo: iconImageView.topAnchor, constant: 2)
        amountTopConstraint.priority = .defaultHigh
        NSLayoutConstraint.activate([
            amountLabel.trailingAnchor.constraint(equalTo: wrapperView.trailingAnchor, constant: -CGFloat.margin16),
            amountTopConstraint,
        ])

        separator.translatesAutoresizingMaskIntoConstraints = false
        let separatorTop = separator.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: CGFloat.margin16)
        separatorTop.priority = .defaultLow
        let separatorHeight = separator.heightAnchor.constraint(equalToConstant: 1 / 2.0)
        NSLayoutConstraint.activate([
            separator.leadingAnchor.constraint(equalTo: wrapperView.leadingAnchor),
            separator.trailingAnchor.constraint(equalTo: wrapperView.trailingAnchor),
            separator.topAnchor.constraint(greaterThanOrEqualTo: titleLabel.bottomAnchor, constant: CGFloat.margin16),
            separator.topAnchor.constraint(greaterThanOrEqualTo: iconImageView.bottomAnchor, constant: CGFloat.margin16),
            separatorTop,
            separatorHeight,
        ])
        self.heightConstraint = separatorHeight

        stackView.translatesAutoresizingMaskIntoConstraints = false
        let stackViewBottom = stackView.bottomAnchor.constraint(lessThanOrEqualTo: wrapperView.bottomAnchor, constant: -CGFloat.margin16)
        stackViewBottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: separator.bottomAnchor, constant: CGFloat.margin8),
            stackView.leadingAnchor.constraint(equalTo: wrapperView.safeAreaLayoutGuide.leadingAnchor, constant: CGFloat.margin16),
            stackView.trailingAnchor.constraint(equalTo: wrapperView.safeAreaLayoutGuide.trailingAnchor, constant: -CGFloat.margin16),
            stackViewBottom,
        ])
    }

    override func change() {
        heightConstraint?.constant = 4
        amountTopConstraint.isActive = false
        amountLabel.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor).isActive = true
    }
}
