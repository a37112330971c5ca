// swift-format-ignore-file
import AutoPinLayout
import UIKitNames

final class OperatorScroll: UIView {
    let scrollView = UIScrollView()
    let contentView = UIView()
    let block = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scrollView)
        scrollView.addSubview(contentView)
        contentView.addSubview(block)
        scrollView.autoPinEdgesToSuperviewEdges()
        contentView.autoPinEdgesToSuperviewEdges()
        contentView.autoMatch(.width, to: .width, of: scrollView)
        block.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        block.autoSetDimension(.height, toSize: 600)
    }
}
