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
            NSLayoutConstraint(item: avatar, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top, multiplier: 1, constant: padding),
            NSLayoutConstraint(item: avatar, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: padding),
            NSLayoutConstraint(item: avatar, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 48),
            NSLayoutConstraint(item: avatar, attribute: .height, relatedBy: .equal, toItem: avatar, attribute: .width, multiplier: 1, constant: 0),

            // The name is beside the picture.
            NSLayoutConstraint(item: nameLabel, attribute: .leading, relatedBy: .equal, toItem: avatar, attribute: .trailing, multiplier: 1, constant: 8),
            NSLayoutConstraint(item: nameLabel, attribute: .centerY, relatedBy: .equal, toItem: avatar, attribute: .centerY, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: nameLabel, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: self, attribute: .trailing, multiplier: 1, constant: -padding),
        ])
    }
}
