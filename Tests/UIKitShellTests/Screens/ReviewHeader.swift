// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file

import UIKitShell

extension UIColor {
  convenience init(hex: UInt32) {
    self.init(
      red: CGFloat((hex >> 16) & 0xff) / 255,
      green: CGFloat((hex >> 8) & 0xff) / 255,
      blue: CGFloat(hex & 0xff) / 255,
      alpha: 1
    )
  }

  class var brand: UIColor { return UIColor(hex: 0x336699) }
}

extension UIFont {
  class func brand(_ size: CGFloat) -> UIFont { return UIFont(name: "Brand-Bold", size: size) ?? .boldSystemFont(ofSize: size) }
}

class RatingControl: UIControl {
  private var stars: [UIImageView] = []
  var spacing: CGFloat = 4 { didSet { invalidateIntrinsicContentSize() } }

  var rating = 0 {
    didSet {
      guard oldValue != rating else { return }
      for (index, star) in stars.enumerated() { star.alpha = index < rating ? 1 : 0.3 }
      sendActions(for: .valueChanged)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    isAccessibilityElement = true
    accessibilityTraits = [.adjustable]
    for _ in 0..<5 {
      let star = UIImageView(image: UIImage(systemName: "star.fill")?.withRenderingMode(.alwaysTemplate))
      star.tintColor = .brand
      stars.append(star)
      addSubview(star)
    }
    setContentHuggingPriority(UILayoutPriority.required, for: .horizontal)
  }

  override var intrinsicContentSize: CGSize {
    return CGSize(width: 5 * 20 + 4 * spacing, height: 20)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for star in stars {
      star.frame = CGRect(x: x, y: (bounds.height - 20) / 2, width: 20, height: 20)
      x = star.frame.maxX + spacing
    }
  }
}

final class ReviewHeader: UITableViewHeaderFooterView {
  let titleLabel = UILabel()
  let rating = RatingControl()
  let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    titleLabel.font = .brand(20)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    blur.frame = contentView.bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(blur)
    for view in [titleLabel, rating] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      rating.leadingAnchor.constraint(greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
      rating.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
