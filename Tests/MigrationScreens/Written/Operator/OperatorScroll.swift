// swift-format-ignore-file
import OperatorLayout
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
        constrain(scrollView, contentView, block) { scroll, content, block in
            scroll.edges == scroll.superview!.edges
            content.edges == scroll.edges
            content.width == scroll.width
            block.edges == content.edges.inseted(top: 10, leading: 20, bottom: 30, trailing: 40)
            block.height == 600
        }
    }
}
