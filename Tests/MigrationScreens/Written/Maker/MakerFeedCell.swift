// swift-format-ignore-file
import MakerLayout
import MigrationScreens
import UIKitNames

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
    private let bodyLabel = UILabel("It is easier to ask forgiveness than it is to get permission, she said, and meant it", numberOfLines: 0)
    private let mediaView = UIView()
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
        container.snp.makeConstraints { make in
            make.top.equalTo(self.safeAreaLayoutGuide.snp.top)
            make.left.right.equalToSuperview()
            make.bottom.lessThanOrEqualToSuperview().priority(.required - 1)
        }

        avatarView.snp.makeConstraints { [unowned self] (make) -> Void in
            make.size.equalTo(UIConstants.avatar)
            make.top.left.equalTo(self.container).offset(UIConstants.margin)
        }

        nameLabel.snp.makeConstraints { [weak self] make in
            guard let self = self else { return }
            make.left.equalTo(self.avatarView.snp.right).offset(UIConstants.margin / 2)
            make.top.equalTo(self.avatarView)
        }

        handleLabel.snp.makeConstraints { (make: ConstraintMaker) in
            make.leading.equalTo(nameLabel.snp.trailing).offset(4)
            make.lastBaseline.equalTo(nameLabel)
            make.trailing.lessThanOrEqualTo(dateLabel.snp.leading).offset(-4).priority(750)
        }
        dateLabel.snp.makeConstraints { $0.trailing.equalTo(container).inset(UIConstants.margin); $0.firstBaseline.equalTo(nameLabel) }

        bodyLabel.snp.makeConstraints { (make) in
            make.top.equalTo(nameLabel.snp.bottom).offset(4)
            make.top.greaterThanOrEqualTo(avatarView.snp.bottom).offset(-8)
            make.left.equalTo(nameLabel.snp.left)
            make.right.equalTo(-UIConstants.margin)
        }
        layoutMedia()
        badge.snp.makeConstraints { (make) in
            make.center.equalTo(mediaView.snp.center).offset(CGPoint(x: 2, y: -2))
            make.width.height.equalTo(mediaView.snp.height).multipliedBy(0.25).priority(.low)
            make.size.lessThanOrEqualTo(CGSize(width: 30, height: 20))
        }
        actionBar.snp.makeConstraints { make in
            make.top.equalTo(mediaView.snp.bottom).offset(8)
            make.leading.trailing.equalTo(bodyLabel)
            make.height.equalTo(28)
        }
        for (index, action) in actions.enumerated() {
            action.snp.makeConstraints { make in
                make.centerY.equalToSuperview()
                if index == 0 {
                    make.leading.equalToSuperview()
                } else {
                    make.leading.equalTo(actions[index - 1].snp.trailing).offset(UIConstants.margin)
                }
            }
        }
        actions.last?.snp.makeConstraints { make in
            make.trailing.lessThanOrEqualToSuperview()
        }
        divider.snp.makeConstraints { make in
            make.top.equalTo(actionBar.snp.bottom).offset(8)
            make.horizontalEdges.bottom.equalToSuperview()
            make.height.equalTo(1.0 / 2)
        }
    }

    private func layoutMedia() {
        mediaView.snp.remakeConstraints { make in
            make.top.equalTo(bodyLabel.snp.bottom).offset(isCollapsed ? 0 : UIConstants.mediaInsets.top)
            make.left.right.equalTo(bodyLabel).inset(UIConstants.mediaInsets)
            if isCollapsed {
                make.height.equalTo(0)
            } else {
                make.height.equalTo(mediaView.snp.width).dividedBy(16.0 / 9.0)
            }
        }
    }

    override func change() {
        isCollapsed.toggle()
        layoutMedia()
        dateLabel.snp.updateConstraints { make in
            make.trailing.equalTo(container).inset(UIConstants.margin * 2)
        }
    }
}
