import UIKitNames

/// What a cell holds by itself: an image, a title, and a text beside it or below.
final class CellLabels {
  let title = UILabel()
  let detail = UILabel()
  private let row = UIStackView()

  /// The image, which joins the row when it is first asked for.
  private(set) lazy var image: UIImageView = {
    let image = UIImageView()
    image.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    row.insertArrangedSubview(image, at: 0)
    return image
  }()

  /// Puts them into a content view, 16 points from the sides and at least 11 from top and bottom.
  init(_ style: UITableViewCell.CellStyle, in content: UIView) {
    title.font = .systemFont(ofSize: 17)
    detail.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
    let column = UIStackView(arrangedSubviews: [title])
    column.axis = style == .subtitle ? .vertical : .horizontal
    column.spacing = style == .subtitle ? 2 : 8
    if style != .default { column.addArrangedSubview(detail) }
    if style != .subtitle { title.setContentHuggingPriority(.init(249), for: .horizontal) }
    row.addArrangedSubview(column)
    row.alignment = .center
    row.spacing = 16
    row.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      row.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      row.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 11),
    ])
  }
}
