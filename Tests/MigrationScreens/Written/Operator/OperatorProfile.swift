// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class OperatorProfile: UIView {
    private let avatar = UIView()
    private let nameLabel = UILabel("Grace Hopper")
    private let padding: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(nameLabel)
        constrain(avatar, nameLabel, self) { avatar, nameLabel, view in
            avatar.top == view.top + padding
            avatar.leading == view.leading + padding
            avatar.width == 48
            avatar.height == avatar.width

            // The name is beside the picture.
            nameLabel.leading == avatar.trailing + 8
            nameLabel.centerY == avatar.centerY
            nameLabel.trailing <= view.trailing - padding
        }
    }
}
