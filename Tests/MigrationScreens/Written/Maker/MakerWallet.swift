// swift-format-ignore-file
import MakerLayout
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
    private var heightConstraint: Constraint?
    private var amountTopConstraint: Constraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(wrapperView)
        wrapperView.snp.makeConstraints { (make) -> Void in
            make.edges.equalToSuperview().inset(UIEdgeInsets(top: .margin8, left: .margin16, bottom: .margin8, right: .margin16))
        }
        setupViews()
        stackView.axis = .horizontal
        stackView.distribution = .fillEqually
        stackView.spacing = .margin8
        stackView.addArrangedSubview(sendButton)
        stackView.addArrangedSubview(receiveButton)
        sendButton.snp.makeConstraints { maker in
            maker.height.equalTo(CGFloat.heightButton)
        }
        titleLabel.setContentHuggingPriority(.required, for: .vertical)
        amountLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    private func setupViews() {
        [iconImageView, titleLabel, amountLabel].forEach { wrapperView.addSubview($0) }
        wrapperView.addSubview(stackView)
        wrapperView.addSubview(separator)

        iconImageView.snp.makeConstraints { maker in
            maker.leading.equalToSuperview().offset(CGFloat.margin16)
            maker.top.equalToSuperview().inset(CGFloat.margin16)
            maker.size.equalTo(24)
        }

        titleLabel.snp.makeConstraints { maker in
            maker.leading.equalTo(self.iconImageView.snp.trailing).offset(CGFloat.margin8)
            maker.top.equalTo(self.iconImageView)
            maker.trailing.lessThanOrEqualTo(amountLabel.snp.leading).offset(-CGFloat.margin8)
        }

        amountLabel.snp.makeConstraints { maker in
            maker.trailing.equalToSuperview().inset(CGFloat.margin16)
            amountTopConstraint = maker.top.equalTo(iconImageView.snp.top).offset(2).priority(.high).constraint
        }

        separator.snp.makeConstraints { maker in
            maker.leading.trailing.equalToSuperview()
            maker.top.greaterThanOrEqualTo(titleLabel.snp.bottom).offset(CGFloat.margin16)
            maker.top.greaterThanOrEqualTo(iconImageView.snp.bottom).offset(CGFloat.margin16)
            maker.top.equalTo(titleLabel.snp.bottom).offset(CGFloat.margin16).priority(.low)
            self.heightConstraint = maker.height.equalTo(1 / 2.0).constraint
        }

        stackView.snp.makeConstraints { maker in
            maker.top.equalTo(separator.snp.bottom).offset(CGFloat.margin8)
            maker.leading.equalTo(wrapperView.safeAreaLayoutGuide.snp.leading).offset(CGFloat.margin16)
            maker.trailing.equalTo(wrapperView.safeAreaLayoutGuide.snp.trailing).offset(-CGFloat.margin16)
            maker.bottom.lessThanOrEqualToSuperview().inset(CGFloat.margin16).priority(999)
        }
    }

    override func change() {
        heightConstraint?.update(offset: 4)
        amountTopConstraint.deactivate()
        amountLabel.snp.makeConstraints { make in
            make.centerY.equalTo(titleLabel)
        }
    }
}
