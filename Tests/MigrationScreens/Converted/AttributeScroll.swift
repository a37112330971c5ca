// swift-format-ignore-file
import OperatorLayout
import UIKitNames

final class AttributeScroll: UIView {
    let scrollView = UIScrollView()
    let contentView = UIView()
    let block = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(scrollView)
        scrollView.addSubview(contentView)
        contentView.addSubview(block)
        constrain(scrollView, self) { scrollView, view in
            scrollView.top == view.top
            scrollView.left == view.left
            scrollView.right == view.right
            scrollView.bottom == view.bottom
        }
        constrain(contentView, scrollView) { contentView, scrollView in
            contentView.top == scrollView.top
            contentView.left == scrollView.left
            contentView.right == scrollView.right
            contentView.bottom == scrollView.bottom
            contentView.width == scrollView.width
        }
        constrain(block, contentView) { block, contentView in
            block.top == contentView.top + 10
            block.left == contentView.left + 10
            block.right == contentView.right - 10
            block.bottom == contentView.bottom - 10
            block.height == 500
        }
    }
}
