// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file

import UIKitShell

final class OfflineBannerView: UIView {
  let iconView = UIImageView(image: UIImage(systemName: "wifi.slash"))
  let messageLabel = UILabel()
  let closeButton = UIButton(type: .custom)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.1, alpha: 1)
    messageLabel.text = "Offline"
    messageLabel.textColor = .white
    closeButton.setImage(UIImage(named: "close"), for: .normal)
    let views: [String: Any] = ["icon": iconView, "message": messageLabel, "close": closeButton]
    let metrics = ["edge": 12, "side": 24]
    views.values.forEach {
      guard let view = $0 as? UIView else { return }
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-edge-[icon(side)]-[message]-(>=8)-[close(30)]-|",
        options: .alignAllCenterY,
        metrics: metrics,
        views: views
      )
    )
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-10-[icon(side)]-10-|",
        options: [],
        metrics: metrics,
        views: views
      ) + NSLayoutConstraint.constraints(withVisualFormat: "V:[close(==30@750)]", options: NSLayoutConstraint.FormatOptions(rawValue: 0), metrics: nil, views: views)
    )
  }

  required init?(coder: NSCoder) { fatalError() }

  override class var requiresConstraintBasedLayout: Bool { return true }
}
