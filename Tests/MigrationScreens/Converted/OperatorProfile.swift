// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class OperatorProfile: UIView {
    private let avatar = UIView()
    private let nameLabel = UILabel("Grace Hopper")
    private let padding: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(nameLabel)
        avatar.autoPinEdge(toSuperviewEdge: .top, withInset: padding)
        avatar.autoPinEdge(toSuperviewEdge: .leading, withInset: padding)
        avatar.autoSetDimension(.width, toSize: 48)
        avatar.autoMatch(.height, to: .width, of: avatar)

        // The name is beside the picture.
        nameLabel.autoPinEdge(.leading, to: .trailing, of: avatar, withOffset: 8)
        nameLabel.autoAlignAxis(.horizontal, toSameAxisOf: avatar)
        nameLabel.autoPinEdge(toSuperviewEdge: .trailing, withInset: padding, relation: .greaterThanOrEqual)
    }
}
