// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file

import MakerLayout
import UIKitShell

final class ProfileHeaderView: UIView {
  private enum Metrics {
    static let avatarSize: CGFloat = 64
    static let padding: CGFloat = 16
  }

  let avatarView = UIImageView()
  let nameLabel = UILabel()
  let subtitleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    avatarView.contentMode = .scaleAspectFill
    avatarView.clipsToBounds = true
    avatarView.layer.cornerRadius = Metrics.avatarSize / 2
    avatarView.layer.borderWidth = 1
    avatarView.layer.borderColor = UIColor.lightGray.cgColor
    nameLabel.font = UIFont.boldSystemFont(ofSize: 18)
    subtitleLabel.font = .systemFont(ofSize: 14)
    subtitleLabel.textColor = UIColor.darkGray.withAlphaComponent(0.8)
    [avatarView, nameLabel, subtitleLabel].forEach(addSubview)
    avatarView.snp.makeConstraints { make in
      make.size.equalTo(Metrics.avatarSize)
      make.leading.equalToSuperview().offset(Metrics.padding)
      make.centerY.equalToSuperview()
    }
    nameLabel.snp.makeConstraints {
      $0.leading.equalTo(avatarView.snp.trailing).offset(12)
      $0.bottom.equalTo(snp.centerY).offset(-2)
      $0.trailing.lessThanOrEqualToSuperview().inset(Metrics.padding)
    }
    subtitleLabel.snp.makeConstraints {
      $0.leading.equalTo(nameLabel)
      $0.top.equalTo(snp.centerY).offset(2)
      $0.trailing.lessThanOrEqualToSuperview().inset(Metrics.padding)
    }
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(name: String, subtitle: String, image: UIImage?) {
    nameLabel.text = name
    subtitleLabel.text = subtitle
    avatarView.image = image ?? UIImage(named: "placeholder")
  }
}
