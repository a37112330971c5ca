// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file

import UIKitShell

final class ExpandableToolbar: UIView {
  private(set) var isExpanded = false
  let moreButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.setTitle("Less", for: .selected)
    button.contentEdgeInsets = UIEdgeInsetsMake(6, 10, 6, 10)
    button.translatesAutoresizingMaskIntoConstraints = false
    return button
  }()
  private lazy var heightConstraint = heightAnchor.constraint(equalToConstant: 44)

  override init(frame: CGRect) {
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    addSubview(moreButton)
    heightConstraint.priority = UILayoutPriorityRequired - 1
    NSLayoutConstraint.activate([
      heightConstraint,
      moreButton.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      NSLayoutConstraint(item: moreButton, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: -12),
    ])
    moreButton.addAction(UIAction(handler: { [unowned self] _ in self.toggle() }), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError() }

  private func toggle() {
    isExpanded.toggle()
    moreButton.isSelected = isExpanded
    heightConstraint.constant = isExpanded ? 120 : 44
    UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.5, options: [.allowUserInteraction]) {
      self.superview?.layoutIfNeeded()
    }
  }
}
