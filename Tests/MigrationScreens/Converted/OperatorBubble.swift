// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class OperatorBubble: UIView {
    let bubble = UIView()
    let textLabel = UILabel("See you at the station, platform nine", numberOfLines: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bubble)
        bubble.addSubview(textLabel)
        bubble.autoPinEdge(toSuperviewEdge: .leading, withInset: 10)
        bubble.autoPinEdge(toSuperviewEdge: .top)
        bubble.autoMatch(.width, to: .width, of: self, withMultiplier: 0.8, relation: .lessThanOrEqual)
        textLabel.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
    }
}
