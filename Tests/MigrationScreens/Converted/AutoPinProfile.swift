// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class AutoPinProfile: UIView {
    let avatar = UIView.newAutoLayout()
    let nameLabel = UILabel("Emmy Noether")
    let bioLabel = UILabel("Found that every symmetry keeps something", numberOfLines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(nameLabel)
        addSubview(bioLabel)
        NSLayoutConstraint.activate([
            avatar.topAnchor.constraint(equalTo: self.topAnchor, constant: 16),
            avatar.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 16),
            avatar.widthAnchor.constraint(equalToConstant: 48),
            avatar.heightAnchor.constraint(equalToConstant: 48),
        ])

        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            nameLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
            nameLabel.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),  // the middle of the picture
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: self.trailingAnchor, constant: -16),
        ])

        // Everything else is below.
        bioLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            bioLabel.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 12),
            bioLabel.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 16),
            bioLabel.bottomAnchor.constraint(equalTo: self.bottomAnchor, constant: -16),
            bioLabel.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: -16),
        ])
    }
}
