// swift-format-ignore-file
import UIKitNames
import OperatorLayout

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

        constrain(avatar, self) { avatar, view in
            avatar.top == view.top + UX.padding
            avatar.leading == view.leading + UX.padding
            avatar.width == UX.avatarSize
            avatar.height == UX.avatarSize
        }
        constrain(nameLabel, avatar, self) { nameLabel, avatar, view in
            // The name is beside the picture.
            nameLabel.leading == avatar.trailing + 8
            nameLabel.centerY == avatar.centerY
            nameLabel.trailing <= view.trailing - UX.padding  // or shorter
        }
    }
}
