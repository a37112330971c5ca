// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file

import AttributeLayout
import UIKitShell

final class ProductView: UIView {
  private let scaleFactor = 1.0
  let titleLabel = UILabel()
  let imageView = UIImageView()
  let buyButton = UIButton(type: .system)

  init(title: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
    titleLabel.text = title
    titleLabel.textAlignment = .center
    buyButton.setTitle("Buy", for: .normal)
    buyButton.contentEdgeInsets = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20)
    buyButton.tintColor = .red
    addSubview(titleLabel)
    addSubview(imageView)
    addSubview(buyButton)
    titleLabel.easy.layout(Top(16), Left(16), Right(16))
    imageView.easy.layout([
      Top(12).to(titleLabel, .bottom),
      CenterX(),
      Size(100),
    ])
    buyButton.easy.layout(CenterX(), Top(10).to(imageView))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
