// swift-format-ignore-file
import UIKitNames

final class OperatorProfile: UIView {
    private let avatar = UIView()
    private let nameLabel = UILabel("Grace Hopper")
    private let padding: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(nameLabel)
        avatar.translatesAutoresizingMaskIntoConstraints = false
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            avatar.topAnchor.constraint(equalTo: self.topAnchor, constant: padding),
            avatar.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: padding),
            avatar.widthAnchor.constraint(equalToConstant: 48),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),

            // The name is beside the picture.
            nameLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
            nameLabel.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: self.trailingAnchor, constant: -padding),
        ])
    }
}
