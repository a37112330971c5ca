// swift-format-ignore-file
import PureLayout
import UIKit

@objc public class BarView: UIView {
    public let contentView = UIView()
    public let layoutGuideView = UIView()
    var buttons: [UIButton] = []
    var indicator: UIView?
    private var indicatorLeft: NSLayoutConstraint!
    private var indicatorWidth: NSLayoutConstraint!

    public required init?(coder: NSCoder) { fatalError("initCoder not supported") }

    public init(titles: [String], height: CGFloat) {
        super.init(frame: CGRect.zero)
        self.addSubview(contentView)
        contentView.autoPinEdgesToSuperviewEdges()
        self.autoSetDimension(.height, toSize: height)
        self.build(titles)
    }

    private func build(_ titles: [String]) {
        var previous: UIButton?
        for title in titles {
            let button = UIButton(type: .custom)
            button.setTitle(title, for: .normal)
            contentView.addSubview(button)
            button.autoPinEdge(toSuperviewEdge: .top)
            button.autoPinEdge(toSuperviewEdge: .bottom)
            if let previous = previous {
                button.autoPinEdge(.leading, to: .trailing, of: previous, withOffset: 8.0)
            } else {
                button.autoPinEdge(toSuperviewEdge: .leading, withInset: 16.0)
            }
            buttons.append(button)
            previous = button
        }
        previous?.autoPinEdge(toSuperviewEdge: .trailing, withInset: 16.0, relation: .greaterThanOrEqual)

        let indicator = UIView()
        contentView.addSubview(indicator)
        indicator.autoPinEdge(toSuperviewEdge: .bottom)
        indicator.autoSetDimension(.height, toSize: 2)
        indicatorLeft = indicator.autoPinEdge(toSuperviewEdge: .left, withInset: 16)
        indicatorWidth = indicator.autoSetDimension(.width, toSize: 40)
        self.indicator = indicator
    }

    func select(_ index: Int) {
        indicatorLeft.constant = buttons[index].frame.minX
        indicatorWidth.constant = buttons[index].frame.width
    }
}
