// Written as people write for UIKit, not as this package is written.
// swift-format-ignore-file

import OperatorLayout
import UIKitShell

final class ChatBubbleCell: UITableViewCell {
  let bubble = UIView()
  let messageLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    bubble.layer.cornerRadius = 12
    bubble.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner]
    bubble.backgroundColor = UIColor.systemBlue
    messageLabel.numberOfLines = 0
    contentView.addSubview(bubble)
    bubble.addSubview(messageLabel)
    constrain(bubble, messageLabel) { bubble, label in
      bubble.top == bubble.superview!.top + 4
      bubble.bottom == bubble.superview!.bottom - 4
      bubble.trailing == bubble.superview!.trailing - 12
      bubble.width <= bubble.superview!.width * 0.75
      label.edges == inset(bubble.edges, 8)
    }
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
