// swift-format-ignore-file
import Cartography
import UIKit

final class ConversationCell: UICollectionViewCell {
    private let avatarContainer = UIView()
    private let avatar = UIImageView()
    private let titleField = UILabel()
    private let subtitleField = UILabel()
    private let badge = UIView()
    private let badgeLabel = UILabel()
    private let lineView = UIView.line()
    private var titleTwoLines: NSLayoutConstraint!
    private var titleOneLine: NSLayoutConstraint!

    override init(frame: CGRect) {
        super.init(frame: frame)
        setupSubviews()
        createConstraints()
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) is not implemented")
    }

    private func setupSubviews() {
        self.contentView.addSubviews([avatarContainer, titleField, subtitleField, badge, lineView])
        avatarContainer.addSubview(avatar)
        badge.addSubview(badgeLabel)
    }

    private func createConstraints() {
        constrain(contentView, avatarContainer, titleField, subtitleField, badge) { contentView, avatarContainer, titleField, subtitleField, badge in
            avatarContainer.left == contentView.left
            avatarContainer.width == 64
            avatarContainer.height == avatarContainer.width
            avatarContainer.centerY == contentView.centerY

            titleField.left == avatarContainer.right
            titleField.right <= badge.left - Spacing.regular
            self.titleTwoLines = titleField.top == contentView.top + 12
            self.titleOneLine = titleField.centerY == contentView.centerY

            subtitleField.left == titleField.left
            subtitleField.right == titleField.right
            subtitleField.top == titleField.bottom + 2
            subtitleField.bottom <= contentView.bottom - Spacing.small

            badge.right == contentView.right - Spacing.regular
            badge.centerY == contentView.centerY
            badge.height == 20
            badge.width >= badge.height
        }

        constrain(avatarContainer, avatar) { container, avatar in
            avatar.center == container.center
            avatar.width == 40
            avatar.height == 40
        }

        constrain(badge, badgeLabel) { badge, badgeLabel in
            badgeLabel.edges == inset(badge.edges, 2, 6, 2, 6)
        }

        constrain(contentView, titleField, lineView) { contentView, titleField, lineView in
            lineView.height == UIScreen.hairline
            lineView.bottom == contentView.bottom
            lineView.right == contentView.right
            lineView.left == titleField.left
        }
        titleOneLine.isActive = false
    }

    func configure(title: String, subtitle: String?) {
        titleField.text = title
        subtitleField.text = subtitle
        titleTwoLines.isActive = subtitle != nil
        titleOneLine.isActive = subtitle == nil
    }
}
