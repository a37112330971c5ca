// swift-format-ignore-file
import UIKitNames

final class AnchorsBubble: UIView {
    let bubble = UIView()
    let textLabel = UILabel("It rains, so take the umbrella with you", numberOfLines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bubble)
        bubble.addSubview(textLabel)
        bubble.translatesAutoresizingMaskIntoConstraints = false
        textLabel.translatesAutoresizingMaskIntoConstraints = false
        let insets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 20)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: topAnchor),
            bubble.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.8, constant: -10),
            textLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: insets.top),
            textLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: insets.left),
            bubble.trailingAnchor.constraint(equalTo: textLabel.trailingAnchor, constant: insets.right),
            bubble.bottomAnchor.constraint(equalTo: textLabel.bottomAnchor, constant: insets.bottom),
        ])
    }
}
