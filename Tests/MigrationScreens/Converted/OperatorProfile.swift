// swift-format-ignore-file
import AttributeLayout
import UIKitNames

final class OperatorProfile: UIView {
    private let avatar = UIView()
    private let nameLabel = UILabel("Grace Hopper")
    private let padding: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(nameLabel)
        avatar.easy.layout([
            Top(padding),
            Leading(padding),
            Width(48),
            Height().like(avatar, .width),
        ])
        nameLabel.easy.layout([
            // The name is beside the picture.
            Leading(8).to(avatar, .trailing),
            CenterY().to(avatar, .centerY),
            Trailing(<=padding),
        ])
    }
}
