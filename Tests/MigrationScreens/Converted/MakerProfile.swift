// swift-format-ignore-file
import UIKitNames

final class MakerProfile: UIView {
    private struct UX {
        static let padding: CGFloat = 16
        static let avatarSize: CGFloat = 48
    }

    private let avatar = UIView()
    private let nameLabel = UILabel("Ada Lovelace")
    private let bioLabel = UILabel("Wrote the first program for a machine that was never built", numberOfLines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(nameLabel)
        addSubview(bioLabel)

        avatar.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            // The picture stands at the beginning of the line.
            avatar.topAnchor.constraint(equalTo: self.topAnchor, constant: UX.padding),
            avatar.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: UX.padding),
            avatar.widthAnchor.constraint(equalToConstant: UX.avatarSize),
            avatar.heightAnchor.constraint(equalToConstant: UX.avatarSize),
        ])
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            nameLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: UX.padding / 2),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: self.trailingAnchor, constant: -UX.padding),  // room for long names
            nameLabel.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
        ])
        bioLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            bioLabel.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 12),
            bioLabel.leadingAnchor.constraint(equalTo: avatar.leadingAnchor),
            bioLabel.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -UX.padding),
        ])
    }
}
