// swift-format-ignore-file
import UIKitNames

final class AttributeProfile: UIView {
    private let avatar = UIView()
    private let nameLabel = UILabel("Katherine Johnson")
    private let bioLabel = UILabel("Computed the way to the moon and back by hand", numberOfLines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(nameLabel)
        addSubview(bioLabel)

        avatar.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            avatar.topAnchor.constraint(equalTo: self.topAnchor, constant: 16),
            avatar.leftAnchor.constraint(equalTo: self.leftAnchor, constant: 16),
            avatar.widthAnchor.constraint(equalToConstant: 48),
            avatar.heightAnchor.constraint(equalToConstant: 48),
        ])
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            nameLabel.leftAnchor.constraint(equalTo: avatar.rightAnchor, constant: 8),
            nameLabel.rightAnchor.constraint(greaterThanOrEqualTo: self.rightAnchor, constant: -16),
            nameLabel.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
        ])
        bioLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            bioLabel.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 12),  // below the picture
            bioLabel.leftAnchor.constraint(equalTo: avatar.leftAnchor),
            bioLabel.rightAnchor.constraint(equalTo: self.rightAnchor, constant: -16),
        ])
    }
}
