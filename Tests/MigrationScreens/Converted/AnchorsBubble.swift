// swift-format-ignore-file
import UIKitNames
import AttributeLayout

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
        bubble.easy.layout([
            Top(),
            Leading(10),
            Width(<=(-10) * 0.8).like(self),
        ])
        textLabel.easy.layout([
            Top(insets.top),
            Leading(insets.left),
            Trailing(insets.right),
            Bottom(insets.bottom),
        ])
    }
}
