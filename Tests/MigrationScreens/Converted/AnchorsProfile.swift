// swift-format-ignore-file
import UIKitNames
import AutoPinLayout

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

        avatar.autoPinEdge(toSuperviewEdge: .top, withInset: UX.padding)
        avatar.autoPinEdge(toSuperviewEdge: .leading, withInset: UX.padding)
        avatar.autoSetDimensions(to: CGSize(width: UX.avatarSize, height: UX.avatarSize))

        // The name is beside the picture.
        nameLabel.autoPinEdge(.leading, to: .trailing, of: avatar, withOffset: 8)
        nameLabel.autoAlignAxis(.horizontal, toSameAxisOf: avatar)
        nameLabel.autoPinEdge(toSuperviewEdge: .trailing, withInset: UX.padding, relation: .greaterThanOrEqual)  // or shorter
    }
}
