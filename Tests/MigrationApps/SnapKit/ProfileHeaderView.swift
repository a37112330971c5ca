// swift-format-ignore-file
import SnapKit
import UIKit

final class ProfileHeaderView: UIView {

    private let coverView = UIImageView()
    private let avatarView = UIImageView()
    private let nameLabel = UILabel()
    private let bioLabel = UILabel()
    private let followButton = UIButton()
    private var avatarSizeConstraint: Constraint!

    init() {
        super.init(frame: .zero)

        addSubview(coverView)
        addSubview(avatarView)
        addSubview(nameLabel)
        addSubview(bioLabel)
        addSubview(followButton)

        snp.makeConstraints { make in
            make.height.greaterThanOrEqualTo(220)
        }

        coverView.snp.makeConstraints {
            $0.top.left.right.equalToSuperview()
            $0.height.equalTo(coverView.snp.width).multipliedBy(9.0 / 16.0)
        }

        avatarView.snp.makeConstraints {
            avatarSizeConstraint = $0.width.height.equalTo(Theme.Avatar.bigSize).constraint
            $0.centerX.equalTo(self)
            $0.centerY.equalTo(coverView.snp.bottom)
        }

        nameLabel.snp.makeConstraints {
            $0.top.equalTo(avatarView.snp.bottom).offset(12)
            $0.centerX.equalToSuperview()
            $0.left.greaterThanOrEqualTo(self).offset(20)
        }

        bioLabel.textAlignment = .center
        bioLabel.snp.makeConstraints {
            $0.top.equalTo(nameLabel.snp.bottom).offset(4)
            $0.left.right.equalToSuperview().inset(20)
        }

        followButton.snp.makeConstraints {
            $0.top.equalTo(bioLabel.snp.bottom).offset(16)
            $0.centerX.equalToSuperview()
            $0.height.equalTo(36)
            $0.width.equalTo(followButton.snp.height).multipliedBy(4)
            $0.bottom.equalToSuperview().offset(-16)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    func setCompact(_ compact: Bool) {
        avatarSizeConstraint.update(offset: compact ? 48 : Theme.Avatar.bigSize)
        bioLabel.isHidden = compact
    }
}
