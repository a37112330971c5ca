// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class AutoPinBubble: UIView {
    let bubble = UIView()
    let textLabel = UILabel("Meet me under the big clock in the hall", numberOfLines: 0)
    let textInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 20)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bubble)
        bubble.addSubview(textLabel)
        bubble.autoPinEdge(toSuperviewEdge: .top)
        bubble.autoPinEdge(toSuperviewEdge: .leading, withInset: 10)
        bubble.autoMatch(.width, to: .width, of: self, withMultiplier: 0.8, relation: .lessThanOrEqual)
        textLabel.autoPinEdgesToSuperviewEdges(with: textInsets)
    }
}
