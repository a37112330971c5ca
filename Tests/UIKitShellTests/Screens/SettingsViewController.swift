// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file

import AutoPinLayout
import UIKitShell

class SettingsRowView: UIView {
  let iconView: UIImageView = UIImageView.newAutoLayout()
  let titleLabel: UILabel = UILabel.newAutoLayout()
  let toggle: UISwitch = UISwitch.newAutoLayout()
  private var didSetupConstraints = false

  init(title: String, icon: UIImage?) {
    super.init(frame: .zero)
    titleLabel.text = title
    iconView.image = icon
    iconView.tintColor = .systemBlue
    toggle.onTintColor = .systemGreen
    addSubview(iconView)
    addSubview(titleLabel)
    addSubview(toggle)
    setNeedsUpdateConstraints()
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func updateConstraints() {
    if !didSetupConstraints {
      iconView.autoSetDimensions(to: CGSize(width: 24, height: 24))
      iconView.autoPinEdge(toSuperviewEdge: .leading, withInset: 16)
      iconView.autoAlignAxis(toSuperviewAxis: .horizontal)
      titleLabel.autoPinEdge(.leading, to: .trailing, of: iconView, withOffset: 12)
      titleLabel.autoAlignAxis(.horizontal, toSameAxisOf: iconView)
      toggle.autoPinEdge(.leading, to: .trailing, of: titleLabel, withOffset: 8, relation: .greaterThanOrEqual)
      toggle.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16)
      toggle.autoAlignAxis(toSuperviewAxis: .horizontal)
      didSetupConstraints = true
    }
    super.updateConstraints()
  }
}

class SettingsViewController: UIViewController {
  let wifiRow = SettingsRowView(title: "Wi-Fi", icon: UIImage(systemName: "wifi"))
  let footer = UILabel(forAutoLayout: ())

  override func loadView() {
    let view = UIView()
    view.backgroundColor = .systemGroupedBackground
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(wifiRow)
    view.addSubview(footer)
    footer.text = "Known networks are joined."
    footer.numberOfLines = 0
    wifiRow.autoPin(toTopLayoutGuideOf: self, withInset: 8)
    wifiRow.autoPinEdge(toSuperviewEdge: .leading)
    wifiRow.autoPinEdge(toSuperviewEdge: .trailing)
    wifiRow.autoSetDimension(.height, toSize: 44)
    footer.autoPinEdge(.top, to: .bottom, of: wifiRow, withOffset: 6)
    footer.autoPinEdge(toSuperviewEdge: .left, withInset: 16)
    footer.autoPinEdge(toSuperviewEdge: .right, withInset: 16)
  }
}
