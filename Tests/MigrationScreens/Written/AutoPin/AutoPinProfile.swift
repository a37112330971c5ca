// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class AutoPinProfile: UIView {
    let avatar = UIView.newAutoLayout()
    let nameLabel = UILabel("Emmy Noether")
    let bioLabel = UILabel("Found that every symmetry keeps something", numberOfLines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(avatar)
        addSubview(nameLabel)
        addSubview(bioLabel)
        avatar.autoPinEdge(toSuperviewEdge: .top, withInset: 16)
        avatar.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
        avatar.autoSetDimensions(to: CGSize(width: 48, height: 48))

        nameLabel.autoPinEdge(.leading, to: .trailing, of: avatar, withOffset: 8)
        nameLabel.autoAlignAxis(.horizontal, toSameAxisOf: avatar)  // the middle of the picture
        nameLabel.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16, relation: .greaterThanOrEqual)

        // Everything else is below.
        bioLabel.autoPinEdge(.top, to: .bottom, of: avatar, withOffset: 12)
        bioLabel.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 0, left: 16, bottom: 16, right: 16), excludingEdge: .top)
    }
}
