// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class AttributeBubble: UIView {
    let bubble = UIView()
    let textLabel = UILabel("I will bring the cake, you bring the candles", numberOfLines: 0)
    let insets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 20)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bubble)
        bubble.addSubview(textLabel)
        bubble.autoPinEdge(toSuperviewEdge: .top)
        bubble.autoPinEdge(toSuperviewEdge: .left, withInset: 10)
        bubble.autoPinEdge(toSuperviewEdge: .right, withInset: 50, relation: .lessThanOrEqual)
        textLabel.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: insets.right), excludingEdge: .left)
        textLabel.autoPinEdge(toSuperviewEdge: .left, withInset: insets.left)
    }
}
