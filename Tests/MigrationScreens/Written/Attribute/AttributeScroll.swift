// swift-format-ignore-file
import AttributeLayout
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
        scrollView.easy.layout(Edges())
        contentView.easy.layout(Edges(), Width().like(scrollView))
        block.easy.layout(Edges(10), Height(500))
    }
}
