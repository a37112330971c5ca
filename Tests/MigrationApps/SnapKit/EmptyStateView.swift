// swift-format-ignore-file
import SnapKit
import UIKit

/// Shown instead of a list that holds nothing.
public final class EmptyStateView: UIView {
    private var iconView: UIImageView?
    private let titleLabel: UILabel = {
        let label = UILabel()
        label.font = UIFont.boldSystemFont(ofSize: 18)
        label.textAlignment = .center
        return label
    }()
    private let messageLabel: UILabel = {
        $0.numberOfLines = 0
        $0.textAlignment = .center
        return $0
    }(UILabel())
    private let button: UIButton?

    public init(icon: UIImage?, title: String, message: String, buttonTitle: String?) {
        button = buttonTitle.map { title in
            let button = UIButton()
            button.setTitle(title, for: .normal)
            return button
        }
        super.init(frame: .zero)

        addSubview(titleLabel)
        addSubview(messageLabel)
        titleLabel.text = title
        messageLabel.text = message

        if let icon = icon {
            let imageView = UIImageView(image: icon)
            addSubview(imageView)
            imageView.snp.makeConstraints { make in
                make.centerX.equalToSuperview()
                make.bottom.equalTo(titleLabel.snp.top).offset(-24)
                make.width.height.equalTo(64)
            }
            iconView = imageView
        }

        titleLabel.snp.makeConstraints { make in
            make.centerY.equalToSuperview().offset(-20)
            make.leading.trailing.equalToSuperview().inset(UIEdgeInsets(horizontal: 32, vertical: 0))
        }
        messageLabel.snp.makeConstraints { make in
            make.top.equalTo(titleLabel.snp.bottom).offset(8)
            make.leading.trailing.equalTo(titleLabel)
        }

        if let button = button {
            addSubview(button)
            button.snp.makeConstraints { make in
                make.top.equalTo(messageLabel.snp.bottom).offset(24)
                make.centerX.equalToSuperview()
                make.height.equalTo(44)
                make.bottom.lessThanOrEqualToSuperview().inset(16)
            }
        }
    }

    required init?(coder: NSCoder) { fatalError() }

    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let superview = superview else { return }
        snp.remakeConstraints { make in
            make.center.equalTo(superview)
            make.width.equalTo(superview).offset(-40)
        }
    }
}
