// swift-format-ignore-file
import PureLayout
import UIKit

class ThreadCell: UITableViewCell {
    let avatarView = UIImageView.newAutoLayout()
    let nameLabel = UILabel()
    let snippetLabel = UILabel()
    let dateLabel = UILabel()
    let unreadBadge = UIView()
    private var viewConstraints = [NSLayoutConstraint]()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        commonInit()
    }

    required init?(coder: NSCoder) { fatalError() }

    private func commonInit() {
        contentView.addSubview(avatarView)
        avatarView.autoSetDimensions(to: CGSize(width: Layout.avatarSize, height: Layout.avatarSize))
        avatarView.autoPinEdge(toSuperviewEdge: .left, withInset: Layout.gutter)
        avatarView.autoAlignAxis(toSuperviewAxis: .horizontal)
        avatarView.autoPinEdge(toSuperviewEdge: .top, withInset: 8, relation: .greaterThanOrEqual)

        contentView.addSubview(nameLabel)
        nameLabel.autoPinEdge(.left, to: .right, of: avatarView, withOffset: 12)
        nameLabel.autoPinEdge(.top, to: .top, of: avatarView)

        contentView.addSubview(dateLabel)
        dateLabel.setCompressionResistanceHigh()
        dateLabel.autoPinEdge(toSuperviewEdge: .right, withInset: Layout.gutter)
        dateLabel.autoPinEdge(.left, to: .right, of: nameLabel, withOffset: 8, relation: .greaterThanOrEqual)
        dateLabel.autoAlignAxis(.horizontal, toSameAxisOf: nameLabel)

        contentView.addSubview(snippetLabel)
        snippetLabel.autoPinEdge(.top, to: .bottom, of: nameLabel, withOffset: 2)
        snippetLabel.autoPinEdge(.leading, to: .leading, of: nameLabel)
        snippetLabel.autoPinEdge(toSuperviewEdge: .bottom, withInset: 8)

        contentView.addSubview(unreadBadge)
        unreadBadge.autoSetDimension(.height, toSize: 20)
        unreadBadge.autoSetDimension(.width, toSize: 20, relation: .greaterThanOrEqual)
        unreadBadge.autoPinEdge(.left, to: .right, of: snippetLabel, withOffset: 8)
        unreadBadge.autoPinEdge(toSuperviewEdge: .right, withInset: Layout.gutter)
        unreadBadge.autoAlignAxis(.horizontal, toSameAxisOf: snippetLabel)
    }

    func configure(unread: Int) {
        NSLayoutConstraint.deactivate(viewConstraints)
        viewConstraints = [
            snippetLabel.autoPinEdge(toSuperviewEdge: .right, withInset: unread > 0 ? 60 : Layout.gutter)
        ]
        unreadBadge.isHidden = unread == 0
    }
}
