// swift-format-ignore-file
import MakerLayout
import UIKitNames

final class MakerSettings: UIView {
    private lazy var titleLabel: UILabel = {
        let label = UILabel("Notifications")
        label.numberOfLines = 2
        return label
    }()
    private lazy var toggle: UIView = UIView()
    private lazy var separator = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(titleLabel)
        addSubview(toggle)
        addSubview(separator)

        titleLabel.snp.makeConstraints { maker in
            maker.leading.equalToSuperview().offset(16)
            maker.centerY.equalToSuperview()
        }
        toggle.snp.makeConstraints { maker in
            maker.size.equalTo(CGSize(width: 51, height: 31))
            maker.centerY.equalToSuperview()
            maker.trailing.equalToSuperview().offset(-16)
            maker.leading.greaterThanOrEqualTo(titleLabel.snp.trailing).offset(8).priority(.high)
        }
        separator.snp.makeConstraints { maker in
            maker.height.equalTo(0.5)
            maker.leading.equalTo(titleLabel)
            maker.trailing.bottom.equalToSuperview()
        }
    }
}
