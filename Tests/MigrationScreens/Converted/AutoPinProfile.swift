// swift-format-ignore-file
import AutoPinLayout
import UIKitNames
import OperatorLayout

final class AutoPinProfile: UIView {
    let avatar = UIView.newAutoLayout()
    let nameLabel = UILabel("Emmy Noether")
    let bioLabel = UILabel("Found that every symmetry keeps something", numberOfLines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(nameLabel)
        addSubview(bioLabel)
        constrain(avatar, self) { avatar, view in
            avatar.top == view.top + 16
            avatar.leading == view.leading + 16
            avatar.width == 48
            avatar.height == 48
        }

        constrain(nameLabel, avatar, self) { nameLabel, avatar, view in
            nameLabel.leading == avatar.trailing + 8
            nameLabel.centerY == avatar.centerY  // the middle of the picture
            nameLabel.trailing <= view.trailing - 16
        }

        // Everything else is below.
        constrain(bioLabel, avatar, self) { bioLabel, avatar, view in
            bioLabel.top == avatar.bottom + 12
            bioLabel.leading == view.leading + 16
            bioLabel.bottom == view.bottom - 16
            bioLabel.trailing == view.trailing - 16
        }
    }
}
