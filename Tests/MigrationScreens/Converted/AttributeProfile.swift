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
            NSLayoutConstraint(item: avatar, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: 16),
            NSLayoutConstraint(item: avatar, attribute: .left, relatedBy: .equal, toItem: self, attribute: .left, multiplier: 1, constant: 16),
            NSLayoutConstraint(item: avatar, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 48),
            NSLayoutConstraint(item: avatar, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 48),
        ])
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: nameLabel, attribute: .left, relatedBy: .equal, toItem: avatar, attribute: .right, multiplier: 1, constant: 8),
            NSLayoutConstraint(item: nameLabel, attribute: .right, relatedBy: .greaterThanOrEqual, toItem: self, attribute: .right, multiplier: 1, constant: -16),
            NSLayoutConstraint(item: nameLabel, attribute: .centerY, relatedBy: .equal, toItem: avatar, attribute: .centerY, multiplier: 1, constant: 0),
        ])
        bioLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            NSLayoutConstraint(item: bioLabel, attribute: .top, relatedBy: .equal, toItem: avatar, attribute: .bottom, multiplier: 1, constant: 12),  // below the picture
            NSLayoutConstraint(item: bioLabel, attribute: .left, relatedBy: .equal, toItem: avatar, attribute: .left, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: bioLabel, attribute: .right, relatedBy: .equal, toItem: self, attribute: .right, multiplier: 1, constant: -16),
        ])
    }
}
