// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class AutoPinScroll: UIView {
    let scrollView = UIScrollView()
    let contentView = UIView()
    let block = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scrollView)
        scrollView.addSubview(contentView)
        contentView.addSubview(block)
        constrain(scrollView, self) { scrollView, view in
            scrollView.edges == view.edges
        }
        constrain(contentView, scrollView) { contentView, scrollView in
            contentView.edges == scrollView.edges
            contentView.width == scrollView.width
        }
        constrain(block, contentView) { block, contentView in
            block.edges == inset(contentView.edges, 10, 20, 30, 40)
            block.height == 480
        }
    }
}
