// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file

import UIKitShell

final class PhotoCell: UICollectionViewCell {
  let imageView: UIImageView = {
    let view = UIImageView(image: nil)
    view.contentMode = .scaleAspectFill
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()
  let captionLabel = UILabel()
  let gradientLayer = CAGradientLayer()

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2) { self.alpha = self.isHighlighted ? 0.5 : 1 }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradientLayer.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.6).cgColor]
    gradientLayer.locations = [0, 1]
    captionLabel.textColor = .white
    captionLabel.font = .systemFont(ofSize: 14)
    captionLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(imageView)
    contentView.layer.addSublayer(gradientLayer)
    contentView.addSubview(captionLabel)
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      captionLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      captionLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      captionLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  @available(*, unavailable)
  required init?(coder aDecoder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gradientLayer.frame = CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
    CATransaction.commit()
  }
}
