// swift-format-ignore-file
import AttributeLayout
import UIKitNames

final class AutoPinBubble: UIView {
    let bubble = UIView()
    let textLabel = UILabel("Meet me under the big clock in the hall", numberOfLines: 0)
    let textInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 20)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bubble)
        bubble.addSubview(textLabel)
        bubble.easy.layout([
            Top(),
            Leading(10),
            Width(<=0 * 0.8).like(self),
        ])
        textLabel.easy.layout([
            Top(textInsets.top),
            Leading(textInsets.left),
            Bottom(textInsets.bottom),
            Trailing(textInsets.right),
        ])
    }
}
