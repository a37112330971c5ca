// swift-format-ignore-file
import AttributeLayout
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

        titleLabel.easy.layout([
            Leading(16),
            CenterY(),
        ])
        toggle.easy.layout([
            Width(51),
            Height(31),
            CenterY(),
            Trailing(16),
            Leading(>=8).to(titleLabel, .trailing).with(.high),
        ])
        separator.easy.layout([
            Height(0.5),
            Leading().to(titleLabel, .leading),
            Bottom(),
            Trailing(),
        ])
    }
}
