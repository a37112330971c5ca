// swift-format-ignore-file
import UIKitNames

final class AnchorsProfile: UIView {
    private enum UX {
        static let padding: CGFloat = 16
        static let avatarSize: CGFloat = 48
    }

    private let avatar: UIView = {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()
    private let nameLabel = UILabel("Mary Somerville")

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(nameLabel)
        nameLabel.translatesAutoresizingMaskIntoConstraints = false

        NSLayoutConstraint.activate([
            avatar.topAnchor.constraint(equalTo: topAnchor, constant: UX.padding),
            avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: UX.padding),
            avatar.widthAnchor.constraint(equalToConstant: UX.avatarSize),
            avatar.heightAnchor.constraint(equalToConstant: UX.avatarSize),

            // The name is beside the picture.
            nameLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
            nameLabel.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -UX.padding),  // or shorter
        ])
    }
}
