// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class MakerScroll: UIView {
    private let scrollView = UIScrollView()
    private let contentView = UIView()
    private let first = UIView()
    private let second = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scrollView)
        scrollView.addSubview(contentView)
        contentView.addSubview(first)
        contentView.addSubview(second)

        scrollView.autoPinEdge(toSuperviewEdge: .left)
        scrollView.autoPinEdgesToSuperviewEdges(excludingEdge: .left)
        contentView.autoPinEdge(toSuperviewEdge: .left)
        contentView.autoPinEdgesToSuperviewEdges(excludingEdge: .left)
        contentView.autoMatch(.width, to: .width, of: scrollView)
        NSLayoutConstraint.autoSetPriority(.defaultHigh) {
            first.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 30))
        }
        first.autoSetDimension(.height, toSize: 300)
        second.autoPinEdge(.top, to: .bottom, of: first, withOffset: 10)
        second.autoPinEdge(toSuperviewEdge: .left)
        second.autoPinEdge(toSuperviewEdge: .right)
        second.autoMatch(.height, to: .height, of: first, withMultiplier: 0.5)
        second.autoPinEdge(toSuperviewEdge: .bottom)
    }
}
