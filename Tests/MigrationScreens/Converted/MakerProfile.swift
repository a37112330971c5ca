// swift-format-ignore-file
import AttributeLayout
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

        avatar.easy.layout([
            // The picture stands at the beginning of the line.
            Top(UX.padding),
            Leading(UX.padding),
            Size(UX.avatarSize),
        ])
        nameLabel.easy.layout([
            Leading(UX.padding / 2).to(avatar, .trailing),
            Trailing(<=UX.padding),  // room for long names
            CenterY().to(avatar, .centerY),
        ])
        bioLabel.easy.layout([
            Top(12).to(avatar, .bottom),
            Leading().to(avatar, .leading),
            Trailing(UX.padding),
        ])
    }
}
