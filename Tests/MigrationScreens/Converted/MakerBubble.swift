// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class MakerBubble: UIView {
    private let bubble = UIView()
    private let textLabel = UILabel("Are you coming tonight? We start at eight.", numberOfLines: 0)
    private let timeLabel = UILabel("19:04")
    private let insets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 20)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(bubble)
        bubble.addSubview(textLabel)
        addSubview(timeLabel)

        bubble.autoPinEdge(toSuperviewEdge: .top)
        bubble.autoPinEdge(toSuperviewEdge: .left, withInset: 10)
        bubble.autoMatch(.width, to: .width, of: self, withMultiplier: 0.8, relation: .lessThanOrEqual)
        textLabel.autoPinEdge(toSuperviewEdge: .left, withInset: insets.left)
        textLabel.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: insets.right), excludingEdge: .left)
        timeLabel.autoPinEdge(.left, to: .right, of: bubble, withOffset: 4)
        timeLabel.autoPinEdge(.bottom, to: .bottom, of: bubble)
    }
}
