// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file

import MakerLayout
import UIKitShell

struct Article {
  let title: String
  let summary: String
}

final class ArticleCell: UITableViewCell {
  static let reuseID = String(describing: ArticleCell.self)

  let titleLabel = UILabel()
  let summaryLabel = UILabel()
  let thumbnailView = UIImageView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    separatorInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 0)
    titleLabel.numberOfLines = 0
    titleLabel.font = .systemFont(ofSize: 16, weight: .semibold)
    summaryLabel.numberOfLines = 0
    summaryLabel.font = .systemFont(ofSize: 12)
    summaryLabel.textColor = .secondaryLabel
    thumbnailView.layer.cornerRadius = 4
    thumbnailView.backgroundColor = .systemGray5
    contentView.addSubview(titleLabel)
    contentView.addSubview(summaryLabel)
    contentView.addSubview(thumbnailView)
    thumbnailView.snp.makeConstraints { make in
      make.top.trailing.equalToSuperview().inset(12)
      make.width.height.equalTo(80)
      make.bottom.lessThanOrEqualToSuperview().inset(12)
    }
    titleLabel.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().inset(12)
      make.trailing.equalTo(thumbnailView.snp.leading).offset(-12)
    }
    summaryLabel.snp.makeConstraints { make in
      make.top.equalTo(titleLabel.snp.bottom).offset(4)
      make.leading.trailing.equalTo(titleLabel)
      make.bottom.lessThanOrEqualToSuperview().inset(12)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    titleLabel.text = nil
    summaryLabel.text = nil
    thumbnailView.image = nil
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    contentView.backgroundColor = selected ? .systemGray6 : .clear
  }

  func configure(with article: Article) {
    titleLabel.text = article.title
    summaryLabel.text = article.summary
  }
}
