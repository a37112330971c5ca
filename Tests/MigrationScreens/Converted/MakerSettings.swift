// swift-format-ignore-file
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

        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 16),
            titleLabel.centerYAnchor.constraint(equalTo: self.centerYAnchor),
        ])
        toggle.translatesAutoresizingMaskIntoConstraints = false
        let toggleLeading = toggle.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8)
        toggleLeading.priority = .defaultHigh
        NSLayoutConstraint.activate([
            toggle.widthAnchor.constraint(equalToConstant: 51),
            toggle.heightAnchor.constraint(equalToConstant: 31),
            toggle.centerYAnchor.constraint(equalTo: self.centerYAnchor),
            toggle.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -16),
            toggleLeading,
        ])
        separator.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            separator.heightAnchor.constraint(equalToConstant: 0.5),
            separator.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            separator.bottomAnchor.constraint(equalTo: self.bottomAnchor),
            separator.trailingAnchor.constraint(equalTo: self.trailingAnchor),
        ])
    }
}
