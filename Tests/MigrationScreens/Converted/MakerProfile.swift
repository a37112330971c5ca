// swift-format-ignore-file
import OperatorLayout
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

        constrain(avatar, self) { avatar, view in
            // The picture stands at the beginning of the line.
            avatar.top == view.top + UX.padding
            avatar.leading == view.leading + UX.padding
            avatar.width == UX.avatarSize
            avatar.height == UX.avatarSize
        }
        constrain(nameLabel, avatar, self) { nameLabel, avatar, view in
            nameLabel.leading == avatar.trailing + (UX.padding / 2)
            nameLabel.trailing <= view.trailing - UX.padding  // room for long names
            nameLabel.centerY == avatar.centerY
        }
        constrain(bioLabel, avatar, self) { bioLabel, avatar, view in
            bioLabel.top == avatar.bottom + 12
            bioLabel.leading == avatar.leading
            bioLabel.trailing == view.trailing - UX.padding
        }
    }
}
