// swift-format-ignore-file
import SnapKit
import UIKit

class FeedCell: UITableViewCell {
    static let reuseIdentifier = "FeedCell"

    let avatarView = UIImageView()
    let nameLabel = UILabel()
    let timeLabel = UILabel()
    let bodyLabel = UILabel()
    let separator = UIView()
    private let actionStack = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear

        contentView.addSubviews(avatarView, nameLabel, timeLabel, bodyLabel, separator)
        contentView.addSubview(actionStack)

        avatarView.layer.cornerRadius = Theme.Avatar.size / 2
        avatarView.clipsToBounds = true
        avatarView.snp.makeConstraints { maker in
            maker.leading.equalToSuperview().offset(CGFloat.margin16)
            maker.top.equalToSuperview().offset(CGFloat.margin8)
            maker.size.equalTo(Theme.Avatar.size)
        }

        nameLabel.font = .systemFont(ofSize: 15, weight: .semibold)
        nameLabel.snp.makeConstraints { maker in
            maker.leading.equalTo(avatarView.snp.trailing).offset(CGFloat.margin8)
            maker.top.equalTo(avatarView)
            maker.trailing.lessThanOrEqualTo(timeLabel.snp.leading).offset(-CGFloat.margin8)
        }

        timeLabel.setContentHuggingPriority(.required, for: .horizontal)
        timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        timeLabel.snp.makeConstraints { maker in
            maker.trailing.equalToSuperview().inset(CGFloat.margin16)
            maker.centerY.equalTo(nameLabel)
        }

        bodyLabel.numberOfLines = 0
        bodyLabel.snp.makeConstraints { maker in
            maker.top.equalTo(nameLabel.snp.bottom).offset(4)
            maker.leading.equalTo(nameLabel)
            maker.trailing.equalTo(timeLabel)
        }

        actionStack.axis = .horizontal
        actionStack.spacing = 12
        actionStack.snp.makeConstraints { maker in
            maker.top.equalTo(bodyLabel.snp.bottom).offset(CGFloat.margin8)
            maker.leading.equalTo(bodyLabel)
            maker.bottom.equalToSuperview().inset(CGFloat.margin8).priority(999)
        }

        separator.backgroundColor = .separatorLine
        separator.snp.makeConstraints { maker in
            maker.leading.trailing.bottom.equalToSuperview()
            maker.height.equalTo(CGFloat.hairline)
        }
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func bind(name: String, body: String, time: String) {
        nameLabel.text = name
        bodyLabel.text = body
        timeLabel.text = time
    }
}
