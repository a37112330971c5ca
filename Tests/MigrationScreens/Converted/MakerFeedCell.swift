// swift-format-ignore-file
import MakerLayout
import MigrationScreens
import UIKitNames
import AutoPinLayout

private enum UIConstants {
    static let margin: CGFloat = 16
    static let avatar = CGSize(width: 40, height: 40)
    static let mediaInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
}

/// A post with everything that a post can have, and a state without its picture.
final class MakerFeedCell: ChangingView {
    private let container = UIView()
    private let avatarView = UIView()
    private lazy var nameLabel: UILabel = {
        let label = UILabel("Grace Hopper")
        label.setContentHuggingPriority(.required, for: .horizontal)
        return label
    }()
    private let handleLabel = UILabel("@amazinggrace")
    private let dateLabel = UILabel("3 h")
    private var dateLabelTrailing: NSLayoutConstraint!
    private let bodyLabel = UILabel("It is easier to ask forgiveness than it is to get permission, she said, and meant it", numberOfLines: 0)
    private let mediaView = UIView()
    private var mediaViewConstraints: [NSLayoutConstraint] = []
    private let badge = UIView()
    private let actionBar = UIView()
    private var actions: [UIView] = []
    private let divider = UIView()
    private var mediaHeight: Constraint!
    private var isCollapsed = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        setupViews()
        setupConstraints()
    }

    private func setupViews() {
        addSubview(container)
        [avatarView, nameLabel, handleLabel, dateLabel, bodyLabel, mediaView, actionBar, divider].forEach { container.addSubview($0) }
        mediaView.addSubview(badge)
        for title in ["Reply", "Repost", "Like"] {
            let action = UILabel(title)
            actions.append(action)
            actionBar.addSubview(action)
        }
    }

    private func setupConstraints() {
        container.autoPinEdge(toSuperviewSafeArea: .top)
        container.autoPinEdge(toSuperviewEdge: .left)
        container.autoPinEdge(toSuperviewEdge: .right)
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(999)) {
            container.autoPinEdge(toSuperviewEdge: .bottom, relation: .greaterThanOrEqual)
        }

        avatarView.autoSetDimensions(to: CGSize(width: UIConstants.avatar.width, height: UIConstants.avatar.height))
        avatarView.autoPinEdge(.left, to: .left, of: self.container, withOffset: UIConstants.margin)
        avatarView.autoPinEdge(.top, to: .top, of: self.container, withOffset: UIConstants.margin)

        nameLabel.autoPinEdge(.left, to: .right, of: self.avatarView, withOffset: UIConstants.margin / 2)
        nameLabel.autoPinEdge(.top, to: .top, of: self.avatarView)

        handleLabel.autoPinEdge(.leading, to: .trailing, of: nameLabel, withOffset: 4)
        handleLabel.autoAlignAxis(.baseline, toSameAxisOf: nameLabel)
        NSLayoutConstraint.autoSetPriority(.defaultHigh) {
            handleLabel.autoPinEdge(.trailing, to: .leading, of: dateLabel, withOffset: -4, relation: .lessThanOrEqual)
        }
        dateLabelTrailing = dateLabel.autoPinEdge(toSuperviewEdge: .trailing, withInset: UIConstants.margin)
        dateLabel.autoAlignAxis(.firstBaseline, toSameAxisOf: nameLabel)

        bodyLabel.autoPinEdge(.top, to: .bottom, of: nameLabel, withOffset: 4)
        bodyLabel.autoPinEdge(.top, to: .bottom, of: avatarView, withOffset: -8, relation: .greaterThanOrEqual)
        bodyLabel.autoPinEdge(.left, to: .left, of: nameLabel)
        bodyLabel.autoPinEdge(toSuperviewEdge: .right, withInset: UIConstants.margin)
        layoutMedia()
        badge.autoAlignAxis(.vertical, toSameAxisOf: mediaView, withOffset: 2)
        badge.autoAlignAxis(.horizontal, toSameAxisOf: mediaView, withOffset: -2)
        NSLayoutConstraint.autoSetPriority(.defaultLow) {
            badge.autoMatch(.width, to: .height, of: mediaView, withMultiplier: 0.25)
            badge.autoMatch(.height, to: .height, of: mediaView, withMultiplier: 0.25)
        }
        badge.autoSetDimension(.width, toSize: 30, relation: .lessThanOrEqual)
        badge.autoSetDimension(.height, toSize: 20, relation: .lessThanOrEqual)
        actionBar.autoPinEdge(.top, to: .bottom, of: mediaView, withOffset: 8)
        actionBar.autoPinEdge(.leading, to: .leading, of: bodyLabel)
        actionBar.autoPinEdge(.trailing, to: .trailing, of: bodyLabel)
        actionBar.autoSetDimension(.height, toSize: 28)
        for (index, action) in actions.enumerated() {
            action.autoAlignAxis(toSuperviewAxis: .horizontal)
            if index == 0 {
                action.autoPinEdge(toSuperviewEdge: .leading)
            } else {
                action.autoPinEdge(.leading, to: .trailing, of: actions[index - 1], withOffset: UIConstants.margin)
            }
        }
        // layout convert: left as it was, since its item is optional
        actions.last?.snp.makeConstraints { make in
            make.trailing.lessThanOrEqualToSuperview()
        }
        divider.autoPinEdge(.top, to: .bottom, of: actionBar, withOffset: 8)
        divider.autoPinEdge(toSuperviewEdge: .left)
        divider.autoPinEdge(toSuperviewEdge: .right)
        divider.autoPinEdge(toSuperviewEdge: .bottom)
        divider.autoSetDimension(.height, toSize: 1.0 / 2)
    }

    private func layoutMedia() {
        NSLayoutConstraint.deactivate(mediaViewConstraints)
        mediaViewConstraints = NSLayoutConstraint.autoCreateAndInstallConstraints {
            mediaView.autoPinEdge(.top, to: .bottom, of: bodyLabel, withOffset: isCollapsed ? 0 : UIConstants.mediaInsets.top)
            mediaView.autoPinEdge(.left, to: .left, of: bodyLabel, withOffset: UIConstants.mediaInsets.left)
            mediaView.autoPinEdge(.right, to: .right, of: bodyLabel, withOffset: -UIConstants.mediaInsets.right)
        }
        if isCollapsed {
            mediaViewConstraints += NSLayoutConstraint.autoCreateAndInstallConstraints {
                mediaView.autoSetDimension(.height, toSize: 0)
            }
        } else {
            mediaViewConstraints += NSLayoutConstraint.autoCreateAndInstallConstraints {
                mediaView.autoMatch(.height, to: .width, of: mediaView, withMultiplier: 1 / (16.0 / 9.0))
            }
        }
    }

    override func change() {
        isCollapsed.toggle()
        layoutMedia()
        dateLabelTrailing?.constant = -(UIConstants.margin * 2)
    }
}
